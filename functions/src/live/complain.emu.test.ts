import { random128 } from '@vidriera/domain/claim/random-128';
import { messages } from '@vidriera/domain/messages/messages';
import { z } from '@vidriera/domain/zod';
import { beforeAll, describe, expect, test } from 'vitest';
import { refs } from '../base/firestore/refs.ts';
import { itemData } from '../testing/data.ts';
import { alive, call, type LiveAccount, newAccount } from '../testing/live.ts';

const { db } = alive;
const EVENT = 'denunciado';
const OF = `evento/${EVENT}`;
let author: LiveAccount;
let reporter: LiveAccount;

const sent = (change: object = {}) => ({
  what: 'send',
  of: OF,
  reason: 'hate',
  text: 'Insulta',
  id: random128(),
  ...change,
});
const open = (change: object = {}) => sent({ what: 'open', contact: { name: '', email: '' }, ...change });

beforeAll(async () => {
  [author, reporter] = [await newAccount('autora.denunciada'), await newAccount('quien.denuncia')];
  const perfil = { role: 'creador', creador: { descripcion: 'Bailamos' } };
  expect(await call('saveProfile', perfil, author.token)).toMatchObject({ status: 200 });
  await refs.item(db, 'evento', EVENT).set(itemData(db, 'evento', author.uid, { createdAt: new Date() }));
});

test('an account complains once; its second complaint replaces the first', async () => {
  const first = await call('complain', sent(), reporter.token);
  expect(first).toMatchObject({ status: 200, result: { what: 'send', reference: expect.any(String) } });
  const second = await call('complain', sent({ reason: 'fraud' }), reporter.token);
  expect(second.result).toEqual(first.result);
  const of = await refs.case(db, `evento_${EVENT}`).get();
  expect(of.get('counts')).toEqual({ other: { fraud: 1 } });
  expect((await refs.item(db, 'evento', EVENT).get()).get('retenido') ?? null).toBeNull();
  const stored = await refs.complaint(db, `evento_${EVENT}_${reporter.uid}`).get();
  expect(stored.data()).toMatchObject({ uid: reporter.uid, reason: 'fraud', standing: 'other' });
});

test('somebody without an account gets a number, and the answer says nothing else', async () => {
  const contact = { name: 'Ana', email: 'ana@example.com' };
  const complaint = open({ contact, reason: 'copyright', text: 'Es mi foto' });
  const { result } = await call('complain', complaint);
  expect(result).toEqual({ what: 'open', reference: expect.stringMatching(/^D-[A-Z]{8}$/) });
  expect((await call('complain', complaint)).result, 'sent again').toEqual(result);
  const stored = await db.collection('complaint').where('contact.email', '==', contact.email).get();
  expect(stored.docs.map((doc) => doc.data())).toMatchObject([{ uid: null, contact, text: 'Es mi foto' }]);
});

describe('is refused', () => {
  test.each([
    ['without a session', () => [sent()], 401, 'no-session'],
    ['about an own thing', () => [sent(), author.token], 400, 'invalid-data'],
    [
      'about an own profile',
      () => [sent({ of: 'perfil/autora.denunciada' }), author.token],
      400,
      'invalid-data',
    ],
    ['about a missing thing', () => [sent({ of: 'evento/no-esta' }), reporter.token], 404, 'not-found'],
    ['about a missing profile', () => [open({ of: 'perfil/no.esta' })], 404, 'not-found'],
    ['about a document of another kind', () => [sent({ of: 'mail/x' }), reporter.token], 400, 'invalid-data'],
    ['about a deeper path', () => [open({ of: 'evento/a/b' })], 400, 'invalid-data'],
    ['for an unknown reason', () => [open({ reason: 'porque sí' })], 400, 'invalid-data'],
    [
      'without words where they are needed',
      () => [open({ reason: 'other', text: ' ' })],
      400,
      'invalid-data',
    ],
    ['with too many words', () => [open({ text: 'x'.repeat(501) })], 400, 'invalid-data'],
    ['with a wrong address', () => [open({ contact: { name: '', email: 'no' } })], 400, 'invalid-data'],
    ['with a made-up name', () => [open({ id: '../../user/x' })], 400, 'invalid-data'],
  ] as [string, () => [object, string?], number, string][])('%s', async (_, request, status, code) => {
    expect(await call('complain', ...request())).toMatchObject({ status, refusal: { code } });
  });
});

test('an author reads reasons of own held things alone', async () => {
  const about = { what: 'about', of: OF };
  for (const { token } of [author, reporter])
    expect((await call('complain', about, token)).result).toEqual({ what: 'about', about: null });
  await refs.case(db, `evento_${EVENT}`).update({ status: 'removed', reasons: ['fraud'], waiting: false });
  expect((await call('complain', about, reporter.token)).result).toEqual({ what: 'about', about: null });
  const { result } = await call('complain', about, author.token);
  expect(result).toEqual({
    what: 'about',
    about: {
      of: OF,
      state: 'removed',
      reasons: ['fraud'],
      text: '',
      canAppeal: true,
      suspendedUntil: null,
      titulo: expect.any(String),
      appeal: '',
    },
  });
  const appeal = { what: 'appeal', of: OF, text: 'Es una obra' };
  expect(await call('complain', appeal, reporter.token)).toMatchObject({
    status: 404,
    refusal: { message: messages.complaints.cannotAppeal },
  });
  expect(await call('complain', appeal, author.token)).toMatchObject({ status: 200 });
  const stored = await refs.case(db, `evento_${EVENT}`).get();
  expect(stored.data()).toMatchObject({ appealed: true, appeal: 'Es una obra', waiting: true });
});

test('whoever has a number reads how far the complaint is, and no more', async () => {
  const reference = z
    .object({ reference: z.string() })
    .parse((await call('complain', open({ of: 'perfil/autora.denunciada' }))).result).reference;
  const status = { what: 'status', reference };
  expect((await call('complain', status)).result).toEqual({
    what: 'status',
    state: 'received',
    outcome: null,
  });
  expect(await call('complain', { ...status, reference: 'D-BBBBBBBB' })).toMatchObject({
    status: 404,
    refusal: { message: messages.complaints.noReference },
  });
});
