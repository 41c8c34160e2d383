import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import { ROOT } from './paths.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NAMES = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g;

/**
 * Class names of CSS Modules: four letters that stand for the file's path and content, then the name's number within the file. The same on
 * the server and in every build; two areas built with different kits can't style each other, but by a chance of one in seven million for two files.
 * Short, for a page's HTML holds hundreds of them. The dev servers' names say where they are from.
 * @throws for a name the file does not have
 */
export function cssName(name: string, file: string, css: string): string {
  const path = relative(ROOT, file.split('?')[0] ?? file);
  const digest = createHash('sha256').update(path).update(css).digest();
  const mark = [...digest.subarray(0, 4)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  if (process.env.NODE_ENV !== 'production') return `${basename(path).split('.')[0]}-${name}-${mark}`;
  const number = [...new Set([...css.matchAll(NAMES)].map(([, found]) => found))].indexOf(name);
  if (number < 0) throw new Error(`${path} has no ${name}`);
  return mark + number.toString(36);
}
