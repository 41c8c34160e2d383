import { rutaMiniatura } from 'domain/imagen';
import { ANCHOS_MINIATURA } from 'domain/limits';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { foto, fotoDeTelefono, pngQueMiente } from '../testing/pictures.ts';
import { proyecto } from '../testing/project.ts';
import { INMUTABLE, imageFinalized } from './image-finalized.ts';

const { bucket } = proyecto('images');
let serie = 0;

/** Uploads as a browser does, with a download token, and answers the path. */
async function subir(bytes: Buffer, nombre = 'foto.jpg', contentType = 'image/jpeg'): Promise<string> {
  const ruta = `users/ana/profile/${++serie}_${nombre}`;
  await bucket.file(ruta).save(bytes, {
    resumable: false,
    metadata: { contentType, metadata: { firebaseStorageDownloadTokens: 'una-llave' } },
  });
  return ruta;
}
/** What Storage would tell the trigger about the file as it is now. */
async function evento(name: string) {
  const [{ size, md5Hash }] = await bucket.file(name).getMetadata();
  return { name, size: Number(size), md5Hash: md5Hash ?? null };
}
const procesar = async (ruta: string) => imageFinalized(bucket, await evento(ruta));
const bajar = async (ruta: string) => (await bucket.file(ruta).download())[0];
const existe = async (ruta: string) => (await bucket.file(ruta).exists())[0];
const medidas = async (ruta: string) => {
  const { width, height, format } = await sharp(await bajar(ruta)).metadata();
  return { width, height, format };
};
const miniaturas = (ruta: string) => ANCHOS_MINIATURA.map((ancho) => rutaMiniatura(ruta, ancho));

describe('pictures', () => {
  test('three WebP thumbnails, immutable, and the original untouched', async () => {
    const original = await foto(1600, 1200).jpeg().toBuffer();
    const ruta = await subir(original);
    expect(await procesar(ruta)).toEqual({ kind: 'rendered', rewritten: false });
    expect(await Promise.all(miniaturas(ruta).map(medidas))).toEqual([
      { width: 160, height: 120, format: 'webp' },
      { width: 480, height: 360, format: 'webp' },
      { width: 1200, height: 900, format: 'webp' },
    ]);
    const [metadata] = await bucket.file(rutaMiniatura(ruta, 480)).getMetadata();
    expect(metadata).toMatchObject({ contentType: 'image/webp', cacheControl: INMUTABLE });
    expect(await bajar(ruta)).toEqual(original);
  });

  test('never enlarged, all three written all the same', async () => {
    const ruta = await subir(await foto(300, 200).png().toBuffer(), 'chica.png', 'image/png');
    await procesar(ruta);
    expect((await Promise.all(miniaturas(ruta).map(medidas))).map(({ width }) => width)).toEqual([
      160, 300, 300,
    ]);
  });

  test('a second delivery, and the event of what was rewritten, write nothing', async () => {
    const ruta = await subir(await fotoDeTelefono(800, 600, 6));
    const primero = await evento(ruta);
    expect(await imageFinalized(bucket, primero)).toEqual({ kind: 'rendered', rewritten: true });
    const generaciones = async () =>
      Promise.all(
        [ruta, ...miniaturas(ruta)].map(async (una) => (await bucket.file(una).getMetadata())[0].generation),
      );
    const antes = await generaciones();
    expect(await procesar(ruta)).toEqual({ kind: 'skipped', reason: 'done' });
    expect(await generaciones()).toEqual(antes);
    // The first event once more: at worst the same thumbnails again, never another original.
    await imageFinalized(bucket, primero);
    expect((await generaciones())[0]).toBe(antes[0]);
  });

  test('thumbnails and files elsewhere are none of its business', async () => {
    for (const name of [
      'users/ana/profile/thumbs/1_a.jpg_160.webp',
      'otra/cosa.jpg',
      'users/ana/profile/sin-fecha.jpg',
    ]) {
      expect(await imageFinalized(bucket, { name, size: 1, md5Hash: null })).toEqual({
        kind: 'skipped',
        reason: 'not-an-upload',
      });
    }
    expect(
      await imageFinalized(bucket, { name: 'users/ana/profile/1_no.jpg', size: 1, md5Hash: null }),
    ).toEqual({
      kind: 'skipped',
      reason: 'gone',
    });
  });

  test('a file deleted while it was being worked on leaves no thumbnails', async () => {
    const ruta = await subir(await foto(400, 300).jpeg().toBuffer());
    const conBorrado = new Proxy(bucket, {
      get: (target, key) =>
        key === 'file'
          ? (name: string) => {
              const file = target.file(name);
              if (name !== rutaMiniatura(ruta, 160)) return file;
              const save = file.save.bind(file);
              file.save = (async (...args: Parameters<typeof save>) => {
                await target.file(ruta).delete();
                await save(...args);
              }) as typeof file.save;
              return file;
            }
          : Reflect.get(target, key),
    });
    expect(await imageFinalized(conBorrado, await evento(ruta))).toEqual({ kind: 'skipped', reason: 'gone' });
    expect(await Promise.all(miniaturas(ruta).map(existe))).toEqual([false, false, false]);
  });
});

