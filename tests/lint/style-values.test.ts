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

/** Radius 6 for controls, 14 for cards, and full; within a border of N px the radius is N smaller. */
const RADIUS = /^(?:0|inherit|var\(--radius-(?:control|card|full)\)|calc\(var\(--radius-card\) - [1-4]px\))$/;
/** A size of the scale; with enlarged text no larger than there is room for. */
const SIZE =
  /^(?:inherit|var\(--text-(?:\d+|numeral)\)|min\(var\(--text-(?:\d+|numeral)\), [\d.]+(?:px|vw|cqi)\))$/;
/** Drawings: their lettering is part of them and keeps its size. */
const DRAWINGS = [
  'kit/src/ui/poster.module.css',
  'kit/src/ui/poster-drawing.module.css',
  'shell/src/features/auth/vidriera.module.css',
  'shell/src/features/landing/arts.module.css',
  'shell/src/features/landing/features.module.css',
];
const TOKENS = 'kit/src/styles/tokens.css';
/** Other people's, whose own values are set by our tokens. */
const FOREIGN = 'kit/src/toast/toastify.css';

/** What a shorthand `font` says of the size: '700 var(--text-22) / 1 var(--font-title)'. */
const sizeIn = (font: string): string => {
  const [before = ''] = font.split(' / ');
  return before.replace(/^(?:(?:normal|italic|\d{3}) )+/, '');
};

/** Corners apart, each of which is one radius: '0 0 var(--radius-card) var(--radius-card)'. */
const corners = (value: string): string[] =>
  value.match(/(?:calc\((?:[^()]|\([^()]*\))*\)|[^\s()]+(?:\([^()]*\))?)/g) ?? [];

/** What a style sheet declares, custom properties aside: [property, value]. */
const declarations = (css: string): [prop: string, value: string][] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/[{;}]\s*([a-z-]+):\s*([^;{}]+)/g)].map(
    ([, prop = '', value = '']) => [prop, value.trim().replaceAll(/\s+/g, ' ')],
  );

const strangersIn = (css: string, isDrawing = false): string[] =>
  declarations(css)
    .filter(([prop, value]) => {
      if (prop.endsWith('radius') && !prop.startsWith('--'))
        return !corners(value).every((one) => RADIUS.test(one));
      if (isDrawing) return false;
      if (prop === 'font-size') return !SIZE.test(value);
      return prop === 'font' && value !== 'inherit' && !SIZE.test(sizeIn(value));
    })
    .map(([prop, value]) => `${prop}: ${value}`);

it('radii and sizes of type are those of the scale', () => {
  const found = textsOf('{kit,shell,*-mf}/src/**/*.css')
    .filter(([path]) => path !== FOREIGN)
    .flatMap(([path, css]) =>
      strangersIn(css, DRAWINGS.includes(path)).map((stranger) => `${path}: ${stranger}`),
    );
  expect(found).toEqual([]);
});

it('the scale has three radii, and no more sizes than are meant', () => {
  const names = (prefix: string) =>
    [...readFileSync(join(ROOT, TOKENS), 'utf8').matchAll(new RegExp(`  (--${prefix}-[\\w]+):`, 'g'))].map(
      ([, name]) => name,
    );
  expect(names('radius')).toEqual(['--radius-control', '--radius-card', '--radius-full']);
  expect(names('text')).toEqual(
    ['12', '14', '16', '18', '22', '28', '36', '48', '56', 'numeral'].map((size) => `--text-${size}`),
  );
});

it.each([
  'border-radius: 10px',
  'border-radius: 0 0 8px 8px',
  'border-end-start-radius: 20px',
  'font-size: 1.25rem',
  'font-size: clamp(1rem, 5vw, 2rem)',
  'font: 700 1.5rem / 1 var(--font-title)',
])('would be noticed: %s', (stranger) => {
  expect(strangersIn(`.a { ${stranger} }`)).toEqual([stranger]);
});
