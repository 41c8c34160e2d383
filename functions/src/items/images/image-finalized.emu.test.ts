import { thumbnailPath } from '@vidriera/domain/image/image';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  box,
  gifComment,
  pngChunk,
  spliced,
  withLongerData,
  withRiffChunk,
} from '../../testing/odd-pictures.ts';
import { phonePhoto, photo } from '../../testing/pictures.ts';
import { fileIn, KEY, uploadedPictures } from '../../testing/uploaded-pictures.ts';
import { imageFinalized, PICTURE_CACHE } from './image-finalized.ts';

const { bucket, thumbnails, deps, register, upload, process, download, exists, thumbnailsOf } =
  uploadedPictures('images');
const sizes = async (path: string) => {
  const { width, height, format } = await sharp(await download(path)).metadata();
  return { width, height, format };
};

describe('pictures', () => {
  test('makes four immutable WebP thumbnails in their bucket, and leaves the original untouched', async () => {
    const original = await photo(1600, 1200).jpeg().toBuffer();
    const path = await upload(original);
    expect(await process(path)).toEqual({ kind: 'rendered', rewritten: false });
    expect(await Promise.all(thumbnailsOf(path).map(sizes))).toEqual([
      { width: 160, height: 120, format: 'webp' },
      { width: 480, height: 360, format: 'webp' },
      { width: 768, height: 576, format: 'webp' },
      { width: 1200, height: 900, format: 'webp' },
    ]);
    const [metadata] = await thumbnails.file(thumbnailPath(path, 480)).getMetadata();
    expect(metadata).toMatchObject({ contentType: 'image/webp', cacheControl: PICTURE_CACHE });
    expect(await download(path)).toEqual(original);
    const [uploads] = await bucket.getFiles({ prefix: 'users/ana/' });
    expect(uploads.map(({ name }) => name)).toEqual([path]);
  });

  test('never enlarges, but writes all four', async () => {
    const path = await upload(await photo(300, 200).png().toBuffer(), 'chica.png', 'image/png');
    await process(path);
    expect((await Promise.all(thumbnailsOf(path).map(sizes))).map(({ width }) => width)).toEqual([
      160, 300, 300, 300,
    ]);
  });

  test('a second delivery, and the event of a rewritten file, write nothing', async () => {
    const path = await upload(await phonePhoto(800, 600, 6));
    expect(await process(path)).toEqual({ kind: 'rendered', rewritten: true });
    const generations = async () =>
      Promise.all(
        [path, ...thumbnailsOf(path)].map(
          async (item) => (await fileIn(deps, item).getMetadata())[0].generation,
        ),
      );
    const before = await generations();
    expect(await process(path)).toEqual({ kind: 'skipped', reason: 'done' });
    expect(await generations()).toEqual(before);
  });

  test('ignores thumbnails and files elsewhere', async () => {
    for (const name of [
      'users/ana/profile/thumbs/1_a.jpg_160.webp',
      'otra/cosa.jpg',
      'users/ana/profile/sin-fecha.jpg',
    ]) {
      expect(await process(name)).toEqual({ kind: 'skipped', reason: 'not-an-upload' });
    }
    expect(await process('users/ana/profile/1_no.jpg')).toEqual({ kind: 'skipped', reason: 'gone' });
  });

  test('registers only pictures, before the work; a failed registration fails the run', async () => {
    register.mockClear();
    const path = await upload(await photo(40, 30).jpeg().toBuffer());
    register.mockRejectedValueOnce(new Error('down'));
    await expect(process(path)).rejects.toThrow('down');
    expect(await exists(thumbnailPath(path, 160))).toBe(false);
    expect(await process(path)).toMatchObject({ kind: 'rendered' });
    await process(thumbnailPath(path, 160));
    expect(register.mock.calls).toEqual([[path], [path]]);
  });

  test('a file deleted meanwhile leaves no thumbnails', async () => {
    const path = await upload(await photo(400, 300).jpeg().toBuffer());
    const deletingOriginal = new Proxy(thumbnails, {
      get: (target, key) =>
        key === 'file'
          ? (name: string) => {
              const file = target.file(name);
              if (name !== thumbnailPath(path, 160)) return file;
              const save = file.save.bind(file);
              file.save = (async (...args: Parameters<typeof save>) => {
                await bucket.file(path).delete();
                await save(...args);
              }) as typeof file.save;
              return file;
            }
          : Reflect.get(target, key),
    });
    const withThe = { ...deps, thumbnails: deletingOriginal };
    expect(await imageFinalized(withThe, path)).toEqual({ kind: 'skipped', reason: 'gone' });
    expect(await Promise.all(thumbnailsOf(path).map(exists))).toEqual(thumbnailsOf(path).map(() => false));
  });
});

