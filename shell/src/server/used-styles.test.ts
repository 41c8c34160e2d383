import { expect, it } from 'vitest';
import { parseSheet } from '../../../kit/vite/style-rules.ts';
import { usedStyles } from './used-styles.ts';

const HTML = '<div class="a-card-x b-y" data-tone="1"><p class="c" hidden="">.ghost</p><svg></svg></div>';
const usedOf = (...sheets: string[]) => usedStyles(sheets.map(parseSheet), HTML);
const used = (css: string) => usedOf(css)[0] ?? '';

it.each([
  ['a rule of a class that occurs', '.a-card-x{color:red}', true],
  ['a rule of a class that does not', '.a-card{color:red}', false],
  ['a rule of which one class is missing', '.ghost .c>p{color:red}', false],
  ['elements that occur, and the root', 'p:hover{color:red}:root[data-session] body svg{top:0}', true],
  ['elements that do not', 'a:hover{color:red}', false],
  ['what is within parentheses', '.c:not(.ghost):has(a[href]:hover){color:red}', true],
  ['attributes that occur', '.b-y[data-tone="1"]{color:red}.b-y[data-tone]{top:0}', true],
  ['an attribute that does not', '.b-y[aria-current]{color:red}', false],
  ['another value of an attribute', '.b-y[data-tone="2"]{color:red}', false],
  ['what people open', '.b-y[open]{color:red}', true],
  ['fonts and layers', '@layer kit,screen;@font-face{src:url(/a.woff2)}', true],
  ['key frames that are asked for', '.c{animation:1s k}@keyframes k{0%{top:0}to{top:1px}}', true],
  ['braces within strings', '.c:before{content:"}.ghost{"}', true],
  ['classes within strings', 'a:before{content:".ghost"}', false],
  ['nested rules with their parent', '.ghost{&.c{color:red}}', false],
])('keeps %s, or not', (_what, css, kept) => {
  expect(used(css)).toBe(kept ? css : '');
});

it('keeps of a list the selectors that can match', () => {
  expect(used('.ghost,.c:is(.ghost,p),a{color:red}')).toBe('.c:is(.ghost,p){color:red}');
});

it('keeps of a media query what is used, and nothing of one that is not', () => {
  expect(used('@media (width>=30rem){.ghost{top:0}.c{top:1px}}.b-y{top:2px}')).toBe(
    '@media (width>=30rem){.c{top:1px}}.b-y{top:2px}',
  );
  expect(used('@media print{.ghost{top:0}}')).toBe('');
});

it('drops custom properties and key frames nobody asks for, and what asked for them in vain', () => {
  const sheets = [
    ':root{--a:var(--b);--b:"x;y";--c:1px;top:0}',
    '@media print{:root{--c:2px}}.c{left:var(--d,1px)}@keyframes k{to{top:var(--a)}}',
  ];
  expect(usedOf(...sheets)).toEqual([':root{top:0}', '.c{left:var(--d,1px)}']);
});

it('keeps the order of layers, and of a layer what is used', () => {
  expect(used('@layer base,kit;@layer kit{.ghost{top:0}.c{top:1px}@media print{.ghost{top:0}}}')).toBe(
    '@layer base,kit;@layer kit{.c{top:1px}}',
  );
});

it('keeps the sheets’ order and drops empty ones', () => {
  expect(usedOf('.c{top:0}', '.ghost{top:0}', '.b-y{top:1px}')).toEqual(['.c{top:0}', '.b-y{top:1px}']);
});
