import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const TOKENS = read('../../../../kit/src/styles/tokens.css');
const COVER = read('cover.module.css');

type Colour = [red: number, green: number, blue: number];
const WHITE: Colour = [255, 255, 255];

/** A token's colours: in light, then in dark where it has one of its own. */
const token = (name: string): Colour[] =>
  [...TOKENS.matchAll(new RegExp(`${name}: #(\\w{2})(\\w{2})(\\w{2});`, 'g'))].map(
    ([, ...parts]) => parts.map((part) => Number.parseInt(part, 16)) as Colour,
  );

const over = (top: Colour, share: number, ground: Colour): Colour =>
  top.map((part, index) => part * share + (ground[index] ?? 0) * (1 - share)) as Colour;

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The declarations of the first rule with a selector. */
const rule = (selector: string) => COVER.split(`\n${selector} {`)[1]?.split('}')[0] ?? '';

describe('words over a picture that is all white', () => {
  const share =
    Number(/--glass: color-mix\(in srgb, var\(--night\) (\d+)%, transparent\)/.exec(COVER)?.[1]) / 100;
  const [ink] = token('--on-night');

  it.each(token('--night'))('are read on glass of %i %i %i', (...night) => {
    expect(contrast(ink ?? WHITE, over(night, share, WHITE))).toBeGreaterThanOrEqual(4.5);
  });

  it('begin where the shade is glass, which grows darker from there', () => {
    const [, padding] = /padding: (\S+) var\(--gutter\) 0;/.exec(rule('.words')) ?? [];
    expect(padding).toBeTruthy();
    expect(rule('.words')).toContain(
      `background: linear-gradient(transparent, var(--glass) ${padding}, var(--night));`,
    );
    expect(rule('.words')).toContain('color: var(--on-night);');
  });

  it('would be missed on thinner glass', () => {
    expect(contrast(ink ?? WHITE, over([31, 26, 23], 0.55, WHITE))).toBeLessThan(4.5);
    expect(contrast([0, 0, 0], WHITE)).toBeCloseTo(21);
  });
});
