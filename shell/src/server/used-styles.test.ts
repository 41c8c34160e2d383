import { expect, it } from 'vitest';
import { usedStyles } from './used-styles.ts';

const HTML = '<div class="a-card-x b-y"><p class="c">.ghost</p></div>';
const used = (css: string) => usedStyles([css], HTML)[0] ?? '';

it.each([
  ['a rule of a class that occurs', '.a-card-x{color:red}', true],
  ['a rule of a class that does not', '.a-card{color:red}', false],
  ['one of several selectors', '.ghost,.c>p{color:red}', true],
  ['elements and the root', 'a:hover{color:red}:root[data-sesion] body{--x:1}', true],
  ['fonts and key frames', '@font-face{src:url(/a.woff2)}@keyframes k{0%{top:0}to{top:1px}}', true],
  ['braces within strings', '.c:before{content:"}.ghost{"}', true],
  ['classes within strings', 'a:before{content:".ghost"}', true],
  ['nested rules with their parent', '.ghost{&.c{color:red}}', false],
])('keeps %s, or not', (_what, css, kept) => {
  expect(used(css)).toBe(kept ? css : '');
});

it('keeps of a media query what is used, and nothing of one that is not', () => {
  expect(used('@media (width>=30rem){.ghost{top:0}.c{top:1px}}.b-y{top:2px}')).toBe(
    '@media (width>=30rem){.c{top:1px}}.b-y{top:2px}',
  );
  expect(used('@media print{.ghost{top:0}}')).toBe('');
});

it('keeps the sheets’ order and drops empty ones', () => {
  expect(usedStyles(['.c{top:0}', '.ghost{top:0}', '.b-y{top:1px}'], HTML)).toEqual([
    '.c{top:0}',
    '.b-y{top:1px}',
  ]);
});
