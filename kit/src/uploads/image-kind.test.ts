import sharp from 'sharp';
import { expect, it } from 'vitest';
import { imageKind, isAnimated } from './image-kind.ts';

const plain = sharp({ create: { width: 4, height: 3, channels: 3, background: '#c2301a' } });
const picture = async (format: 'gif' | 'webp', frames: number): Promise<Uint8Array> => {
  const raw = Buffer.alloc(4 * 3 * 3 * frames).map((_, index) => (index * 7) % 256);
  const image = sharp(raw, { raw: { width: 4, height: 3 * frames, channels: 3, pageHeight: 3 } });
  return image[format]({ delay: Array(frames).fill(100), ...(format === 'gif' && { loop: 1 }) }).toBuffer();
};
const ftyp = (...brands: string[]) => {
  const [main = '', ...otherBrands] = brands;
  const body = `ftyp${main}\0\0\0\0${otherBrands.join('')}`;
  return Uint8Array.from(`\0\0\0${String.fromCharCode(body.length + 4)}${body}`, (c) => c.charCodeAt(0));
};
const chunk = (name: string, length = 0) => [
  0,
  0,
  0,
  length,
  ...Buffer.from(name),
  ...Array(length + 4).fill(0),
];
const png = (...names: string[]) =>
  Uint8Array.from([
    ...Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...chunk('IHDR', 13),
    ...names.flatMap((name) => chunk(name, 8)),
  ]);

it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('detects %s by its bytes', async (format) => {
  const bytes = await plain.clone()[format]().toBuffer();
  expect(imageKind(bytes)).toBe(format);
  expect(isAnimated(format, bytes)).toBe(false);
});

it.each([
  ['heic', ftyp('heic', 'mif1', 'heic')],
  ['heic', ftyp('mif1', 'heic')],
  ['heic', ftyp('heix')],
  ['avif', ftyp('mif1', 'avif', 'miaf')],
  [null, ftyp('isom', 'mp42')],
  [null, ftyp('qt  ')],
])('maps its brands to %s', (kind, bytes) => expect(imageKind(bytes)).toBe(kind));

it.each(['', 'x', '<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', 'RIFF    WAVE', 'BM', 'GIF8'])(
  'rejects %j',
  (text) => expect(imageKind(Buffer.from(text))).toBeNull(),
);

it.each(['gif', 'webp'] as const)('detects whether a %s is animated', async (format) => {
  expect(isAnimated(format, await picture(format, 3))).toBe(true);
  expect(isAnimated(format, await picture(format, 1))).toBe(false);
});

it('detects whether a PNG or an AVIF is animated', () => {
  expect(isAnimated('png', png('gAMA', 'acTL', 'IDAT'))).toBe(true);
  expect(isAnimated('png', png('gAMA', 'IDAT', 'acTL'))).toBe(false);
  expect(isAnimated('avif', ftyp('avis', 'avif'))).toBe(true);
});

it('survives truncated files and wrong sizes', () => {
  expect(isAnimated('gif', Buffer.from('GIF89a'))).toBe(false);
  expect(isAnimated('gif', Buffer.from([...Buffer.from('GIF89a'), 9, 0, 9, 0, 0x87, 0, 0, 0x2c]))).toBe(
    false,
  );
  expect(isAnimated('png', png())).toBe(false);
  expect(isAnimated('webp', Buffer.from('RIFF'))).toBe(false);
});
