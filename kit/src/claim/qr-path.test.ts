import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

const SCALE = 4;

/** Draws a QR path's rectangles, dark on white. */
function drawn({ side, path }: { side: number; path: string }) {
  const width = side * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x = '', y = '', length = '', back = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)) {
    expect(back).toBe(x);
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++) {
      const from = (row * width + Number(x) * SCALE) * 4;
      for (let at = from; at < from + Number(length) * SCALE * 4; at += 4) pixels.fill(0, at, at + 3);
    }
  }
  return { pixels, width };
}

it('qrPath: draws a readable code with a quiet zone', () => {
  const text = `V1.abc123.${'Aa0_-'.repeat(66)}`;
  const code = qrPath(text);
  const { pixels, width } = drawn(code);
  expect(jsQR(pixels, width, width)?.data).toBe(text);
  expect(code.path).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
  expect(code.side, 'modules, quiet ones among them').toBeLessThanOrEqual(77);
});
