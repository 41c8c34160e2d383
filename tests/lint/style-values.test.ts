import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const textsOf = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .filter((path) => !path.includes('.test.'))
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const);

const code = textsOf('{domain,kit,shell,*-mf}/src/**/*.{ts,tsx}')
  .map(([, text]) => text)
  .join('\n');

/** Values that a style sheet asks an attribute for: 'free' of `[data-state="free"]`. */
const valuesIn = (css: string) =>
  [...css.matchAll(/\[data-[\w-]+="([a-z]\w*)"\]/g)].map(([, value = '']) => value);

const isInCode = (value: string) => code.includes(`'${value}'`) || code.includes(`"${value}"`);

it('a style sheet asks attributes for values that the code knows', () => {
  const unknown = textsOf('{kit,shell,*-mf}/src/**/*.css').flatMap(([path, css]) =>
    valuesIn(css)
      .filter((value) => !isInCode(value))
      .map((value) => `${path}: ${value}`),
  );
  expect(unknown).toEqual([]);
});

it('would be noticed', () => {
  expect(valuesIn('.line[data-state="renamed"]{top:0}').filter((value) => !isInCode(value))).toEqual([
    'renamed',
  ]);
});
