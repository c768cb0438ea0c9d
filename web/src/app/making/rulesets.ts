/** The editions that a game may follow, the usual one first. */

import type { Rules } from '../../lib/schema';

export const RULESETS: readonly Rules['ruleset'][] = ['2e', 'en', 'es', 'fr', 'uk'];
