/** The files of texts that are loaded together. */

/** What every screen needs; what a table does; what one reads when one wants to know more. */
export type Group = 'basic' | 'table' | 'reading';

export const GROUPS: Readonly<Record<Group, readonly string[]>> = {
  basic: ['language', 'names', 'page', 'account', 'seating', 'http'],
  table: ['cards', 'events', 'questions', 'choices', 'refusals', 'match', 'board'],
  reading: ['notes', 'rules', 'glossary', 'legends'],
};
/** Those that the page does not have. */
export const NOT_FOR_THE_PAGE: readonly string[] = ['terminal', 'commands', 'arena'];

/** The language that everything was written in first, and that stands in for what is missing. */
export const FIRST = 'en';
