import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import { ROOT } from './paths.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NAMES = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g;

/** Four letters that stand for a style sheet, by its path from the repository's folder and its content. */
export function markOf(path: string, css: string): string {
  const digest = createHash('sha256').update(path).update(css).digest();
  return [...digest.subarray(0, 4)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/**
 * Class names of CSS Modules: the file's mark, then the name's number within the file. The same on the server and in every build; that no
 * two files of one commit share a mark is held by unique-marks.ts, and of two commits one chance in seven million.
 * Short, for a page's HTML holds hundreds of them. The dev servers' names say where they are from.
 * @throws for a name the file does not have
 */
export function cssName(name: string, file: string, css: string): string {
  const path = relative(ROOT, file.split('?')[0] ?? file);
  const mark = markOf(path, css);
  if (process.env.NODE_ENV !== 'production') return `${basename(path).split('.')[0]}-${name}-${mark}`;
  const number = [...new Set([...css.matchAll(NAMES)].map(([, found]) => found))].indexOf(name);
  if (number < 0) throw new Error(`${path} has no ${name}`);
  return mark + number.toString(36);
}