describe('personal data', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'orientation %i stands upright and the place is gone',
    async (orientation) => {
      const telefono = await fotoDeTelefono(640, 480, orientation);
      expect((await sharp(telefono).metadata()).exif?.includes('Telefono')).toBe(true);
      const ruta = await subir(telefono);
      expect(await procesar(ruta)).toEqual({ kind: 'rendered', rewritten: true });
      const echada = orientation > 4;
      const meta = await sharp(await bajar(ruta)).metadata();
      expect(meta).toMatchObject({ width: echada ? 480 : 640, height: echada ? 640 : 480, format: 'jpeg' });
      expect(meta.exif).toBeUndefined();
      expect(meta.orientation ?? 1).toBe(1);
      const chica = await sharp(await bajar(rutaMiniatura(ruta, 480))).metadata();
      expect(chica.exif).toBeUndefined();
      expect((chica.width ?? 0) > (chica.height ?? 0)).toBe(!echada);
      const recta = await sharp(telefono).autoOrient().resize(32, 32, { fit: 'fill' }).raw().toBuffer();
      const vista = await sharp(await bajar(rutaMiniatura(ruta, 480)))
        .resize(32, 32, { fit: 'fill' })
        .raw()
        .toBuffer();
      const distancia =
        recta.reduce((suma, valor, i) => suma + Math.abs(valor - (vista[i] ?? 0)), 0) / recta.length;
      expect(distancia).toBeLessThan(6);
    },
  );

  test('the download address survives the rewriting', async () => {
    const ruta = await subir(await fotoDeTelefono(640, 480, 3));
    await procesar(ruta);
    const [{ metadata, cacheControl, contentType }] = await bucket.file(ruta).getMetadata();
    expect(metadata).toMatchObject({ firebaseStorageDownloadTokens: 'una-llave', limpia: '1' });
    expect({ cacheControl, contentType }).toEqual({ cacheControl: INMUTABLE, contentType: 'image/jpeg' });
  });

  test.each(['png', 'webp', 'avif'] as const)('%s loses its EXIF too', async (formato) => {
    const bytes = await foto(200, 150)
      .withExif({ IFD0: { Make: 'Telefono' } })
      .toFormat(formato)
      .toBuffer();
    const ruta = await subir(bytes, `a.${formato}`, `image/${formato}`);
    expect(await procesar(ruta)).toEqual({ kind: 'rendered', rewritten: true });
    expect((await sharp(await bajar(ruta)).metadata()).exif).toBeUndefined();
  });

  test('a mark a client may have set itself excuses nothing', async () => {
    const ruta = await subir(await fotoDeTelefono(320, 240));
    await bucket
      .file(ruta)
      .setMetadata({ metadata: { limpia: '1', origen: (await evento(ruta)).md5Hash ?? '' } });
    expect(await procesar(ruta)).toEqual({ kind: 'rendered', rewritten: true });
  });
});

