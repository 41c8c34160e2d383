import { messages } from 'domain/messages/messages';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pathWithExtension } from './images.ts';
import { checkFile, fitWithin, prepareImage } from './prepare-image.ts';

const file = (tipo: string, bytes = 10) => new File([new Uint8Array(bytes)], 'foto', { type: tipo });

describe('checkFile', () => {
  it.each(['application/pdf', 'image/svg+xml', '', 'text/html'])('refuses %s', (tipo) => {
    expect(() => checkFile(file(tipo))).toThrow(messages.imagen.notAnImage);
  });

  it.each([new File(['x'], 'a', { type: 'image/heic' }), new File(['x'], 'IMG_0001.HEIC')])(
    'says what to do with a photo of an iPhone',
    (photo) => expect(() => checkFile(photo)).toThrow(messages.imagen.heic),
  );

  it('takes 10 MiB and refuses one byte more', () => {
    const ten = 10 * 1024 * 1024;
    expect(() => checkFile(file('image/png', ten))).not.toThrow();
    expect(() => checkFile(file('image/png', ten + 1))).toThrow(messages.imagen.tooHeavy);
  });
});

describe('fitWithin', () => {
  it('brings the long side down to the limit and leaves small pictures alone', () => {
    expect(fitWithin(4096, 3072)).toEqual({ width: 2048, height: 1536 });
    expect(fitWithin(3000, 4000)).toEqual({ width: 1536, height: 2048 });
    expect(fitWithin(640, 480)).toEqual({ width: 640, height: 480 });
    expect(fitWithin(20_000, 1)).toEqual({ width: 2048, height: 1 });
  });
});

describe('pathWithExtension', () => {
  it('names the file by what it really holds', () => {
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

  it('writes JPEG on a background where WebP can only be read', async () => {
    const { fillRect } = browser(['image/jpeg']);
    const imagen = await prepareImage(file('image/png'));
    expect(imagen).toMatchObject({ extension: 'jpg' });
    expect(imagen.blob.type).toBe('image/jpeg');
    expect(fillRect).toHaveBeenCalledWith(0, 0, 2048, 1024);
  });

  it('tells a file that only says it is a picture', async () => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
    });
    await expect(prepareImage(file('image/png'))).rejects.toMatchObject({
      code: 'not-an-image',
      message: messages.imagen.notAnImage,
    });
  });
});
