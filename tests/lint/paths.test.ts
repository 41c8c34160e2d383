import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** What is installed, built or kept. */
const MADE = /^(?:node_modules|dist.*|\..+|test-results)$/;
const FILES = globSync('**/*.*', { cwd: ROOT, exclude: (name) => MADE.test(basename(name)) });

/** A path from the repository's folder, or what an import of one of its packages names. */
const PATH =
  /(?<![\w./:@-])(?:bench|demo|docs|domain|functions|kit|local|shell|storage-rules|tests|[a-z]+-mf)\/[\w./-]*\w/g;

/** The paths in a document, or in the comments of a source, that lead nowhere. The beginning of a path is enough: of several files, or a test's. */
function lost(file: string, text: string): string[] {
  const told = file.endsWith('.md') ? [text] : parseSync(file, text).comments.map(({ value }) => value);
  const paths = told.flatMap((one) => one.match(PATH) ?? []);
  return paths.filter((path) => {
    if (path.split('/').some((name) => MADE.test(name))) return false;
    const inPackage = path.replace('/', '/src/');
    return !FILES.some((known) => known.startsWith(path) || known.startsWith(inPackage));
  });
}

it.each(FILES.filter((file) => /\.(?:md|tsx?|mjs)$/.test(file)))(
  'the paths that %s tells of are there',
  (file) => {
    expect(lost(file, readFileSync(join(ROOT, file), 'utf8'))).toEqual([]);
  },
);

it('would be noticed', () => {
  const comment = '// as kit/failure and kit/src/failure.ts do, not kit/gone or kit/src/gone.ts\nexport {};';
  expect(lost('x.ts', comment)).toEqual(['kit/gone', 'kit/src/gone.ts']);
});
