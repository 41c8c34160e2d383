/**
 * `npm run bench:bytes` after `npm run build`: bytes of each build's scripts, Brotli at the highest quality.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { AREAS, folderOf } from '../domain/src/site/areas.ts';

const brotli = promisify(brotliCompress);
const SHOWN_SCRIPTS = 12;

for (const folder of ['shell', ...AREAS.map(folderOf)]) {
  const root = join(import.meta.dirname, '..', folder, 'dist');
  const files = await Promise.all(
    globSync('**/*.js', { cwd: root }).map(async (name) => {
      const { length } = await brotli(readFileSync(join(root, name)));
      return { name, length };
    }),
  );
  const sum = files.reduce((all, { length }) => all + length, 0);
  console.log(`${folder}: ${sum} in ${files.length} scripts`);
  const heaviest = files.sort((a, b) => b.length - a.length).slice(0, SHOWN_SCRIPTS);
  for (const { name, length } of heaviest) console.log(`${String(length).padStart(9)} ${name}`);
}
