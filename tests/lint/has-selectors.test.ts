import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** Paper is styled once. */
const PRINT = /@media print \{[\s\S]*?\n\}/g;
/** `:has()` of any element, of the root or of an element that holds the screen: matched again with each part of the page. */
const NEAR_ROOT =
  /(?:^|[\s,>+~])(?:html|body|main|:root|\.(?:frame|columns|main))?(?:[[:][^\s:]*)*:has\([^{]*/gm;
/** The server knows no plainer mark of a profile: a 404 of the same route keeps the distances. */
const ALLOWED = '.main:has(> [data-bleed])';

const nearRoot = (css: string) =>
  [...css.replace(PRINT, '').matchAll(NEAR_ROOT)].map(([selector]) => selector.trim());

it('no style sheet asks what is in the root, the frame or the main landmark', () => {
  const found = globSync('{kit,shell,*-mf}/src/**/*.css', { cwd: ROOT }).flatMap((path) =>
    nearRoot(readFileSync(join(ROOT, path), 'utf8')),
  );
  expect(found).toEqual([ALLOWED]);
});

it.each([
  [':root:has(.detail) {', true],
  ['.columns:has([data-skeleton]) {', true],
  [':root[data-session] .frame[data-layout="auto"] .columns:not(:has(> aside))::before {', true],
  ['  :has(.detail) > p {', true],
  ['.card:has([role="menu"]) {', false],
  ['ul:not(:has(> :nth-child(6))) > li {', false],
])('detects %s, or not', (css, detected) => {
  expect(nearRoot(css).length > 0).toBe(detected);
});
