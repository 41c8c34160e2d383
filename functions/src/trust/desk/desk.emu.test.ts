import { picturesOf } from '@vidriera/domain/desk/public-form';
import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { thumbnailPath } from '@vidriera/domain/image/image';
import { afterEach, expect, test } from 'vitest';
import { removeAccount } from '../../accounts/account/remove-account.ts';
import { refs } from '../../base/firestore/refs.ts';
import { withheldPath } from '../../base/firestore/uploads.ts';
import { complaintsOver } from '../../testing/complaints.ts';
import { putPeople } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { appeal } from '../complaints/appeal.ts';
import { logAct } from '../complaints/log.ts';
import { openAuthorCase, openCase } from '../complaints/open-case.ts';
import { settle } from '../complaints/settle.ts';
import { findThing } from '../complaints/thing.ts';
import { readDeskCase, readDeskLog } from './look.ts';
import { addModerator, removeModerator } from './moderators.ts';
import { mute } from './mute.ts';
import { readPictureOfCase } from './picture.ts';
import { readQueue } from './queue.ts';
import { readPersonNamed, verify } from './verify.ts';

let moment = NOW.getTime();
const deps = project('desk', () => new Date(moment));
const { db, auth } = deps;
const { account, open, send, people, author, caseOf, complaintBy, isHeld } = complaintsOver(deps);

afterEach(() => {
  moment = NOW.getTime();
});

async function moderator(uid: string) {
  const email = `${uid}@example.com`;
  await putPeople(deps, [uid]);
  await auth.createUser({ uid, email, emailVerified: true });
  expect(await addModerator(deps, email)).toBe('added');
  return { uid, email };
}

/** Deletes them all: whether there is another one matters. */
async function noModerators() {
  for (const { ref } of (await refs.moderators(db).get()).docs) await ref.delete();
}

/** A new creator's event, about which somebody complained. */
async function complainedEvent(uid: string) {
  await author(uid);
  await people([`${uid}.r`]);
  await send(account(`${uid}.r`), `evento/${uid}`, { reason: 'fraud', text: 'Piden la clave del banco' });
  const thing = await findThing(deps, `evento/${uid}`);
  const id = `evento_${uid}`;
  const reference = (await complaintBy(id, `${uid}.r`))?.reference ?? '';
  return { id, of: `evento/${uid}`, reporter: `${uid}.r`, reference, subject: thing?.subject };
}
const seenOf = async (id: string) => {
  const found = await caseOf(id);
  return { round: found?.round ?? 0, seenAt: found?.decidedAt ?? null };
};

test('a case shows the thing then and now, also while it is held, and no mailbox', async () => {
  const { uid } = await moderator('mesa.mira');
  const { id, of, reporter, reference } = await complainedEvent('mirada');
  expect(await isHeld(of)).toBe(true);
  await refs.item(db, 'evento', 'mirada').update({ titulo: 'Otra cosa' });
  const found = await readDeskCase(deps, id, uid);
  expect(found).toMatchObject({
    id,
    status: 'held',
    reasons: ['fraud'],
    round: 1,
    seenAt: null,
    isForAnother: false,
    complaintsMade: [
      {
        reason: 'fraud',
        text: 'Piden la clave del banco',
        standing: 'able',
        contact: null,
        reference,
        isMuted: false,
      },
    ],
    author: { username: expect.any(String) },
  });
  expect(found?.snapshot).toContain('Fiesta mirada');
  expect(found?.now).toContain('Otra cosa');
  expect(JSON.stringify(found)).not.toMatch(/@example|print/);
  expect(JSON.stringify(found), 'nobody who complained').not.toContain(reporter);
  expect(await readDeskCase(deps, 'evento_nada', uid)).toBeNull();
});

