import { rutaMiniatura } from 'domain/imagen';
import { describe, expect, test } from 'vitest';
import { creador, urlDe } from '../testing/data.ts';
import { proyecto } from '../testing/project.ts';
import { addGalleryImages, removeGalleryImage } from './gallery.ts';

const deps = proyecto('gallery');
const { db, bucket } = deps;
const existe = async (ruta: string) => (await bucket.file(ruta).exists())[0];
async function subida(uid: string, nombre: string): Promise<{ ruta: string; url: string }> {
  const ruta = `users/${uid}/creator/gallery/${nombre}.jpg`;
  await bucket.file(ruta).save('x', { resumable: false });
  return { ruta, url: urlDe(ruta) };
}
async function conFotos(uid: string, cuantas: number): Promise<string[]> {
  const urls = Array.from({ length: cuantas }, (_, i) => urlDe(`users/${uid}/creator/gallery/${i}_ya.jpg`));
  await creador(db, uid);
  await db.doc(`user/${uid}/refRolCreador/${uid}`).update({ urlImagenes: urls });
  return urls;
}
const galeria = async (uid: string) =>
  (await db.doc(`user/${uid}/refRolCreador/${uid}`).get()).get('urlImagenes') as string[];

describe('gallery', () => {
  test('twenty at once end at ten, and the files of the refused are gone', async () => {
    await conFotos('veinte', 0);
    const subidas = await Promise.all(Array.from({ length: 20 }, (_, i) => subida('veinte', `${i}_f`)));
    const outcomes = await Promise.all(subidas.map(({ url }) => addGalleryImages(deps, 'veinte', [url])));
    expect(outcomes.filter(({ kind }) => kind === 'saved')).toHaveLength(10);
    const final = await galeria('veinte');
    expect(new Set(final).size).toBe(10);
    for (const [i, { ruta, url }] of subidas.entries()) {
      expect(await existe(ruta)).toBe(outcomes[i]?.kind === 'saved');
      expect(final.includes(url)).toBe(outcomes[i]?.kind === 'saved');
    }
  }, 60_000);

  test('says how many there are and how many were wanted', async () => {
    const ya = await conFotos('ocho', 8);
    const tres = await Promise.all(['a', 'b', 'c'].map((n, i) => subida('ocho', `${i + 20}_${n}`)));
    expect(
      await addGalleryImages(
        deps,
        'ocho',
        tres.map(({ url }) => url),
      ),
    ).toEqual({
      kind: 'full',
      mensaje: 'Máximo 10 imágenes. Ya tenés 8 y querés agregar 3. Quitá algunas o subí menos.',
    });
    expect(await galeria('ocho')).toEqual(ya);
    expect(await existe(tres[0]?.ruta ?? '')).toBe(false);
    await conFotos('diez', 10);
    const { url } = await subida('diez', '30_x');
    expect(await addGalleryImages(deps, 'diez', [url])).toEqual({
      kind: 'full',
      mensaje: 'Máximo 10 imágenes en la galería. Ya alcanzaste el límite.',
    });
  });

  test('twice the same is once; a refusal spares what is in the gallery', async () => {
    const ya = await conFotos('doble', 9);
    const { url, ruta } = await subida('doble', '40_x');
    await addGalleryImages(deps, 'doble', [url, `${url}&otra=1`]);
    expect(await addGalleryImages(deps, 'doble', [url])).toEqual({
      kind: 'saved',
      urlImagenes: [...ya, url],
    });
    const otra = await subida('doble', '41_y');
    expect(await addGalleryImages(deps, 'doble', [url, otra.url])).toMatchObject({ kind: 'full' });
    expect([await existe(ruta), await existe(otra.ruta)]).toEqual([true, false]);
  });

  test('own uploads of the gallery only, and creators only', async () => {
    await conFotos('propia', 0);
    const ajena = await subida('veinte', '99_z');
    for (const url of [
      ajena.url,
      urlDe('users/propia/profile/1_yo.jpg'),
      'https://example.com/a.jpg',
      'nada',
    ]) {
      expect(await addGalleryImages(deps, 'propia', [url])).toEqual({ kind: 'not-own' });
    }
    expect(await existe(ajena.ruta)).toBe(true);
    const { url, ruta } = await subida('sin-rol', '1_a');
    expect(await addGalleryImages(deps, 'sin-rol', [url])).toEqual({ kind: 'no-creador' });
    expect(await existe(ruta)).toBe(false);
  });

  test('removing takes file and thumbnails along, and somebody else’s never', async () => {
    await conFotos('quita', 0);
    const { url, ruta } = await subida('quita', '1_a');
    await bucket.file(rutaMiniatura(ruta, 480)).save('x', { resumable: false });
    await addGalleryImages(deps, 'quita', [url]);
    expect(await removeGalleryImage(deps, 'quita', url)).toEqual({ kind: 'saved', urlImagenes: [] });
    expect(await removeGalleryImage(deps, 'quita', url)).toEqual({ kind: 'saved', urlImagenes: [] });
    expect([await existe(ruta), await existe(rutaMiniatura(ruta, 480))]).toEqual([false, false]);
    const ajena = await subida('otro', '1_b');
    await removeGalleryImage(deps, 'quita', ajena.url);
    expect(await existe(ajena.ruta)).toBe(true);
  });
});
