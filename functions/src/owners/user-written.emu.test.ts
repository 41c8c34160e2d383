import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { creador, publicar, urlDe } from '../testing/data.ts';
import { proyecto } from '../testing/project.ts';
import { creatorWritten } from './creator-written.ts';
import { userWritten } from './user-written.ts';

const deps = proyecto('owners');
const { db, bucket } = deps;
const existe = async (ruta: string) => (await bucket.file(ruta).exists())[0];
const guardar = (ruta: string) => bucket.file(ruta).save('x', { resumable: false });
const datos = async (path: string) => (await db.doc(path).get()).data();

/** Changes a person's document and hands the change over, twice. */
async function cambiar(uid: string, cambio: Record<string, unknown>) {
  const antes = await datos(`user/${uid}`);
  await db.doc(`user/${uid}`).update(cambio);
  const caso = { uid, antes, despues: await datos(`user/${uid}`) };
  return [await userWritten(deps, caso), await userWritten(deps, caso)];
}

describe('userWritten', () => {
  test('likes are counted anew, however often and in whatever order events come', async () => {
    await creador(db, 'duenia');
    await publicar(deps, 'evento', 'duenia', { fiesta: {} });
    const ref = db.doc('evento/fiesta');
    const fans = Array.from({ length: 12 }, (_, i) => `fan-${i}`);
    for (const fan of fans) await creador(db, fan, { eventLikes: [] });
    await Promise.all(fans.map((fan) => cambiar(fan, { eventLikes: FieldValue.arrayUnion(ref) })));
    expect((await ref.get()).get('cantLikes')).toBe(12);
    expect(await cambiar('fan-0', { eventLikes: [] })).toMatchObject([{ likes: 1 }, { likes: 0 }]);
    expect((await ref.get()).get('cantLikes')).toBe(11);
    const antes = await datos('user/fan-1');
    await db.doc('user/fan-1').delete();
    await userWritten(deps, { uid: 'fan-1', antes, despues: undefined });
    expect((await ref.get()).get('cantLikes')).toBe(10);
  });

  test('a like of what is gone, or is no item, does no harm', async () => {
    await creador(db, 'raro', { eventLikes: [] });
    const [primera] = await cambiar('raro', {
      eventLikes: [db.doc('evento/no-existe'), db.doc('user/raro'), db.doc('user/raro/refRolCreador/raro')],
    });
    expect(primera).toMatchObject({ kind: 'followed', likes: 0 });
  });

  test('a new name finds the items; nothing that matters, nothing done', async () => {
    await creador(db, 'nombre');
    await publicar(deps, 'link', 'nombre', { l: {} });
    expect(await cambiar('nombre', { display_name: 'Zapatería Zoe' })).toMatchObject([
      { items: 1 },
      { items: 0 },
    ]);
    expect((await db.doc('link/l').get()).get('busqueda')).toContain('zoe');
    expect(await cambiar('nombre', { phone_number: '1' })).toEqual(
      Array(2).fill({ kind: 'skipped', reason: 'nothing-depends' }),
    );
  });

  test('more items than one transaction holds', async () => {
    await creador(db, 'prolifica');
    const muchos = Object.fromEntries(Array.from({ length: 230 }, (_, i) => [`m${i}`, {}]));
    await publicar(deps, 'promo', 'prolifica', muchos);
    expect(await cambiar('prolifica', { role: 'personal' })).toMatchObject([{ items: 230 }, { items: 0 }]);
  });

  test('a replaced photo is deleted, the new one stays', async () => {
    const [vieja, nueva] = ['users/foto/profile/1_a.jpg', 'users/foto/profile/2_b.jpg'];
    await guardar(vieja);
    await guardar(nueva);
    await creador(db, 'foto', { photo_url: urlDe(vieja) });
    await cambiar('foto', { photo_url: urlDe(nueva) });
    expect([await existe(vieja), await existe(nueva)]).toEqual([false, true]);
  });
});

describe('creatorWritten', () => {
  test('deletes what the profile no longer names, and all of it when it is gone', async () => {
    await creador(db, 'salon');
    const [tapa, foto] = ['users/salon/creator/cover/1_tapa.jpg', 'users/salon/creator/gallery/1_a.jpg'];
    await guardar(tapa);
    await guardar(foto);
    const antes = await datos('user/salon/refRolCreador/salon');
    await db.doc('user/salon/refRolCreador/salon').update({ url_imagenPortada: null });
    expect(await creatorWritten(deps, { uid: 'salon', antes })).toEqual({ kind: 'cleaned', imagenes: 1 });
    expect([await existe(tapa), await existe(foto)]).toEqual([false, true]);
    await db.doc('user/salon/refRolCreador/salon').delete();
    await creatorWritten(deps, { uid: 'salon', antes });
    expect(await existe(foto)).toBe(false);
  });
});
