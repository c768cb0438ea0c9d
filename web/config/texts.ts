/**
 * The Fluent files: `ardri:texts` says which languages there are and loads them, a file for each
 * language and group. In the built page they are fetched as text, which a browser need not read as
 * a program; elsewhere they are modules. What is exported is declared in src/texts.d.ts.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { FIRST, type Group, GROUPS } from '../src/lib/groups.ts';

/** The same files that Python reads; a language is there because its folder is. */
export const TEXTS = fileURLToPath(new URL('../../src/ardri/words/texts', import.meta.url));
const NAME = 'ardri:texts';

export function languages(): string[] {
  const found = readdirSync(TEXTS).filter((code) => existsSync(pathOf(code, 'language')));
  return [FIRST, ...found.filter((code) => code !== FIRST).sort()];
}

function pathOf(code: string, file: string): string {
  return `${TEXTS}/${code}/${file}.ftl`;
}

/** The files of a group that there are. */
function pathsOf(code: string, group: Group): string[] {
  return GROUPS[group].map((file) => pathOf(code, file)).filter((path) => existsSync(path));
}

/** All but the comments, which are for translators. */
export function bare(text: string): string {
  return text.replace(/^#.*\n/gm, '');
}

export function textsOf(code: string, group: Group): string {
  return pathsOf(code, group)
    .map((path) => `${bare(readFileSync(path, 'utf8'))}\n`)
    .join('');
}

function keys(text: string): string[] {
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');
}

function isWhole(code: string, group: Group): boolean {
  const own = new Set(keys(textsOf(code, group)));
  return keys(textsOf(FIRST, group)).every((key) => own.has(key));
}

/** How each group of each language is loaded. */
type Loader = (code: string, group: Group) => string;

const asModule: Loader = (code, group) => `import('${NAME}/${code}-${group}')`;

const READ = `async function read(address, whole) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address + ': ' + answer.status);
  return { whole, default: await answer.text() };
}
`;

function index(loader: Loader): string {
  const each = languages().map((code) => {
    const name = /^language-name = (.*)$/m.exec(readFileSync(pathOf(code, 'language'), 'utf8'));
    const load = (Object.keys(GROUPS) as Group[]).map(
      (group) => `${group}: () => ${loader(code, group)}`,
    );
    const parts = [`code: '${code}'`, `name: ${JSON.stringify(name?.[1])}`, `load: { ${load} }`];
    return `{ ${parts.join(', ')} }`;
  });
  return `export const LANGUAGES = [${each.join(',\n')}];`;
}

export function texts(): Plugin {
  let built = false;
  return {
    name: 'ardri-texts',
    configResolved(config) {
      built = config.command === 'build';
    },
    resolveId(id) {
      return id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null;
    },
    load(id) {
      if (id === `\0${NAME}`) {
        if (!built) return index(asModule);
        const emitted: Loader = (code, group) => {
          for (const path of pathsOf(code, group)) this.addWatchFile(path);
          const name = `${code}-${group}.txt`;
          const file = this.emitFile({ type: 'asset', name, source: textsOf(code, group) });
          return `read(import.meta.ROLLUP_FILE_URL_${file}, ${isWhole(code, group)})`;
        };
        return READ + index(emitted);
      }
      const [, code, group] = /^\0ardri:texts\/(.+)-([a-z]+)$/.exec(id) ?? [];
      if (code === undefined || group === undefined) return null;
      const wanted = group as Group;
      for (const path of pathsOf(code, wanted)) this.addWatchFile(path);
      const text = JSON.stringify(textsOf(code, wanted));
      return `export const whole = ${isWhole(code, wanted)};\nexport default ${text};`;
    },
  };
}
