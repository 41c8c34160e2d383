import { expect, it } from 'vitest';
import { usedStyles } from './used-styles.ts';

const HTML = '<div class="a-card-x b-y"><p class="c">.ghost</p></div>';
const usedOf = (...sheets: string[]) => usedStyles(sheets, HTML);
const used = (css: string) => usedOf(css)[0] ?? '';

it.each([
  ['a rule of a class that occurs', '.a-card-x{color:red}', true],
  ['a rule of a class that does not', '.a-card{color:red}', false],
  ['a rule of which one class is missing', '.ghost .c>p{color:red}', false],
  ['a rule without classes', 'p:hover{color:red}:root[data-session] a{top:0}', true],
  ['what is within parentheses', '.c:not(.ghost):has(a[href]:hover){color:red}', true],
  ['what is within brackets', '.c[href$=".ghost"]{color:red}', true],
  ['fonts and layers', '@layer kit,screen;@font-face{src:url(/a.woff2)}', true],
  ['key frames', '@keyframes k{0%{top:0}to{top:1px}}', true],
  ['braces within strings', '.c:before{content:"}.ghost{"}', true],
  ['classes within strings', '.ghost:before{content:".c"}', false],
  ['nested rules with their parent', '.ghost{&.c{color:red}}', false],
])('keeps %s, or not', (_what, css, kept) => {
  expect(used(css)).toBe(kept ? css : '');
});

it('keeps the selectors of a list that can match', () => {
  expect(used('.ghost,.c:is(.ghost,p),a .ghost{color:red}')).toBe('.c:is(.ghost,p){color:red}');
});

it('keeps used rules of a media query, and drops an unused query', () => {
  expect(used('@media (width>=30rem){.ghost{top:0}.c{top:1px}}.b-y{top:2px}')).toBe(
    '@media (width>=30rem){.c{top:1px}}.b-y{top:2px}',
  );
  expect(used('@media print{.ghost{top:0}}')).toBe('');
});

it('keeps the order of layers, and the used rules of each', () => {
  expect(used('@layer base,kit;@layer kit{.ghost{top:0}.c{top:1px}@media print{.ghost{top:0}}}')).toBe(
    '@layer base,kit;@layer kit{.c{top:1px}}',
  );
});

it('keeps the sheets’ order and drops empty ones', () => {
  expect(usedOf('.c{top:0}', '.ghost{top:0}', '.b-y{top:1px}')).toEqual(['.c{top:0}', '.b-y{top:1px}']);
});
