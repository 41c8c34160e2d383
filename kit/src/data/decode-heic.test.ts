import { afterEach, expect, it, vi } from 'vitest';
import { heicPhoto } from '../testing/heic.ts';
import { decodeHeic } from './decode-heic.ts';

afterEach(() => vi.unstubAllGlobals());

it('decodes a phone’s photo into pixels', async () => {
  const createImageBitmap = vi.fn(async (pixels: ImageData) => pixels);
  vi.stubGlobal('createImageBitmap', createImageBitmap);
  vi.stubGlobal(
    'ImageData',
    class {
      width: number;
      height: number;
      data: Uint8ClampedArray;
      constructor(width: number, height: number) {
        this.width = width;
        this.height = height;
        this.data = new Uint8ClampedArray(4 * width * height);
      }
    },
  );
  const { width, height, data } = (await decodeHeic(new Blob([heicPhoto()]))) as unknown as ImageData;
  expect([width, height]).toEqual([64, 48]);
  expect([...data.slice(0, 4)]).toEqual([132, 119, 137, 255]);
});

it('refuses a file without a picture', async () => {
  await expect(decodeHeic(new Blob(['x']))).rejects.toThrow(RangeError);
});
