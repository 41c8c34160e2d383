import { messages } from '@vidriera/domain/messages/messages';
import { LIMITS } from '@vidriera/domain/values/limits';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pathWithExtension } from './images.ts';
import { fitWithin, prepareImage, readImage } from './prepare-image.ts';

const PNG = Uint8Array.from('\x89PNG\r\n\x1a\n', (c) => c.charCodeAt(0));
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);
const HEIC = Uint8Array.from('\0\0\0\x10ftypheic\0\0\0\0', (c) => c.charCodeAt(0));
const file = (type: string, bytes: BlobPart = PNG, name = 'foto') => new File([bytes], name, { type });

describe('readImage', () => {
  it.each([
    ['a JPEG named .HEIC', file('image/heic', JPEG, 'IMG_0001.HEIC'), 'jpeg'],
    ['a JPEG without a type', file('', JPEG), 'jpeg'],
    ['a PNG called .jpg', file('image/jpeg', PNG, 'a.jpg'), 'png'],
    ['a HEIC called .jpg', file('image/jpeg', HEIC, 'a.jpg'), 'heic'],
  ])('detects %s by its bytes', async (_, photo, kind) => {
    expect(await readImage(photo)).toEqual({ kind, animated: false });
  });

  it.each([
    ['an SVG', file('image/png', '<svg/>')],
    ['a PDF', file('image/jpeg', '%PDF-1.7')],
    ['an empty file', file('image/png', '')],
  ])('refuses %s, whatever its name and type', async (_, photo) => {
    await expect(readImage(photo)).rejects.toThrow(messages.imagen.notAnImage);
  });

  it('accepts a camera’s 12.7 MB, and refuses more than a phone can decode', async () => {
    const sized = (size: number) => Object.defineProperty(file('image/png'), 'size', { value: size });
    expect(await readImage(sized(12.7 * 1024 * 1024))).toMatchObject({ kind: 'png' });
    expect(await readImage(sized(LIMITS.sourceBytes))).toMatchObject({ kind: 'png' });
    await expect(readImage(sized(LIMITS.sourceBytes + 1))).rejects.toThrow(messages.imagen.sourceTooHeavy);
  });

  it('reports an unreadable file', async () => {
    const gone = file('image/png');
    vi.spyOn(gone, 'slice').mockReturnValue({
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
    } as unknown as Blob);
    await expect(readImage(gone)).rejects.toThrow(messages.imagen.unreadable);
  });
});

describe('fitWithin', () => {
  it('shrinks the long side to the limit; never enlarges', () => {
    expect(fitWithin(4096, 3072)).toEqual({ width: 2048, height: 1536 });
    expect(fitWithin(3000, 4000)).toEqual({ width: 1536, height: 2048 });
    expect(fitWithin(640, 480)).toEqual({ width: 640, height: 480 });
    expect(fitWithin(20_000, 1)).toEqual({ width: 2048, height: 1 });
  });
});

describe('pathWithExtension', () => {
  it('uses the extension of the real format', () => {
    expect(pathWithExtension('posts/link/main/u1/17_foto.JPG', 'webp')).toBe(
      'posts/link/main/u1/17_foto.webp',
    );
    expect(pathWithExtension('users/u1/profile/17_sin-punto', 'jpg')).toBe(
      'users/u1/profile/17_sin-punto.jpg',
    );
  });

  it('keeps the name within 80 characters', () => {
    const path = pathWithExtension(`users/u1/profile/17_${'a'.repeat(80)}`, 'webp');
    expect(path).toBe(`users/u1/profile/17_${'a'.repeat(75)}.webp`);
  });
});

describe('prepareImage', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** A browser whose canvas writes only the given types. */
  function browser(writes: string[]) {
    const close = vi.fn();
    vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 2000, close }));
    const fillRect = vi.fn();
    const drawImage = vi.fn();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      fillRect,
      drawImage,
    } as unknown as CanvasRenderingContext2D);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((ready, tipo = 'image/png') => {
      ready(new Blob(['x'], { type: writes.includes(tipo) ? tipo : 'image/png' }));
    });
    return { close, drawImage, fillRect };
  }

  it('writes WebP at no more than 2048 px and frees the bitmap', async () => {
    const { close, drawImage, fillRect } = browser(['image/webp', 'image/jpeg']);
    expect(await prepareImage(file('image/png'))).toMatchObject({ extension: 'webp' });
    expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 2048, 1024);
    expect(close).toHaveBeenCalledOnce();
    expect(fillRect).not.toHaveBeenCalled();
  });

  it('writes JPEG on white if WebP can’t be written', async () => {
    const { fillRect } = browser(['image/jpeg']);
    const imagen = await prepareImage(file('image/png'));
    expect(imagen).toMatchObject({ extension: 'jpg' });
    expect(imagen.blob.type).toBe('image/jpeg');
    expect(fillRect).toHaveBeenCalledWith(0, 0, 2048, 1024);
  });

  it('applies the limit of 10 MB to the uploaded bytes', async () => {
    browser(['image/webp']);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((ready) => {
      ready(
        Object.defineProperty(new Blob(['x'], { type: 'image/webp' }), 'size', {
          value: LIMITS.imageBytes + 1,
        }),
      );
    });
    await expect(prepareImage(file('image/png'))).rejects.toThrow(messages.imagen.tooHeavy);
  });

  it('reports that an animation becomes a still', async () => {
    browser(['image/webp']);
    const gif = await sharp(
      Buffer.alloc(72).map((_, i) => i),
      {
        raw: { width: 4, height: 6, channels: 3, pageHeight: 3 },
      },
    )
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect(await prepareImage(file('image/gif', new Uint8Array(gif)))).toMatchObject({ animated: true });
  });

  it.each([
    ['a broken picture', PNG, messages.imagen.unreadable],
    ['a HEIC where the browser reads none', HEIC, messages.imagen.heic],
  ])('tells %s', async (_, bytes, message) => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
    });
    await expect(prepareImage(file('image/png', bytes))).rejects.toMatchObject({
      code: 'not-an-image',
      message,
    });
  });

  it('accepts a HEIC if the browser decodes it', async () => {
    browser(['image/webp']);
    expect(await prepareImage(file('', HEIC))).toMatchObject({ extension: 'webp' });
  });
});
