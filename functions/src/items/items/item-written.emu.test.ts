import { thumbnailPath } from '@vidriera/domain/image/image';
import { describe, expect, test, vi } from 'vitest';
import { logger } from '../../base/process/logger.ts';
import { creador, itemData, urlOf } from '../../testing/data.ts';
import { project } from '../../testing/project.ts';
import { fileIn } from '../../testing/uploaded-pictures.ts';
import { itemWritten } from './item-written.ts';

const deps = project('items');
const { db } = deps;
const version = async (path: string) => (await db.doc(path).get()).updateTime?.valueOf();
const exists = async (path: string) => (await fileIn(deps, path).exists())[0];
async function withFiles(...paths: string[]) {
  for (const path of paths) {
    for (const one of [path, thumbnailPath(path, 160)])
      await fileIn(deps, one).save('x', { resumable: false });
  }
}

describe('itemWritten', () => {
  test('derives date and visibility, and then rests', async () => {
    await creador(db, 'laura');
    const doc = itemData(db, 'evento', 'laura', {
      titulo: 'Milonga del Día',
      fechaPeriodica: 'Todos los lunes',
    });
    await db.doc('evento/a').set({ ...doc, createdAt: null });
    const given = { tipo: 'evento', id: 'a', before: undefined } as const;
    expect(await itemWritten(deps, given)).toEqual({ kind: 'derived', deletedImages: 0 });
    const item = await db.doc('evento/a').get();
    expect(item.get('proximaFecha').toDate()).toEqual(new Date('2026-11-30T22:30:00Z'));
    expect(item.get('createdAt').toDate().getTime()).toBeCloseTo(item.createTime?.toMillis() ?? 0, -1);
    expect([item.get('visible'), item.get('cantLikes')]).toEqual([true, 0]);
    const before = await version('evento/a');
    expect(await itemWritten(deps, { ...given, before: item.data() })).toEqual({
      kind: 'skipped',
      reason: 'up-to-date',
    });
    expect(await version('evento/a')).toBe(before);
  });

  test.each([
    ['its own', { localidad: 'quilmes' }, ['quilmes', 'buenos-aires']],
    ['its owner’s, for an item without one', {}, ['salta', 'salta']],
    ['its owner’s, for an unknown code', { localidad: 'atlantida' }, ['salta', 'salta']],
    ['none, for a virtual item', { localidad: 'quilmes', modalidad: 'Virtual' }, [null, null]],
  ])('derives the place and its zona: %s', async (name, fields, expected) => {
    await creador(db, 'lugares', { localidad: 'salta' });
    const id = `lugar-${name.length}`;
    await db.doc(`evento/${id}`).set(itemData(db, 'evento', 'lugares', fields));
    const given = { tipo: 'evento', id, before: undefined } as const;
    await itemWritten(deps, given);
    const item = await db.doc(`evento/${id}`).get();
    expect([item.get('localidadEfectiva'), item.get('zona')]).toEqual(expected);
    expect(await itemWritten(deps, given)).toMatchObject({ kind: 'skipped' });
  });

  test.each([
    ['of a personal user', { role: 'personal' }],
    ['of somebody without a role', { role: null }],
  ])('items %s stay hidden', async (nombre, extra) => {
    const uid = nombre.replaceAll(' ', '-').slice(-20);
    await creador(db, uid, extra);
    await db.doc(`promo/${uid}`).set(itemData(db, 'promo', uid));
    await itemWritten(deps, { tipo: 'promo', id: uid, before: undefined });
    expect((await db.doc(`promo/${uid}`).get()).data()).toMatchObject({ visible: false, retirado: true });
  });

  test('hides an unreadable item', async () => {
    await db.doc('link/rota').set({ visible: true });
    await itemWritten(deps, { tipo: 'link', id: 'rota', before: undefined });
    expect((await db.doc('link/rota').get()).get('visible')).toBe(false);
  });

  test('deletes an item without an account, and hides one whose account has no document yet', async () => {
    await deps.auth.createUser({ uid: 'recien' });
    for (const uid of ['nadie', 'recien']) {
      await db.doc(`link/de-${uid}`).set(itemData(db, 'link', uid, { visible: true }));
      await itemWritten(deps, { tipo: 'link', id: `de-${uid}`, before: undefined });
    }
    expect((await db.doc('link/de-nadie').get()).exists).toBe(false);
    expect((await db.doc('link/de-recien').get()).get('visible')).toBe(false);
  });

  test('stores the date before an event’s last move, in any order and number of deliveries', async () => {
    await creador(db, 'mudanza');
    const at = (text: string) => new Date(`${text}:00-03:00`);
    const hour = (text: string) => new Date(`1970-01-01T${text}:00Z`);
    const doc = (fecha: string, hora: string, written: string, more = {}) =>
      itemData(db, 'evento', 'mudanza', {
        fechaExacta: at(`${fecha}T00:00`),
        horaInicio: hour(hora),
        updatedAt: at(written),
        ...more,
      });
    const states = [
      doc('2026-11-27', '21:00', '2026-11-20T10:00'),
      doc('2026-12-04', '21:00', '2026-11-21T10:00'),
      doc('2026-12-04', '21:00', '2026-11-22T10:00', { titulo: 'Otro' }),
      doc('2026-12-04', '20:00', '2026-11-23T10:00', { estado: 'reprogramado' }),
      doc('2026-12-04', '20:00', '2026-11-24T10:00', { aviso: 'Por la lluvia' }),
    ];
    const moves = states.slice(1).map((after, i) => ({ before: states[i], after }));
    const [a, b, c, d] = moves;
    for (const [n, order] of [
      [a, b, c, d],
      [d, c, b, a],
      [c, c, a, d, b, a, c],
    ].entries()) {
      const id = `movido-${n}`;
      await db.doc(`evento/${id}`).set(states.at(-1) ?? {});
      for (const write of order)
        await itemWritten(deps, { tipo: 'evento', id, ...(write as NonNullable<typeof a>) });
      const { fecha, hora, movida } = (await db.doc(`evento/${id}`).get()).get('fechaAnterior');
      expect([fecha, hora, movida].map((moment) => moment.toDate())).toEqual([
        at('2026-12-04T00:00'),
        hour('21:00'),
        at('2026-11-23T10:00'),
      ]);
    }
    // Adding or removing the date is no move, and a deleted event is not written.
    await db.doc('evento/fijo').set(states[0] ?? {});
    for (const [before, after] of [
      [doc('2026-11-27', '21:00', '2026-11-20T10:00', { fechaExacta: null }), states[1]],
      [states[0], doc('2026-11-27', '21:00', '2026-11-21T10:00', { fechaExacta: null })],
    ])
      await itemWritten(deps, { tipo: 'evento', id: 'fijo', before: before ?? {}, after });
    expect((await db.doc('evento/fijo').get()).get('fechaAnterior')).toBeUndefined();
    await itemWritten(deps, { tipo: 'evento', id: 'ido', before: states[0], after: states[1] });
    expect((await db.doc('evento/ido').get()).exists).toBe(false);
  });

  test('deletes a replaced picture, but no remaining or foreign one', async () => {
    await creador(db, 'pablo');
    const [old, left, foreign] = [
      'posts/evento/main/pablo/1_vieja.jpg',
      'posts/evento/gallery/pablo/1_queda.jpg',
      'posts/evento/main/laura/1_ajena.jpg',
    ];
    await withFiles(old, left, foreign);
    const before = itemData(db, 'evento', 'pablo', {
      url_imagen: urlOf(old),
      url_imagenes: [urlOf(left), urlOf(foreign), urlOf('users/pablo/profile/1_yo.jpg')],
    });
    await db.doc('evento/b').set({ ...before, url_imagen: urlOf(left), url_imagenes: [] });
    const given = { tipo: 'evento', id: 'b', before } as const;
    expect(await itemWritten(deps, given)).toEqual({ kind: 'derived', deletedImages: 1 });
    await itemWritten(deps, given);
    expect(await Promise.all([old, thumbnailPath(old, 160), left, foreign].map(exists))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('an unreadable item keeps its pictures, likes and claims', async () => {
    await creador(db, 'raro');
    const [path, ref] = ['posts/evento/main/raro/1_foto.jpg', db.doc('evento/raro')];
    await withFiles(path);
    await creador(db, 'fan-de-raro', { eventLikes: [ref] });
    const before = { ...itemData(db, 'evento', 'raro', { url_imagen: urlOf(path) }), uid: 'raro' };
    vi.spyOn(logger, 'error').mockReturnValue();
    for (const wrong of [{ titulo: 7 }, { uid: 7 }, { createdAt: 'ayer' }]) {
      await ref.set({ ...before, url_imagen: null, ...wrong });
      await itemWritten(deps, { tipo: 'evento', id: 'raro', before, after: {} });
      expect(await exists(path), JSON.stringify(wrong)).toBe(true);
    }
    vi.restoreAllMocks();
    expect((await db.doc('user/fan-de-raro').get()).get('eventLikes')).toHaveLength(1);
  });

  test('deletes a deleted item’s pictures and likes', async () => {
    await creador(db, 'sol');
    const [ref, another] = [db.doc('curso/c'), db.doc('curso/d')];
    for (let i = 0; i < 3; i++) await creador(db, `fan-${i}`, { cursosLikes: [ref, another] });
    const path = 'posts/curso/main/sol/1_a.jpg';
    await withFiles(path);
    const before = itemData(db, 'curso', 'sol', { url_imagen: urlOf(path) });
    const given = { tipo: 'curso', id: 'c', before } as const;
    expect(await itemWritten(deps, given)).toEqual({ kind: 'removed', deletedImages: 1, removedLikes: 3 });
    expect(await exists(path)).toBe(false);
    const left = (await db.doc('user/fan-1').get()).get('cursosLikes') as { path: string }[];
    expect(left.map(({ path }) => path)).toEqual(['curso/d']);
    expect(await itemWritten(deps, given)).toMatchObject({ kind: 'removed', removedLikes: 0 });
    expect((await ref.get()).exists).toBe(false);
  });
});
