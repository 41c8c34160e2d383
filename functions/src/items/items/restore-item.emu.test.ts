import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { creador, publish } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { restoreItem } from './restore-item.ts';

const deps = project('restore-item');
const { db } = deps;
const id = itemIdSchema.parse('perdido');
const ref = refs.item(db, 'evento', id);
/** The emulator keeps no past: the document as it was read before. */
let past: DocumentSnapshot;

beforeEach(async () => {
  await creador(db, 'casa');
  await publish(deps, 'evento', 'casa', { [id]: { titulo: 'Peña' } });
  await refs.counter(db, 'casa', 'evento').set({ count: 1, lastId: id });
  await refs.held(db, subjectOf('evento', id)).delete();
  past = await ref.get();
});

const restore = (isConfirmed: boolean) =>
  restoreItem(deps, { tipo: 'evento', id, at: NOW, isConfirmed }, async () => past);

test('a deleted event comes back under its id, unlisted, as a new edition, and is counted', async () => {
  await ref.delete();
  await refs.counter(db, 'casa', 'evento').set({ count: 0, lastId: id });
  expect(await restore(false)).toMatchObject({ kind: 'would-restore', isMissing: true });
  expect((await ref.get()).exists).toBe(false);
  expect(await restore(true)).toMatchObject({ kind: 'restored', isMissing: true });
  const item = await ref.get();
  expect(item.data()).toMatchObject({ titulo: 'Peña', visibilidad: 'enlace', uid: 'casa' });
  expect(item.get('createdAt').toDate()).toEqual(NOW);
  expect(item.get('visible'), 'its trigger derives it anew').toBeUndefined();
  expect((await refs.counter(db, 'casa', 'evento').get()).data()).toEqual({ count: 1, lastId: id });
});

test('a changed one shows what differs, and is written over only when that is confirmed', async () => {
  await ref.update({ titulo: 'Rota', descripcion: '', visible: false });
  expect(await restore(false)).toMatchObject({
    kind: 'would-restore',
    isMissing: false,
    changed: ['titulo', 'descripcion'],
  });
  expect((await ref.get()).get('titulo')).toBe('Rota');
  expect(await restore(true)).toMatchObject({ kind: 'restored' });
  expect((await ref.get()).data()).toMatchObject({ titulo: 'Peña', createdAt: past.get('createdAt') });
  expect(await restore(true)).toMatchObject({ kind: 'same' });
});

test('lost pictures are named', async () => {
  const [url] = [
    `https://firebasestorage.googleapis.com/v0/b/${deps.bucket.name}/o/posts%2Fevento%2Fmain%2Fcasa%2F1_a.jpg?alt=media&token=t`,
  ];
  await ref.update({ url_imagen: url });
  past = await ref.get();
  await ref.update({ url_imagen: null });
  expect(await restore(false)).toMatchObject({ missing: ['posts/evento/main/casa/1_a.jpg'] });
});

test('nothing comes back that was not there, is held, or is of nobody', async () => {
  await refs.held(db, subjectOf('evento', id)).set({ subject: 'evento/perdido' });
  await ref.delete();
  expect(await restore(true)).toEqual({ kind: 'held' });
  await refs.held(db, subjectOf('evento', id)).delete();
  await refs.user(db, 'casa').update({ closedAt: NOW });
  expect(await restore(true)).toEqual({ kind: 'no-owner' });
  past = await refs.item(db, 'evento', 'nunca').get();
  expect(await restore(true)).toEqual({ kind: 'not-there' });
  expect((await ref.get()).exists).toBe(false);
});
