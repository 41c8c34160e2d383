import { callables } from '@vidriera/domain/api/callables-schema';
import { random128 } from '@vidriera/domain/claim/random-128';
import { z } from '@vidriera/domain/zod';
import { beforeAll, expect, test } from 'vitest';
import { refs } from '../base/firestore/refs.ts';
import { itemData } from '../testing/data.ts';
import { alive, call, type LiveAccount, newAccount, signIn, waitUntil } from '../testing/live.ts';

const { db, auth } = alive;
const EVENT = 'en-la-mesa';
const CASE = `evento_${EVENT}`;
let author: LiveAccount;
let moderator: LiveAccount;

const desk = async (question: object, token?: string) => {
  const { result, refusal } = await call('desk', question, token);
  return refusal ? refusal.code : callables.desk.output.parse(result);
};
const everyQuestion = () => [
  { what: 'queue' },
  { what: 'lane', lane: 'rest', after: { since: 0, id: CASE } },
  { what: 'case', id: CASE },
  { what: 'decide', id: CASE, round: 1, seenAt: null, outcome: 'removed', text: '' },
  { what: 'picture', id: CASE, path: `users/${author.uid}/profile/1_a.jpg` },
  { what: 'author', id: CASE },
  { what: 'account', username: 'autora.mesa' },
  { what: 'log', id: CASE, before: Date.now() },
  { what: 'mute', id: CASE, reference: 'D-KRTBMFXL', isMuted: true },
];
const storedCase = async () => (await refs.case(db, CASE).get()).data();

beforeAll(async () => {
  [author, moderator] = [await newAccount('autora.mesa'), await newAccount('quien.modera')];
  const perfil = { role: 'creador', creador: { descripcion: 'Bailamos' } };
  expect(await call('saveProfile', perfil, author.token)).toMatchObject({ status: 200 });
  await refs.item(db, 'evento', EVENT).set(itemData(db, 'evento', author.uid, { createdAt: new Date() }));
  const complaint = { of: `evento/${EVENT}`, reason: 'spam', text: '', id: random128() };
  await call('complain', { what: 'open', ...complaint, contact: { name: '', email: '' } });
  await auth.updateUser(moderator.uid, { emailVerified: true });
});

test('strangers, signed in or not, and the author learn and change nothing', async () => {
  const before = await storedCase();
  for (const question of everyQuestion()) {
    expect(await desk(question)).toBe('no-session');
    expect(await desk(question, author.token)).toBe('not-found');
    expect(await desk(question, moderator.token), 'not yet a moderator').toBe('not-found');
  }
  expect(await storedCase()).toEqual(before);
});

test('a moderator sees the queue and a case, decides, and is refused once removed', async () => {
  await refs.moderator(db, moderator.uid).set({ addedAt: new Date() });
  expect(await desk({ what: 'queue' }, moderator.token)).toMatchObject({
    lanes: expect.arrayContaining([
      expect.objectContaining({
        lane: 'rest',
        cases: expect.arrayContaining([expect.objectContaining({ id: CASE, status: 'open' })]),
      }),
    ]),
  });
  const seen = await desk({ what: 'case', id: CASE }, moderator.token);
  expect(seen).toMatchObject({ case: { round: 1, seenAt: null, complaintsMade: [{ reason: 'spam' }] } });
  const decision = { what: 'decide', id: CASE, round: 1, seenAt: null, outcome: 'held', text: 'La miramos' };
  expect(await desk(decision, moderator.token)).toEqual({ what: 'decide' });
  expect((await refs.item(db, 'evento', EVENT).get()).get('retenido')).toBe('revision');
  expect(await desk({ ...decision, outcome: 'cleared' }, moderator.token), 'seen before').toBe('over');
  await refs.moderator(db, moderator.uid).delete();
  for (const question of everyQuestion()) expect(await desk(question, moderator.token)).toBe('not-found');
  expect(await storedCase()).toMatchObject({ status: 'held', waiting: true, decidedBy: moderator.uid });
});

test('a new account of a suspended mailbox is suspended as soon as it saves a profile, or publishes', async () => {
  await refs.moderator(db, moderator.uid).set({ addedAt: new Date() });
  const first = await newAccount('reincide.uno');
  await auth.updateUser(first.uid, { emailVerified: true });
  const { id } = z
    .object({ id: z.string() })
    .parse(await desk({ what: 'account', username: 'reincide.uno' }, moderator.token));
  const suspension = { what: 'decide', id, round: 1, seenAt: null, outcome: 'suspended', days: 7, text: '' };
  expect(await desk(suspension, moderator.token)).toEqual({ what: 'decide' });
  await new Promise((resolve) => setTimeout(resolve, 1100)); // Auth knows whole seconds
  const [saves, publishes] = [await newAccount('reincide.dos'), await newAccount('reincide.tres')];
  const perfil = { role: 'creador', creador: { descripcion: 'Bailamos' } };
  expect(await call('saveProfile', perfil, publishes.token), 'unconfirmed').toMatchObject({ status: 200 });
  for (const [n, { uid }] of [saves, publishes].entries())
    await auth.updateUser(uid, { email: first.email.replace('@', `+${n}@`), emailVerified: true });
  const token = await signIn(first.email.replace('@', '+0@'));
  expect(await call('saveProfile', perfil, token)).toMatchObject({ refusal: { code: 'suspended' } });
  await refs
    .item(db, 'evento', 'reincidencia')
    .set(itemData(db, 'evento', publishes.uid, { createdAt: new Date() }));
  await waitUntil(async () => (await refs.user(db, publishes.uid).get()).get('suspendedUntil'));
});

test('what it does not understand is refused', async () => {
  for (const question of [
    { what: 'case', id: '../user/x' },
    { what: 'decide', id: CASE, round: 1, seenAt: null, outcome: 'burned', text: '' },
    { what: 'decide', id: CASE, round: 1, seenAt: null, outcome: 'held', text: 'x'.repeat(501) },
  ])
    expect(await desk(question, moderator.token)).toBe('invalid-data');
});