describe('personal data', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'orientation %i is applied, and the location is removed',
    async (orientation) => {
      const phone = await phonePhoto(640, 480, orientation);
      expect((await sharp(phone).metadata()).exif?.includes('Telefono')).toBe(true);
      const path = await upload(phone);
      expect(await process(path)).toEqual({ kind: 'rendered', rewritten: true });
      const lying = orientation > 4;
      const meta = await sharp(await download(path)).metadata();
      expect(meta).toMatchObject({ width: lying ? 480 : 640, height: lying ? 640 : 480, format: 'jpeg' });
      expect(meta.exif).toBeUndefined();
      expect(meta.orientation ?? 1).toBe(1);
      const small = await sharp(await download(thumbnailPath(path, 480))).metadata();
      expect(small.exif).toBeUndefined();
      expect((small.width ?? 0) > (small.height ?? 0)).toBe(!lying);
      const upright = await sharp(phone).autoOrient().resize(32, 32, { fit: 'fill' }).raw().toBuffer();
      const view = await sharp(await download(thumbnailPath(path, 480)))
        .resize(32, 32, { fit: 'fill' })
        .raw()
        .toBuffer();
      const distance =
        upright.reduce((sum, value, i) => sum + Math.abs(value - (view[i] ?? 0)), 0) / upright.length;
      expect(distance).toBeLessThan(6);
    },
  );

  test('the download address survives the rewriting', async () => {
    const path = await upload(await phonePhoto(640, 480, 3));
    const generation = String((await bucket.file(path).getMetadata())[0].generation);
    await process(path);
    const [{ metadata, cacheControl, contentType }] = await bucket.file(path).getMetadata();
    expect(metadata).toMatchObject({ firebaseStorageDownloadTokens: KEY, madeOf: generation });
    expect({ cacheControl, contentType }).toEqual({ cacheControl: PICTURE_CACHE, contentType: 'image/jpeg' });
  });

  test.each(['png', 'webp', 'avif'] as const)('%s loses its EXIF too', async (format) => {
    const bytes = await photo(200, 150)
      .withExif({ IFD0: { Make: 'Telefono' } })
      .toFormat(format)
      .toBuffer();
    const path = await upload(bytes, `a.${format}`, `image/${format}`);
    expect(await process(path)).toEqual({ kind: 'rendered', rewritten: true });
    expect((await sharp(await download(path)).metadata()).exif).toBeUndefined();
  });

  test('forged metadata of a client does not prevent the rewriting', async () => {
    const path = await upload(await phonePhoto(320, 240));
    await bucket.file(path).setMetadata({
      metadata: { limpia: '1', origen: (await bucket.file(path).getMetadata())[0].md5Hash ?? '' },
    });
    expect(await process(path)).toEqual({ kind: 'rendered', rewritten: true });
  });
});

