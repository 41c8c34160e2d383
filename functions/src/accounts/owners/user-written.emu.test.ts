import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, test, vi } from 'vitest';
import { logger } from '../../base/process/logger.ts';
import { creador, publish, urlOf } from '../../testing/data.ts';
import { project } from '../../testing/project.ts';
import { putRaw, rawReference } from '../../testing/raw-publishing.ts';
import { readsOf } from '../../testing/reads.ts';
import { creatorWritten } from './creator-written.ts';
import { hasForeignLikes } from './foreign-likes.ts';
import { userWritten } from './user-written.ts';

const deps = project('owners');
const { db, bucket } = deps;
const exists = async (path: string) => (await bucket.file(path).exists())[0];
const save = (path: string) => bucket.file(path).save('x', { resumable: false });
const data = async (path: string) => (await db.doc(path).get()).data();

/** Changes a person's document and runs the use case twice. */
async function change(uid: string, change: Record<string, unknown>) {
  const before = await data(`user/${uid}`);
  await db.doc(`user/${uid}`).update(change);
  const given = { uid, before, after: await data(`user/${uid}`) };
  return [await userWritten(deps, given), await userWritten(deps, given)];
}

describe('userWritten', () => {
  test('recounts likes, in any order and number of events', async () => {
    await creador(db, 'duenia');
    await publish(deps, 'evento', 'duenia', { fiesta: {} });
    const ref = db.doc('evento/fiesta');
    const fans = Array.from({ length: 12 }, (_, i) => `fan-${i}`);
    for (const fan of fans) await creador(db, fan, { eventLikes: [] });
    await Promise.all(fans.map((fan) => change(fan, { eventLikes: FieldValue.arrayUnion(ref) })));
    expect((await ref.get()).get('cantLikes')).toBe(12);
    expect(await change('fan-0', { eventLikes: [] })).toMatchObject([{ likes: 1 }, { likes: 0 }]);
    expect((await ref.get()).get('cantLikes')).toBe(11);
    const before = await data('user/fan-1');
    await db.doc('user/fan-1').delete();
    await userWritten(deps, { uid: 'fan-1', before, after: undefined });
    expect((await ref.get()).get('cantLikes')).toBe(10);
  });

  test('items without a place of their own move with their creator', async () => {
    await creador(db, 'mudanza', { localidad: 'salta' });
    await publish(deps, 'evento', 'mudanza', { aca: {}, alla: { localidad: 'quilmes' } });
    const zonas = async () =>
      (await db.getAll(db.doc('evento/aca'), db.doc('evento/alla'))).map((item) => item.get('zona'));
    expect(await zonas()).toEqual(['salta', 'buenos-aires']);
    expect(await change('mudanza', { localidad: 'rosario' })).toMatchObject([{ items: 1 }, { items: 0 }]);
    expect(await zonas()).toEqual(['rosario', 'buenos-aires']);
  });

  test('a burst of likes causes few writes, and ends with the right count', async () => {
    await creador(db, 'famosa');
    await publish(deps, 'evento', 'famosa', { recital: {} });
    const ref = db.doc('evento/recital');
    const fans = Array.from({ length: 60 }, (_, i) => `multitud-${i}`);
    for (const fan of fans) await creador(db, fan, { eventLikes: [] });
    const began = performance.now();
    const { changed } = await readsOf(() =>
      Promise.all(
        fans.map(async (uid) => {
          const before = await data(`user/${uid}`);
          await db.doc(`user/${uid}`).update({ eventLikes: FieldValue.arrayUnion(ref) });
          await userWritten(deps, { uid, before, after: await data(`user/${uid}`) });
        }),
      ),
    );
    expect((await ref.get()).get('cantLikes')).toBe(60);
    const seconds = (performance.now() - began) / 1000;
    expect(changed, 'at once, then one a second').toBeLessThanOrEqual(2 + seconds);
  });

  test('a like of a missing or foreign document does no harm', async () => {
    await creador(db, 'raro', { eventLikes: [] });
    const [first] = await change('raro', {
      eventLikes: [db.doc('evento/no-existe'), db.doc('user/raro'), db.doc('user/raro/refRolCreador/raro')],
    });
    expect(first).toMatchObject({ kind: 'followed', likes: 0 });
  });

  test('removes likes of another database, and keeps own ones', async () => {
    await creador(db, 'lejana', { eventLikes: [] });
    await publish(deps, 'evento', 'lejana', { cerca: {} });
    const user = db.doc('user/lejana');
    const values = [rawReference('demo-caso-owners', 'evento/cerca'), rawReference('otro', 'evento/cerca')];
    await putRaw(user, 'eventLikes', { arrayValue: { values } });
    expect(hasForeignLikes(await user.get())).toBe(true);
    const likes = (await user.get()).data();
    const given = { uid: 'lejana', before: likes, after: likes, foreign: true };
    expect(await userWritten(deps, given)).toEqual({ kind: 'mended', reason: 'foreign-likes' });
    expect(hasForeignLikes(await user.get())).toBe(false);
    expect((await user.get()).get('eventLikes')).toEqual([db.doc('evento/cerca')]);
  });

  test('a new name or telephone number changes nothing', async () => {
    await creador(db, 'nombre');
    await publish(deps, 'link', 'nombre', { l: {} });
    for (const fields of [{ display_name: 'Zapatería Zoe' }, { phone_number: '1' }])
      expect(await change('nombre', fields)).toEqual(
        Array(2).fill({ kind: 'skipped', reason: 'nothing-depends' }),
      );
  });

  test('handles more items than one transaction holds', async () => {
    await creador(db, 'prolifica');
    const many = Object.fromEntries(Array.from({ length: 230 }, (_, i) => [`m${i}`, {}]));
    await publish(deps, 'promo', 'prolifica', many);
    expect(await change('prolifica', { role: 'personal' })).toMatchObject([{ items: 230 }, { items: 0 }]);
  });

  test('a replaced photo is deleted, the new one stays', async () => {
    const [old, fresh] = ['users/foto/profile/1_a.jpg', 'users/foto/profile/2_b.jpg'];
    await save(old);
    await save(fresh);
    await creador(db, 'foto', { photo_url: urlOf(old) });
    await change('foto', { photo_url: urlOf(fresh) });
    expect([await exists(old), await exists(fresh)]).toEqual([false, true]);
    await change('foto', { photo_url: { url: urlOf(fresh) } });
    expect(await exists(fresh), 'an unreadable document may name it').toBe(true);
  });
});

