import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './paths.ts';

const NOT_SHIPPED = /\.(test|spec)\.tsx?$|\/(dev|testing)\//;

/** Hash of the sources that make up a package's screens: its own, the kit's and the domain's. 12 hexadecimal digits. */
export function buildId(folder: string): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const source of [folder, 'kit', 'domain']) {
    for (const file of filesOf(join(ROOT, source, 'src'))) {
      hash.update(`\0${relative(ROOT, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !NOT_SHIPPED.test(file))
    .sort();
