/** Beside each file of the built page the same compressed, so that the server need not do it. */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
/** Smaller files do not get any faster. */
const LEAST = 512;
const zipped = promisify(gzip);
const brotli = promisify(brotliCompress);

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'ardri-compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = found.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
      for (const file of files) {
        const path = join(file.parentPath, file.name);
        const data = await readFile(path);
        if (data.length < LEAST) continue;
        await writeFile(`${path}.gz`, await zipped(data, { level: 9 }));
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        await writeFile(`${path}.br`, await brotli(data, { params: quality }));
      }
    },
  };
}
