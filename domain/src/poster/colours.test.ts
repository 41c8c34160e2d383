import { expect, it } from 'vitest';
import { contrast } from '../../testing/contrast.ts';
import { PALETTES, SIGN, stubColours } from './colours.ts';

it.each(PALETTES)(
  'text and numeral are legible on ground $ground, and large text on its shapes',
  (colours) => {
    const { ground, shape, letters, words } = colours;
    for (const text of [letters, words]) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(text, shape)).toBeGreaterThanOrEqual(3);
    }
    const stub = stubColours(colours);
    expect(contrast(stub.words, stub.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(stub.ground, ground)).toBeGreaterThan(1.1);
  },
);

it('the sign is visible on its seal', () => {
  for (const colour of [SIGN.awning, SIGN.frame])
    expect(contrast(colour, SIGN.seal)).toBeGreaterThanOrEqual(3);
});
