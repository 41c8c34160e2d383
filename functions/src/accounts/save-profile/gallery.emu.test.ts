import { thumbnailPath } from '@vidriera/domain/image/image';
import { uploadUrl } from '@vidriera/domain/image/upload-url';
import { type PerfilForm, perfilFormSchema } from '@vidriera/domain/usuario/schema';
import { describe, expect, test } from 'vitest';
import { creador } from '../../testing/data.ts';
import { project } from '../../testing/project.ts';
import { saveForm } from '../../testing/save-form.ts';
import { fileIn } from '../../testing/uploaded-pictures.ts';
import { creatorWritten } from '../owners/creator-written.ts';

const deps = project('gallery');
const { db, bucket } = deps;
const path = (uid: string, nombre: string | number) => `users/${uid}/creator/gallery/${nombre}_f.jpg`;
const url = (uid: string, nombre: string | number) => uploadUrl(bucket.name, path(uid, nombre), 't');
const ref = (uid: string) => db.doc(`user/${uid}/refRolCreador/${uid}`);
const galeria = async (uid: string) => (await ref(uid).get()).get('urlImagenes') as string[];

async function withPhotos(uid: string, count: number): Promise<string[]> {
  const urls = Array.from({ length: count }, (_, i) => url(uid, i));
  await creador(db, uid);
  await ref(uid).update({ urlImagenes: urls });
  return urls;
}

function save(uid: string, before: string[], urls: string[], extra: Partial<PerfilForm> = {}) {
  const data = { role: 'creador', creador: { descripcion: 'Bailamos', galeria: { before, urls } }, ...extra };
  return saveForm(deps, uid, perfilFormSchema.parse(data));
}

describe('galleries', () => {
  test('adds, removes and orders in one save', async () => {
    const [a = '', b = '', c = ''] = await withPhotos('ordena', 3);
    const d = url('ordena', 30);
    expect(await save('ordena', [a, b, c], [c, d, a])).toMatchObject({ kind: 'saved' });
    expect(await galeria('ordena')).toEqual([c, d, a]);
  });

  test('twelve devices adding at once end at ten', async () => {
    await withPhotos('doce', 0);
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, i) => save('doce', [], [url('doce', i)])),
    );
    const saved = outcomes.flatMap(({ kind }, i) => (kind === 'saved' ? [i] : []));
    expect(saved).toHaveLength(10);
    expect(outcomes.filter(({ kind }) => kind === 'gallery-full')).toHaveLength(2);
    expect((await galeria('doce')).toSorted()).toEqual(saved.map((i) => url('doce', i)).toSorted());
  });

  test('a refusal names both numbers, and saves nothing', async () => {
    const already = await withPhotos('ocho', 8);
    const added = ['a', 'b', 'c'].map((nombre) => url('ocho', `2${nombre.charCodeAt(0)}`));
    expect(await save('ocho', already, [...already, ...added])).toEqual({
      kind: 'gallery-full',
      message: 'Máximo 10 imágenes. Ya tenés 8 y querés agregar 3. Quitá algunas o subí menos.',
    });
    expect(await galeria('ocho')).toEqual(already);
    expect((await ref('ocho').get()).get('descripcion')).not.toBe('Bailamos');
  });

  test('accepts only own uploads of the gallery’s folder', async () => {
    const already = await withPhotos('propia', 1);
    for (const bad of [
      url('doce', 99),
      uploadUrl(bucket.name, 'users/propia/profile/1_yo.jpg', 't'),
      url('propia', 98).replace(bucket.name, 'demo-caso-otro.appspot.com'),
      url('propia', 97).replace('https:', 'http:'),
      url('propia', 96).replace('https://', 'https://ana@'),
      url('propia', 95).replace('.com/', '.com:8443/'),
      url('propia', 94).replace('https://firebasestorage.googleapis.com', 'javascript:'),
      'https://example.com/a.jpg',
      'nada',
    ]) {
      expect(await save('propia', already, [...already, bad])).toEqual({ kind: 'not-own-picture' });
    }
    expect(await galeria('propia')).toEqual(already);
  });

  test('a missing gallery leaves the stored one; a new creator starts with the form’s', async () => {
    const already = await withPhotos('intacta', 2);
    const data = perfilFormSchema.parse({ role: 'creador', creador: { descripcion: 'Bailamos' } });
    await saveForm(deps, 'intacta', data);
    expect(await galeria('intacta')).toEqual(already);
    await save('intacta', [], [], { role: 'personal', creador: null });
    const fresh = url('intacta', 77);
    await save('intacta', [], [fresh]);
    expect(await galeria('intacta')).toEqual([fresh]);
  });

  test('deletes removed pictures with their thumbnails, never other people’s', async () => {
    const [a = '', b = ''] = await withPhotos('borra', 2);
    const files = [path('borra', 0), path('borra', 1), thumbnailPath(path('borra', 0), 480), path('otro', 0)];
    for (const file of files) await fileIn(deps, file).save('x', { resumable: false });
    const before = { ...(await ref('borra').get()).data(), urlImagenes: [a, b, url('otro', 0)] };
    await save('borra', [a, b], [b]);
    await creatorWritten(deps, { uid: 'borra', before });
    const left = await Promise.all(files.map(async (one) => (await fileIn(deps, one).exists())[0]));
    expect(left).toEqual([false, true, false, true]);
  });
});
