import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { manyScans } from '../../testing/odd-pictures.ts';
import { lyingPng, phonePhoto, photo } from '../../testing/pictures.ts';
import { KEY, uploadedPictures } from '../../testing/uploaded-pictures.ts';
import { imageFinalized } from './image-finalized.ts';
import type { FileMetadata } from './plain-metadata.ts';

const { deps, upload, process, exists, thumbnailsOf } = uploadedPictures('images-refused');

describe('files that are no picture', () => {
  const jpeg = () => photo(640, 480).jpeg().toBuffer();
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#345' } });
  const animation = async (width: number, height: number, frames: number) => {
    const frame = await flat(width, height).png().toBuffer();
    const all = Array.from({ length: frames }, () => frame);
    return sharp(all, { join: { animated: true }, limitInputPixels: false })
      .gif({ delay: 100, keepDuplicateFrames: true })
      .toBuffer();
  };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const cases: [string, () => Buffer | Promise<Buffer>, string][] = [
    ['a truncated JPEG', async () => (await jpeg()).subarray(0, 9000), 'does-not-decode'],
    ['a JPEG cut in its header', async () => (await jpeg()).subarray(0, 120), 'not-an-image'],
    ['zero bytes', () => Buffer.alloc(0), 'empty'],
    ['a text named .jpg', () => Buffer.from('hola, soy una foto'), 'not-an-image'],
    ['an SVG with a script', () => Buffer.from(svg), 'not-an-image'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'not-an-image'],
    ['a TIFF', () => photo(20, 20).tiff().toBuffer(), 'not-an-image'],
    ['a header claiming 50,000 × 50,000', () => lyingPng(50_000, 50_000), 'too-many-pixels'],
    ['a plausible header without pixels', () => lyingPng(500, 500), 'does-not-decode'],
    [
      'an AVIF with too many pixels for its slow decoder',
      () => flat(4200, 3000).avif({ effort: 0 }).toBuffer(),
      'too-many-pixels',
    ],
    [
      'a WebP with too many pixels for the memory',
      () => flat(5100, 5000).webp({ lossless: true, effort: 0 }).toBuffer(),
      'too-many-pixels',
    ],
    ['an animation of too many pixels in all', () => animation(1000, 1000, 26), 'too-many-pixels'],
    ['a JPEG of a hundred scans', () => manyScans(100), 'too-many-scans'],
    ['more than 10 MB', () => Buffer.alloc(10 * 1024 * 1024 + 1), 'too-heavy'],
  ];
  test.each(cases)('%s is deleted', async (_nombre, make, reason) => {
    const path = await upload(await make());
    expect(await process(path)).toEqual({ kind: 'deleted', reason });
    expect(await Promise.all([path, ...thumbnailsOf(path)].map(exists))).not.toContain(true);
  });
});

describe('uploads with special metadata', () => {
  test.each<[string, FileMetadata, 'deleted' | 'rendered']>([
    ['packed', { contentEncoding: 'gzip' }, 'deleted'],
    ['with encoding `identity`', { contentEncoding: 'identity' }, 'rendered'],
    ['in a language', { contentLanguage: 'es' }, 'deleted'],
    ['with a forged token', { metadata: { firebaseStorageDownloadTokens: 'mia' } }, 'deleted'],
    [
      'with an additional forged token',
      { metadata: { firebaseStorageDownloadTokens: `${KEY},mia` } },
      'deleted',
    ],
    ['with two of Storage’s', { metadata: { firebaseStorageDownloadTokens: `${KEY},${KEY}` } }, 'rendered'],
    ['without a token', {}, 'rendered'],
  ])('%s', async (_name, metadata, kind) => {
    const path = await upload(await photo(40, 30).jpeg().toBuffer(), 'foto.jpg', 'image/jpeg', metadata);
    expect(await process(path)).toMatchObject({ kind });
    expect(await exists(path)).toBe(kind === 'rendered');
  });
});

describe('uploads of a deleted owner', () => {
  const simple = () => photo(40, 30).jpeg().toBuffer();
  const reason = 'no-owner';

  test('are deleted before any processing, with earlier thumbnails', async () => {
    const path = await upload(await simple());
    await process(path);
    const standing = vi.fn(async () => 'gone' as const);
    expect(await imageFinalized({ ...deps, standing }, path)).toEqual({ kind: 'deleted', reason });
    expect(standing.mock.calls).toEqual([['ana']]);
    expect(await Promise.all([path, ...thumbnailsOf(path)].map(exists))).not.toContain(true);
  });

  test.each([
    ['a clean one', simple],
    ['one rewritten', () => phonePhoto(40, 30, 6)],
  ])('including %s, are deleted if the deletion happens during the processing', async (_name, make) => {
    const path = await upload(await make());
    const standing = vi
      .fn<typeof deps.standing>(async () => 'open')
      .mockResolvedValue('gone')
      .mockResolvedValueOnce('open');
    expect(await imageFinalized({ ...deps, standing }, path)).toEqual({ kind: 'deleted', reason });
    expect(standing).toHaveBeenCalledTimes(2);
    expect(await Promise.all([path, ...thumbnailsOf(path)].map(exists))).not.toContain(true);
  });
});
