import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { expect, test } from 'vitest';
import { exportData } from '../../accounts/account/export-data.ts';
import { removeAccount } from '../../accounts/account/remove-account.ts';
import { replayHolds } from '../../accounts/account/replay-holds.ts';
import { readHold } from '../../base/firestore/held.ts';
import { readVisible } from '../../base/firestore/readable-items.ts';
import { refs } from '../../base/firestore/refs.ts';
import { creador, publish, urlOf } from '../../testing/data.ts';
import { follow } from '../../testing/holds.ts';
import { operatorProgram } from '../../testing/operator.ts';
import { photo } from '../../testing/pictures.ts';
import { project } from '../../testing/project.ts';
import { aboutOwn } from '../../trust/complaints/appeal.ts';
import { keepCopy } from '../../trust/complaints/keep.ts';
import { openCase } from '../../trust/complaints/open-case.ts';
import { liftOrder, orderAway } from '../../trust/complaints/order.ts';
import { settle } from '../../trust/complaints/settle.ts';
import { readCase } from '../../trust/complaints/stored.ts';
import { followHold } from '../../trust/held/follow.ts';

/** The program runs by the real clock. */
const deps = project('operator-takedown', () => new Date());
const { db, auth, bucket, thumbnails } = deps;
const takedown = operatorProgram(deps, 'takedown.ts');

const event = (id: string) => subjectOf('evento', id);
const isShown = async (id: string) => {
  await follow(deps, event(id));
  return (await readVisible(deps, 'evento', id)) !== null;
};
/** All that could tell a creator about a hold. */
async function toldTo(uid: string, id: string) {
  const mail = await db.collection('mail').where('uid', '==', uid).get();
  const notices = await refs.notices(db, uid).get();
  const { posts, usuario } = await exportData(deps, uid);
  return {
    letters: mail.size,
    notices: notices.size,
    appeal: await aboutOwn(deps, uid, event(id)),
    isExported: /retenido|"visible":false/.test(JSON.stringify({ posts, usuario })),
  };
}
const NOTHING = { letters: 0, notices: 0, appeal: null, isExported: false };
const decide = async (id: string, outcome: 'held' | 'cleared') => {
  const of = readCase(await refs.case(db, `evento_${id}`).get());
  if (!of) throw new Error('no case');
  const { round, decidedAt: seenAt } = of;
  return settle(deps, `evento_${id}`, { outcome, text: '', by: null, round, seenAt });
};

async function author(uid: string) {
  await creador(db, uid);
  await auth.createUser({ uid, email: `${uid}@correo.example` });
  await publish(deps, 'evento', uid, { [uid]: { titulo: `Fiesta ${uid}` } });
}

test('a quiet takedown tells its creator nothing, and outlasts the desk until it is lifted', async () => {
  await author('callada');
  expect(takedown('evento/callada', 'Porque', 'sí', '--quiet').status, 'words that nobody gets').toBe(1);
  expect(takedown('evento/callada', '--quiet', '--dry-run').status).toBe(0);
  expect(await isShown('callada')).toBe(true);
  expect(takedown('evento/callada', '--quiet').status).toBe(0);
  expect(await isShown('callada')).toBe(false);
  expect((await refs.item(db, 'evento', 'callada').get()).data()).toMatchObject({
    retenido: 'orden',
    retirado: false,
  });
  expect((await refs.case(db, 'evento_callada').get()).exists).toBe(false);
  expect(await toldTo('callada', 'callada')).toEqual(NOTHING);

  await openCase(deps, event('callada'), null);
  await decide('callada', 'held');
  await decide('callada', 'cleared');
  expect(await isShown('callada'), 'cleared at the desk').toBe(false);
  expect((await refs.item(db, 'evento', 'callada').get()).get('retenido')).toBe('orden');

  expect(takedown('evento/callada', '--lift').status).toBe(0);
  expect(await isShown('callada')).toBe(true);
  expect(await liftOrder(deps, event('callada')), 'it was lifted').toBe(false);
  expect(await orderAway(deps, event('nadie'))).toBeNull();
});

test('an account is quietly held with all its items; a restored backup is so again', async () => {
  await author('cuenta');
  const person = subjectOf('user', 'cuenta');
  const before = await db.getAll(refs.user(db, 'cuenta'), refs.item(db, 'evento', 'cuenta'));
  expect(await orderAway(deps, person)).toEqual(expect.any(Date));
  await follow(deps, person);
  expect(await readVisible(deps, 'evento', 'cuenta')).toBeNull();
  expect(await toldTo('cuenta', 'cuenta')).toEqual(NOTHING);

  for (const doc of before) await doc.ref.set(doc.data() ?? {});
  await refs.held(db, person).delete();
  const { replayed } = await replayHolds(deps, {
    dryRun: false,
    signal: new AbortController().signal,
    log: () => undefined,
  });
  expect(replayed).toEqual([expect.stringContaining('user/cuenta')]);
  expect(readHold(await refs.held(db, person).get())?.reasons).toEqual({ order: expect.any(Date) });
  expect((await refs.case(db, 'user_cuenta').get()).exists, 'no case that the desk could clear').toBe(false);
  expect(await liftOrder(deps, person)).toBe(true);
});

test('a kept copy has the thing, its person and its pictures, and outlives the account', async () => {
  await author('guardada');
  const pictures = [1, 2].map((n) => `posts/evento/main/guardada/${n}_foto.jpg`);
  const bytes = await photo(30, 20).jpeg().toBuffer();
  for (const path of pictures)
    await bucket.file(path).save(bytes, {
      resumable: false,
      metadata: { contentType: 'image/jpeg', metadata: { firebaseStorageDownloadTokens: 'token' } },
    });
  await refs.item(db, 'evento', 'guardada').update({ url_imagenes: pictures.map(urlOf) });
  expect(takedown('evento/guardada', 'Por una orden', '--keep').status).toBe(0);
  const held = await refs.held(db, event('guardada')).get();
  await followHold(deps, event('guardada'), { after: held });
  expect((await bucket.file(pictures[0] ?? '').exists())[0], 'withheld').toBe(false);
  expect(takedown('user/guardada', '--quiet', '--keep').status, 'with pictures that are withheld').toBe(0);
  await removeAccount(deps, 'guardada');
  expect((await refs.item(db, 'evento', 'guardada').get()).exists).toBe(false);

  const copies = await Promise.all(
    ['evento_guardada', 'user_guardada'].map(async (name) => {
      const [files] = await thumbnails.getFiles({ prefix: `kept/${name}/` });
      const json = files.find((file) => file.name.endsWith('/documents.json'));
      return { files, json: JSON.parse(String((await json?.download())?.[0])) };
    }),
  );
  for (const { files, json } of copies) {
    expect(json).toMatchObject({
      account: { uid: 'guardada', email: 'guardada@correo.example' },
      documents: { 'evento/guardada': { titulo: 'Fiesta guardada' }, 'user/guardada': {} },
    });
    const kept = files.filter(({ name }) => name.endsWith('.jpg'));
    expect(kept.map(({ name }) => name.split('/').at(-1)).sort()).toEqual(['1_foto.jpg', '2_foto.jpg']);
    for (const file of kept) {
      expect((await file.download())[0].equals(bytes)).toBe(true);
      expect(file.metadata.metadata?.firebaseStorageDownloadTokens, 'a token').toBeUndefined();
    }
  }
  const log = await db.collection('deskLog').where('case', '==', 'user_guardada').get();
  expect(log.docs.map((doc) => doc.get('action')).sort()).toEqual(['kept', 'ordered']);
  expect(await keepCopy(deps, event('guardada'))).toBeNull();
});
