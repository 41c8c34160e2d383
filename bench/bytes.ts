/** `npm run bench:bytes` after `npm run build`: what each build's scripts weigh after Brotli at its best, each by itself, in bytes. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { AREAS, folderOf } from '../domain/src/site/areas.ts';

const brotli = promisify(brotliCompress);
/** The heaviest scripts of a build that are named. */
const NAMED = 12;

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
  const heaviest = files.sort((a, b) => b.length - a.length).slice(0, NAMED);
  for (const { name, length } of heaviest) console.log(`${String(length).padStart(9)} ${name}`);
}