describe('creatorWritten', () => {
  test('deletes pictures that the profile dropped, and all after its deletion', async () => {
    await creador(db, 'salon');
    const [cover, photo] = ['users/salon/creator/cover/1_tapa.jpg', 'users/salon/creator/gallery/1_a.jpg'];
    await save(cover);
    await save(photo);
    const before = await data('user/salon/refRolCreador/salon');
    await db.doc('user/salon/refRolCreador/salon').update({ url_imagenPortada: null });
    expect(await creatorWritten(deps, { uid: 'salon', before })).toEqual({ kind: 'cleaned', imagenes: 1 });
    expect([await exists(cover), await exists(photo)]).toEqual([false, true]);
    await db.doc('user/salon/refRolCreador/salon').update({ urlImagenes: 7 });
    vi.spyOn(logger, 'error').mockReturnValue();
    expect(await creatorWritten(deps, { uid: 'salon', before })).toEqual({
      kind: 'skipped',
      reason: 'unreadable',
    });
    vi.restoreAllMocks();
    expect(await exists(photo), 'an unreadable profile may name it').toBe(true);
    await db.doc('user/salon/refRolCreador/salon').delete();
    await creatorWritten(deps, { uid: 'salon', before });
    expect(await exists(photo)).toBe(false);
  });
});