describe('data around the picture', () => {
  const SECRET = 'written by nobody';
  const hidden = Buffer.from(SECRET.repeat(50));
  const jpegComment = Buffer.concat([Buffer.from([0xff, 0xe7, 0, 2 + SECRET.length]), Buffer.from(SECRET)]);
  /** A segment of a JPEG. @param marker its second byte */
  const segment = (marker: number, data: Buffer) =>
    Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]), data]);
  const encode = async (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif') =>
    photo(60, 40).toFormat(format).toBuffer();
  const behind = async (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif') =>
    Buffer.concat([await encode(format), hidden]);

  test.each<[string, () => Promise<Buffer>]>([
    ['after a JPEG’s end', () => behind('jpeg')],
    ['after a PNG’s end', () => behind('png')],
    ['after a WebP’s end', () => behind('webp')],
    ['after a GIF’s end', () => behind('gif')],
    ['after an AVIF’s end', () => behind('avif')],
    ['in a segment of a JPEG', async () => spliced(await encode('jpeg'), 2, jpegComment)],
    [
      'in a second JFIF header of a JPEG',
      async () => spliced(await encode('jpeg'), 20, segment(0xe0, Buffer.from(`JFIF\0${SECRET}`))),
    ],
    ['in a DNL of a JPEG', async () => spliced(await encode('jpeg'), 20, segment(0xdc, hidden))],
    [
      'in a chunk of a PNG that is longer than its kind',
      async () => spliced(await encode('png'), 33, pngChunk('sBIT', hidden)),
    ],
    ['in a chunk of a PNG', async () => spliced(await encode('png'), 33, pngChunk('prVt', hidden))],
    ['in a chunk of a WebP', async () => withRiffChunk(await encode('webp'), hidden)],
    [
      'in a comment of a GIF',
      async () =>
        spliced(
          await encode('gif'),
          13 + 3 * 2 ** ((((await encode('gif'))[10] ?? 0) % 8) + 1),
          gifComment(SECRET),
        ),
    ],
    ['in a box of an AVIF', async () => Buffer.concat([await encode('avif'), box('free', hidden)])],
    ['in an AVIF’s data outside its items', async () => withLongerData(await encode('avif'), hidden)],
  ])('data %s is removed', async (_place, make) => {
    const bytes = await make();
    expect(bytes.includes(SECRET)).toBe(true);
    const path = await upload(bytes);
    expect(await process(path)).toEqual({ kind: 'rendered', rewritten: true });
    const kept = await download(path);
    expect(kept.includes(SECRET)).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 60, height: 40 });
  });
});

describe('unusual pictures', () => {
  test('an animated GIF stays animated; its thumbnails show its first frame', async () => {
    const frame = await photo(200, 100).png().toBuffer();
    const gif = await sharp([frame, await sharp(frame).negate().png().toBuffer()], {
      join: { animated: true },
    })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const path = await upload(gif, 'a.gif', 'image/gif');
    expect(await process(path)).toEqual({ kind: 'rendered', rewritten: false });
    expect((await sharp(await download(path), { animated: true }).metadata()).pages).toBe(2);
    expect(await sizes(thumbnailPath(path, 160))).toEqual({ width: 160, height: 80, format: 'webp' });
  });

  test('a turned animation is drawn: upright, as its first frame', async () => {
    const frame = await photo(200, 100).png().toBuffer();
    const webp = await sharp([frame, await sharp(frame).negate().png().toBuffer()], {
      join: { animated: true },
    })
      .withMetadata({ orientation: 6 })
      .webp({ delay: [100, 100] })
      .toBuffer();
    expect(await sharp(webp).metadata()).toMatchObject({ orientation: 6, pages: 2 });
    const path = await upload(webp, 'a.webp', 'image/webp');
    expect(await process(path)).toEqual({ kind: 'rendered', rewritten: true });
    const meta = await sharp(await download(path), { animated: true }).metadata();
    expect(meta).toMatchObject({ width: 100, height: 200 });
    expect(meta.pages ?? 1).toBe(1);
    expect(await sizes(thumbnailPath(path, 160))).toMatchObject({ width: 100, height: 200 });
  });

  test('a CMYK JPEG gives sRGB thumbnails', async () => {
    const path = await upload(await photo(300, 200).toColourspace('cmyk').jpeg().toBuffer());
    expect(await process(path)).toMatchObject({ kind: 'rendered' });
    const meta = await sharp(await download(thumbnailPath(path, 160))).metadata();
    expect(meta).toMatchObject({ space: 'srgb', channels: 3 });
  });

  test('keeps transparency, fits a very tall picture into WebP, and accepts grey and 16 bits', async () => {
    const clear = await upload(await photo(300, 200, 4).png().toBuffer(), 'a.png', 'image/png');
    await process(clear);
    expect((await sharp(await download(thumbnailPath(clear, 160))).metadata()).hasAlpha).toBe(true);
    const signup = await upload(await photo(400, 17_000).jpeg().toBuffer());
    expect(await process(signup)).toMatchObject({ kind: 'rendered' });
    const grey = await upload(
      await photo(300, 200).toColourspace('grey16').png().toBuffer(),
      'g.png',
      'image/png',
    );
    expect(await process(grey)).toMatchObject({ kind: 'rendered' });
  });

  test('the content corrects the declared type', async () => {
    const path = await upload(await photo(100, 100).png().toBuffer(), 'a.jpg', 'image/jpeg');
    await process(path);
    expect((await bucket.file(path).getMetadata())[0].contentType).toBe('image/png');
  });
});
