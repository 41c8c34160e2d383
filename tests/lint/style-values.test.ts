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

/** Returns attribute values in selectors: 'free' of `[data-state="free"]`. */
const valuesIn = (css: string) =>
  [...css.matchAll(/\[data-[\w-]+="([a-z]\w*)"\]/g)].map(([, value = '']) => value);

const isInCode = (value: string) => code.includes(`'${value}'`) || code.includes(`"${value}"`);

it('style sheets select only attribute values that exist in the code', () => {
  const unknown = textsOf('{kit,shell,*-mf}/src/**/*.css').flatMap(([path, css]) =>
    valuesIn(css)
      .filter((value) => !isInCode(value))
      .map((value) => `${path}: ${value}`),
  );
  expect(unknown).toEqual([]);
});

it('detects an unknown attribute value', () => {
  expect(valuesIn('.line[data-state="renamed"]{top:0}').filter((value) => !isInCode(value))).toEqual([
    'renamed',
  ]);
});

/** Radius 6 for controls, 14 for cards, and full; smaller by the border's width inside a border. */
const RADIUS = /^(?:0|inherit|var\(--radius-(?:control|card|full)\)|calc\(var\(--radius-card\) - [1-4]px\))$/;
/** A size of the scale, optionally limited for enlarged text. */
const SIZE =
  /^(?:inherit|var\(--text-(?:\d+|numeral)\)|min\(var\(--text-(?:\d+|numeral)\), [\d.]+(?:px|vw|cqi)\))$/;
/** Lettering in drawings has a fixed size. */
const DRAWINGS = [
  'kit/src/ui/cards/poster.module.css',
  'kit/src/ui/cards/poster-drawing.module.css',
  'shell/src/features/auth/vidriera.module.css',
  'shell/src/features/landing/arts.module.css',
  'shell/src/features/landing/features.module.css',
];
const TOKENS = 'kit/src/styles/tokens.css';
/** Third-party styles. */
const FOREIGN = 'kit/src/messages/toastify.css';

/** Returns the size in a `font` shorthand: '700 var(--text-22) / 1 var(--font-title)'. */
const sizeIn = (font: string): string => {
  const [before = ''] = font.split(' / ');
  return before.replace(/^(?:(?:normal|italic|\d{3}) )+/, '');
};

/** Splits a radius into corners: '0 0 var(--radius-card) var(--radius-card)'. */
const corners = (value: string): string[] =>
  value.match(/(?:calc\((?:[^()]|\([^()]*\))*\)|[^\s()]+(?:\([^()]*\))?)/g) ?? [];

/** Returns [property, value] pairs, without custom properties. */
const declarations = (css: string): [prop: string, value: string][] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/[{;}]\s*([a-z-]+):\s*([^;{}]+)/g)].map(
    ([, prop = '', value = '']) => [prop, value.trim().replaceAll(/\s+/g, ' ')],
  );

const offScaleIn = (css: string, isDrawing = false): string[] =>
  declarations(css)
    .filter(([prop, value]) => {
      if (prop.endsWith('radius') && !prop.startsWith('--'))
        return !corners(value).every((one) => RADIUS.test(one));
      if (isDrawing) return false;
      if (prop === 'font-size') return !SIZE.test(value);
      return prop === 'font' && value !== 'inherit' && !SIZE.test(sizeIn(value));
    })
    .map(([prop, value]) => `${prop}: ${value}`);

it('radii and font sizes belong to the scale', () => {
  const found = textsOf('{kit,shell,*-mf}/src/**/*.css')
    .filter(([path]) => path !== FOREIGN)
    .flatMap(([path, css]) => offScaleIn(css, DRAWINGS.includes(path)).map((value) => `${path}: ${value}`));
  expect(found).toEqual([]);
});

it('the scale has three radii and ten font sizes', () => {
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
])('detects a value outside the scale: %s', (value) => {
  expect(offScaleIn(`.a { ${value} }`)).toEqual([value]);
});
