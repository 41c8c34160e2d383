import { randomUUID } from 'node:crypto';
import { perfilFormSchema } from '@vidriera/domain/usuario/schema';
import type { DocumentReference } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { logger } from '../../base/process/logger.ts';
import { sweepUploads } from '../../jobs/daily/sweep-uploads.ts';
import { creador, publish } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { saveForm } from '../../testing/save-form.ts';
import { creatorWritten } from '../owners/creator-written.ts';
import { restorePerfil } from './restore.ts';

const deps = project('kept');
const { db, bucket } = deps;
const DAY = 86_400_000;
const at = (days: number) => ({ ...deps, now: () => new Date(NOW.getTime() + days * DAY) });
const asPersonal = perfilFormSchema.parse({ role: 'personal' });
const asCreador = perfilFormSchema.parse({ role: 'creador', creador: { descripcion: 'De nuevo' } });

const picturesOf = (uid: string) => [
  `users/${uid}/creator/cover/1_tapa.jpg`,
  `users/${uid}/creator/gallery/1_a.jpg`,
];
const left = async (uid: string) =>
  (await bucket.getFiles({ prefix: `users/${uid}/` }))[0].map(({ name }) => name);
const storedOf = async (uid: string) => (await refs.creador(db, uid).get()).data();
const perfilOf = async (uid: string) => plain(await storedOf(uid));
const keptOf = async (uid: string) => {
  const kept = (await refs.keptPerfil(db, uid).get()).data();
  return kept && { ...kept, perfil: plain(kept.perfil) };
};
const idOf = async (uid: string): Promise<string> => (await refs.keptPerfil(db, uid).get()).get('id');
/** Reduces the reference to its path: comparing references walks through the whole client, for up to a minute. */
function plain(perfil: Record<string, unknown> | undefined) {
  return perfil && { ...perfil, refUser: (perfil.refUser as DocumentReference | undefined)?.path };
}

/** A creator who leaves the role; the profile's trigger runs. @returns the profile of before */
async function leaves(uid: string) {
  await creador(db, uid, { localidad: 'salta' });
  await publish(deps, 'evento', uid, { [uid]: {} });
  for (const path of picturesOf(uid)) await bucket.file(path).save('x', { resumable: false });
  const before = await storedOf(uid);
  await saveForm(deps, uid, asPersonal);
  await creatorWritten(deps, { uid, before });
  return plain(before);
}

test('leaving the role deletes the profile, and keeps it with its pictures for 30 days', async () => {
  const before = await leaves('guarda');
  expect(await perfilOf('guarda')).toBeUndefined();
  expect(await keptOf('guarda')).toMatchObject({ perfil: before, localidad: 'salta' });
  expect(await left('guarda')).toEqual(picturesOf('guarda'));
  await saveForm(deps, 'guarda', asPersonal);
  expect(await keptOf('guarda'), 'saved again').toMatchObject({ perfil: before });
});

test('the night counts the kept pictures as named until the 30 days are over', async () => {
  await leaves('noche');
  await db.doc('upload/antes').set({ path: picturesOf('noche')[0], checkAt: NOW });
  await sweepUploads(at(30));
  expect(await left('noche')).toEqual(picturesOf('noche'));
  await sweepUploads(at(31));
  expect(await left('noche')).toEqual([]);
});

test('restoring brings back role, profile, place and items, once', async () => {
  const before = await leaves('vuelve');
  const id = await idOf('vuelve');
  expect(await restorePerfil(at(30), 'vuelve', id)).toEqual({ kind: 'restored' });
  const user = await db.doc('user/vuelve').get();
  expect([user.get('role'), user.get('localidad'), user.get('refRolCreador').path]).toEqual([
    'creador',
    'salta',
    'user/vuelve/refRolCreador/vuelve',
  ]);
  expect(await perfilOf('vuelve')).toEqual({ ...before, updated_time: expect.anything() });
  expect((await db.doc('evento/vuelve').get()).get('visible')).toBe(true);
  expect(await keptOf('vuelve')).toMatchObject({ perfil: undefined, restored: id });
  await sweepUploads(at(32));
  expect(await left('vuelve'), 'named again').toEqual(picturesOf('vuelve'));
  expect(await restorePerfil(deps, 'vuelve', randomUUID())).toEqual({ kind: 'nothing-kept' });
});

test('a profile written since is kept in place of the restored one', async () => {
  await leaves('cambia');
  await saveForm(deps, 'cambia', asCreador);
  const id = await idOf('cambia');
  for (const when of ['pressed', 'pressed again after a lost answer']) {
    expect(await restorePerfil(deps, 'cambia', id), when).toEqual({ kind: 'restored' });
    expect(await perfilOf('cambia'), when).toMatchObject({ descripcion: 'Descripción de cambia' });
    expect(await keptOf('cambia'), when).toMatchObject({ perfil: { descripcion: 'De nuevo' } });
  }
});

test('nothing is restored after 30 days, without an account, or of a closed one', async () => {
  await leaves('tarde');
  const id = await idOf('tarde');
  expect(await restorePerfil(at(31), 'tarde', id)).toEqual({ kind: 'nothing-kept' });
  expect(await restorePerfil(deps, 'nadie', id)).toEqual({ kind: 'no-account' });
  await db.doc('user/tarde').update({ closedAt: NOW });
  expect(await restorePerfil(deps, 'tarde', id)).toEqual({ kind: 'no-account' });
  expect(await perfilOf('tarde')).toBeUndefined();
});

test('an unreadable kept profile may name any picture', async () => {
  await creador(db, 'rota');
  const [cover = ''] = picturesOf('rota');
  await bucket.file(cover).save('x', { resumable: false });
  await db.doc('keptPerfil/rota').set({ perfil: { urlImagenes: 7 }, expiresAt: at(1).now() });
  const before = await storedOf('rota');
  await db.doc('user/rota/refRolCreador/rota').delete();
  const error = vi.spyOn(logger, 'error').mockReturnValue();
  expect(await creatorWritten(deps, { uid: 'rota', before })).toEqual({
    kind: 'skipped',
    reason: 'unreadable',
  });
  expect(error).toHaveBeenCalled();
  expect(await left('rota')).toEqual([cover]);
  expect(await restorePerfil(deps, 'rota', randomUUID())).toEqual({ kind: 'nothing-kept' });
});