test('a moderator sees the pictures that a case’s thing names, then or now, held ones too, and no others', async () => {
  const { uid: by } = await moderator('mesa.fotos');
  const pathOf = (uid: string, name: string) => `posts/evento/main/${uid}/${name}`;
  const urlOf = (path: string) =>
    `https://firebasestorage.googleapis.com/v0/b/x/o/${encodeURIComponent(path)}?alt=media`;
  const [then, now, unnamed] = ['1_a.jpg', '2_b.jpg', '3_c.jpg'].map((name) => pathOf('fotos', name)) as [
    ...[string, string, string],
  ];
  await author('fotos');
  await refs.item(db, 'evento', 'fotos').update({ url_imagen: urlOf(then) });
  await people(['fotos.r']);
  await send(account('fotos.r'), 'evento/fotos', { reason: 'fraud' });
  const id = 'evento_fotos';
  await refs.item(db, 'evento', 'fotos').update({ url_imagen: urlOf(now), url_imagenes: [urlOf(now)] });
  const save = (path: string) => deps.thumbnails.file(path).save(path, { resumable: false });
  await save(thumbnailPath(then, 480));
  await save(withheldPath(thumbnailPath(now, 480)));
  await save(thumbnailPath(unnamed, 480));
  await save(thumbnailPath(pathOf('otra', '1_a.jpg'), 480));
  const seen = async (path: string) => {
    const webp = await readPictureOfCase(deps, id, path, by);
    return webp && Buffer.from(webp, 'base64').toString();
  };
  const look = await readDeskCase(deps, id, by);
  const shown = picturesOf(look?.snapshot ?? null, look?.now ?? null);
  expect(shown.sort()).toEqual([then, now, 'users/fotos/profile/1_yo.jpg']);
  expect(await Promise.all(shown.map(seen))).toEqual([
    expect.stringContaining('1_a.jpg_480.webp'),
    expect.stringContaining('/held/2_b.jpg_480.webp'),
    null,
  ]);
  expect(await seen(unnamed)).toBeNull();
  expect(await seen(pathOf('otra', '1_a.jpg'))).toBeNull();
  expect(await seen('bajas/user/fotos')).toBeNull();
  await refs.item(db, 'evento', 'fotos').delete();
  expect(await seen(then), 'of a deleted thing').toContain('1_a.jpg_480.webp');
  expect(await seen(now)).toBeNull();
});

test('a case of an account names its photo, cover and gallery', async () => {
  const { uid: by } = await moderator('mesa.perfil');
  const own = ['profile/1_f.jpg', 'creator/cover/2_p.jpg', 'creator/gallery/3_g.jpg'].map(
    (path) => `users/retratada/${path}`,
  );
  const [photo_url, url_imagenPortada, gallery] = own.map(
    (path) => `https://firebasestorage.googleapis.com/v0/b/x/o/${encodeURIComponent(path)}?alt=media`,
  );
  await author('retratada', { photo_url });
  const perfil = await refs.creador(db, 'retratada').get();
  await perfil.ref.update({ url_imagenPortada, urlImagenes: [gallery] });
  await people(['retratada.r']);
  await send(account('retratada.r'), 'perfil/retratada', { reason: 'fraud' });
  const look = await readDeskCase(deps, 'user_retratada', by);
  expect(picturesOf(look?.snapshot ?? null).sort()).toEqual([...own].sort());
});

test('two moderators at one case: the later one is told, and undoes nothing', async () => {
  const one = await moderator('mesa.a');
  const two = await moderator('mesa.b');
  const { id, of } = await complainedEvent('disputada');
  const seen = await seenOf(id);
  const decide = (by: string, outcome: 'held' | 'cleared' | 'removed') =>
    settle(deps, id, { outcome, text: '', by, ...seen });
  const outcomes = await Promise.all([decide(one.uid, 'held'), decide(two.uid, 'cleared')]);
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['settled', 'stale']);
  const isCleared = outcomes[1]?.kind === 'settled';
  expect((await caseOf(id))?.status).toBe(isCleared ? 'cleared' : 'held');
  expect(await isHeld(of)).toBe(!isCleared);
  const { log } = (await readDeskCase(deps, id, one.uid)) ?? {};
  expect(log?.map(({ action }) => action)).toEqual([isCleared ? 'cleared' : 'held']);
});

test('a moderator removed a second ago decides and mutes nothing', async () => {
  const { uid, email } = await moderator('mesa.ex');
  const { id, of, reporter, reference } = await complainedEvent('sigue');
  await removeModerator(deps, email);
  const decision = { outcome: 'removed', text: '', by: uid, ...(await seenOf(id)) } as const;
  expect(await settle(deps, id, decision)).toEqual({ kind: 'no-moderator' });
  expect(await mute(deps, { id, reference, isMuted: true, by: uid })).toBe('no-moderator');
  expect(await caseOf(id)).toMatchObject({ status: 'alone', waiting: true });
  expect(await isHeld(of)).toBe(true);
  expect((await refs.reporter(db, reporter).get()).get('mutedAt')).toBeUndefined();
});

test('an appeal goes to another moderator, if there is one', async () => {
  await noModerators();
  const one = await moderator('mesa.sola');
  const { id, of, subject } = await complainedEvent('apelada');
  if (!subject) throw new Error('no thing');
  await settle(deps, id, { outcome: 'removed', text: 'Es una estafa', by: one.uid, ...(await seenOf(id)) });
  moment += 1000;
  await appeal(deps, 'apelada', { of: subject, text: 'Era una broma' });
  expect((await readDeskCase(deps, id, one.uid))?.isForAnother, 'alone').toBe(false);
  const two = await moderator('mesa.otra');
  expect((await readDeskCase(deps, id, one.uid))?.isForAnother).toBe(true);
  const clear = async (by: string) =>
    settle(deps, id, { outcome: 'cleared', text: '', by, ...(await seenOf(id)) });
  expect(await clear(one.uid)).toEqual({ kind: 'for-another' });
  expect(await isHeld(of)).toBe(false);
  expect(await clear(two.uid)).toEqual({ kind: 'settled' });
  expect((await caseOf(id))?.status).toBe('cleared');
});

