import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../testing/contrast.ts';
import { coloursOf } from '../poster/colours.ts';
import { LOOK_NAMES } from './look-names.ts';
import { LOOKS } from './looks.ts';

const TOKENS = readFileSync(join(import.meta.dirname, '../../../kit/src/styles/tokens.css'), 'utf8');
const [LIGHT = '', DARK = ''] = TOKENS.split('@media screen and (prefers-color-scheme: dark)');
/** The product's texts, which no look changes. */
const TEXTS = ['ink', 'ink-soft', 'accent', 'accent-strong', 'green', 'danger'];
const token = (sheet: string, name: string): string =>
  new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1] ?? '';
const STRIPE = '#fbf7f1';

describe.each(LOOK_NAMES)('%s', (name) => {
  const look = LOOKS[name];
  it.each([
    ['light', LIGHT],
    ['dark', DARK],
  ] as const)('every text can be read on every ground (%s)', (scheme, sheet) => {
    const { paper, surface, sunken, controlLine } = look[scheme];
    for (const ground of [paper, surface, sunken]) {
      for (const text of TEXTS)
        expect(contrast(token(sheet, text), ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(controlLine, ground), `a border on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  it('the awning keeps apart from its stripes and from the page', () => {
    expect(contrast(look.awning, STRIPE)).toBeGreaterThan(4.4);
    for (const { paper } of [look.light, look.dark])
      expect(contrast(look.awning, paper)).toBeGreaterThanOrEqual(3);
  });

  it('links of an embed, and the words on its dates, can be read', () => {
    expect(contrast(look.deep, look.light.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', look.deep)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(look.tint, look.dark.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#1f1410', look.tint)).toBeGreaterThanOrEqual(4.5);
  });

  it('its poster can be read, and its QR code be scanned', () => {
    const { ground, shape, letters, words } = coloursOf(name);
    for (const text of [letters, words]) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(text, shape)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(ground, '#ffffff')).toBeGreaterThanOrEqual(7);
  });
});