describe('what is no picture', () => {
  const jpeg = () => foto(640, 480).jpeg().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const casos: [string, () => Buffer | Promise<Buffer>, string][] = [
    ['a truncated JPEG', async () => (await jpeg()).subarray(0, 9000), 'no-decodifica'],
    ['a JPEG cut in its header', async () => (await jpeg()).subarray(0, 120), 'no-es-imagen'],
    ['zero bytes', () => Buffer.alloc(0), 'vacia'],
    ['a text named .jpg', () => Buffer.from('hola, soy una foto'), 'no-es-imagen'],
    ['an SVG with a script', () => Buffer.from(svg), 'no-es-imagen'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'no-es-imagen'],
    ['a TIFF', () => foto(20, 20).tiff().toBuffer(), 'no-es-imagen'],
    ['a header claiming 50,000 × 50,000', () => pngQueMiente(50_000, 50_000), 'demasiados-pixeles'],
    ['a believable header without pixels', () => pngQueMiente(500, 500), 'no-decodifica'],
    ['more than 10 MB', () => Buffer.alloc(10 * 1024 * 1024 + 1), 'muy-pesada'],
  ];
  test.each(casos)('%s is deleted', async (_nombre, hacer, reason) => {
    const ruta = await subir(await hacer());
    expect(await procesar(ruta)).toEqual({ kind: 'deleted', reason });
    expect(await Promise.all([ruta, ...miniaturas(ruta)].map(existe))).toEqual([false, false, false, false]);
  });
});

describe('unusual pictures', () => {
  test('an animated GIF keeps moving; its thumbnails are its first frame', async () => {
    const cuadro = await foto(200, 100).png().toBuffer();
    const gif = await sharp([cuadro, await sharp(cuadro).negate().png().toBuffer()], {
      join: { animated: true },
    })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const ruta = await subir(gif, 'a.gif', 'image/gif');
    expect(await procesar(ruta)).toEqual({ kind: 'rendered', rewritten: false });
    expect((await sharp(await bajar(ruta), { animated: true }).metadata()).pages).toBe(2);
    expect(await medidas(rutaMiniatura(ruta, 160))).toEqual({ width: 160, height: 80, format: 'webp' });
  });

  test('a CMYK JPEG gives sRGB thumbnails', async () => {
    const ruta = await subir(await foto(300, 200).toColourspace('cmyk').jpeg().toBuffer());
    expect(await procesar(ruta)).toMatchObject({ kind: 'rendered' });
    const meta = await sharp(await bajar(rutaMiniatura(ruta, 160))).metadata();
    expect(meta).toMatchObject({ space: 'srgb', channels: 3 });
  });

  test('transparency stays, a very tall picture fits WebP, grey and 16 bits pass', async () => {
    const clara = await subir(await foto(300, 200, 4).png().toBuffer(), 'a.png', 'image/png');
    await procesar(clara);
    expect((await sharp(await bajar(rutaMiniatura(clara, 160))).metadata()).hasAlpha).toBe(true);
    const alta = await subir(await foto(400, 17_000).jpeg().toBuffer());
    expect(await procesar(alta)).toMatchObject({ kind: 'rendered' });
    const gris = await subir(
      await foto(300, 200).toColourspace('grey16').png().toBuffer(),
      'g.png',
      'image/png',
    );
    expect(await procesar(gris)).toMatchObject({ kind: 'rendered' });
  });

  test('the declared type is corrected by the content', async () => {
    const ruta = await subir(await foto(100, 100).png().toBuffer(), 'a.jpg', 'image/jpeg');
    await procesar(ruta);
    expect((await bucket.file(ruta).getMetadata())[0].contentType).toBe('image/png');
  });
});