test('a moderator’s own case does not exist for them: no row, case, log, picture, account or decision', async () => {
  await noModerators();
  const { uid: by } = await moderator('propia');
  const { id, reference } = await complainedEvent('propia');
  await send(open, 'perfil/propia');
  for (const own of [id, 'user_propia']) {
    expect(await readDeskCase(deps, own, by)).toBeNull();
    expect(await readDeskLog(deps, own, { before: moment, by })).toBeNull();
    expect(await readPictureOfCase(deps, own, 'users/propia/profile/1_yo.jpg', by)).toBeNull();
    const decision = { outcome: 'cleared', text: '', by, ...(await seenOf(own)) } as const;
    expect(await settle(deps, own, decision)).toEqual({ kind: 'no-case' });
  }
  const rows = (await readQueue(deps, by)).flatMap(({ cases }) => cases);
  expect(rows.map((row) => row.id)).not.toContain(id);
  expect(await mute(deps, { id, reference, isMuted: true, by })).toBe('no-complaint');
  expect(await openAuthorCase(deps, id, by)).toEqual({ kind: 'no-case' });
  expect(await openCase(deps, subjectOf('user', by), by)).toEqual({ kind: 'no-case' });
  const own = { username: 'propia', nombre: 'Casa propia', isVerified: true, by };
  expect(await verify(deps, own)).toBe('stale');
});

test('a moderator who complained decides nothing about it', async () => {
  const { uid: by } = await moderator('mesa.parte');
  await author('partida', { days: 60 });
  await send(account(by), 'evento/partida');
  const id = 'evento_partida';
  expect((await readDeskCase(deps, id, by))?.isForAnother).toBe(true);
  const decision = { outcome: 'removed', text: '', by, ...(await seenOf(id)) } as const;
  expect(await settle(deps, id, decision)).toEqual({ kind: 'for-another' });
});

test('acts of a case come in pages', async () => {
  const { uid: by } = await moderator('mesa.larga');
  const { id } = await complainedEvent('largo');
  for (let n = 0; n < 60; n++)
    await db.runTransaction(async (tx) =>
      logAct(db, tx, { case: id, action: 'held', text: String(n), by, at: new Date(moment + n) }),
    );
  const first = await readDeskCase(deps, id, by);
  expect([first?.log.length, first?.hasMoreLog]).toEqual([50, true]);
  const rest = await readDeskLog(deps, id, { before: first?.log.at(-1)?.at ?? 0, by });
  expect([rest?.log.length, rest?.log.at(-1)?.text, rest?.hasMoreLog]).toEqual([10, '0', false]);
});

test('deleting a moderator’s account ends the right, and takes their name from the log', async () => {
  const { uid } = await moderator('mesa.deja');
  const { id } = await complainedEvent('quedalog');
  await settle(deps, id, { outcome: 'held', text: 'Espera', by: uid, ...(await seenOf(id)) });
  await removeAccount(deps, uid);
  expect((await refs.moderator(db, uid).get()).exists).toBe(false);
  expect((await caseOf(id))?.decidedBy).toBe('(deleted)');
  const { docs } = await db.collection('deskLog').where('case', '==', id).get();
  expect(docs.map((doc) => doc.data())).toMatchObject([{ action: 'held', text: 'Espera', by: '(deleted)' }]);
});

test('a moderator gives the verified mark to the names they saw, and takes it; the log says so', async () => {
  const { uid: by } = await moderator('mesa.marca');
  await author('marcable');
  const given = { username: 'marcable', nombre: 'Casa marcable', isVerified: true, by };
  expect(await verify(deps, { ...given, nombre: 'Otra casa' })).toBe('stale');
  expect(await verify(deps, { ...given, username: 'nadie.aca' })).toBe('stale');
  expect(await verify(deps, { ...given, by: 'marcable' })).toBe('no-moderator');
  expect((await refs.user(db, 'marcable').get()).get('verificado')).toBeUndefined();
  for (const isVerified of [true, true, false]) {
    expect(await verify(deps, { ...given, isVerified })).toBe('done');
    expect((await readPersonNamed(deps, ' MARCABLE'))?.person).toMatchObject({
      nombre: 'Casa marcable',
      isVerified,
    });
    const shown = (await findThing(deps, 'perfil/marcable'))?.shown ?? '';
    expect(JSON.parse(shown).verificado, 'public').toBe(isVerified || undefined);
    moment += 1000;
  }
  const log = await db.collection('deskLog').where('case', '==', 'user_marcable').orderBy('at').get();
  expect(log.docs.map((act) => [act.get('action'), act.get('by')])).toEqual([
    ['verified', by],
    ['unverified', by],
  ]);
});
