import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from '@vidriera/domain/testing/contrast';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const TOKENS = read('../../../../kit/src/styles/tokens.css');
const COVER = read('cover.module.css');

const WHITE = '#ffffff';

/** A token's colours: light, and dark if it has one. */
const token = (name: string): string[] =>
  [...TOKENS.matchAll(new RegExp(`${name}: (#\\w{6});`, 'g'))].map(([, colour = '']) => colour);

/** A translucent colour over a ground. */
const over = (top: string, share: number, ground: string): string =>
  [1, 3, 5].reduce((mixed, at) => {
    const [above = 0, beneath = 0] = [top, ground].map((one) => Number.parseInt(one.slice(at, at + 2), 16));
    const part = Math.round(above * share + beneath * (1 - share));
    return mixed + part.toString(16).padStart(2, '0');
  }, '#');

const rule = (selector: string) => COVER.split(`\n${selector} {`)[1]?.split('}')[0] ?? '';

describe('text over a white picture', () => {
  /** Of light and of dark mode. */
  const glass = Array.from(
    TOKENS.matchAll(/--night-glass: rgb\((.+) \/ (.+)\);/g),
    ([, rgb = '', share]) => ({
      colour: `#${rgb
        .split(' ')
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`,
      share: Number(share),
    }),
  );
  const [ink] = token('--on-night');

  it('stands on glass of the colour of night', () => {
    expect(glass.map(({ colour }) => colour)).toEqual(token('--night'));
  });

  it.each(glass)('is legible on glass of $colour', ({ colour, share }) => {
    expect(contrast(ink ?? WHITE, over(colour, share, WHITE))).toBeGreaterThanOrEqual(4.5);
  });

  it('begins where the shade is glass, which darkens from there', () => {
    const [, padding] = /padding: (\S+) var\(--gutter\) 0;/.exec(rule('.words')) ?? [];
    expect(padding).toBeTruthy();
    expect(rule('.words')).toContain(
      `background: linear-gradient(transparent, var(--night-glass) ${padding}, var(--night));`,
    );
    expect(rule('.words')).toContain('color: var(--on-night);');
  });

  it('is illegible on thinner glass', () => {
    expect(contrast(ink ?? WHITE, over('#1f1a17', 0.55, WHITE))).toBeLessThan(4.5);
    expect(contrast('#000000', WHITE)).toBeCloseTo(21);
  });
});
