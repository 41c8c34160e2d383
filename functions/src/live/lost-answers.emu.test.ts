import { callables } from '@vidriera/domain/api/callables-schema';
import { codeOf } from '@vidriera/domain/claim/code';
import { random128 } from '@vidriera/domain/claim/random-128';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { beforeAll, expect, test } from 'vitest';
import { refs } from '../base/firestore/refs.ts';
import { newPhone, type Phone } from '../testing/claims.ts';
import { itemData } from '../testing/data.ts';
import { alive, call, type LiveAccount, newAccount, waitUntil } from '../testing/live.ts';

const { db, auth } = alive;
const [EVENTO, SEEN] = ['otra-vez-evento', 'otra-vez-denunciado'];
const [PROMO, GIVEN_BACK] = ['otra-vez-promo', 'otra-vez-devuelta'];
const door = random128();
const [doorLink, counterLink, secret] = [random128() + random128(), random128() + random128(), random128()];

const written = random128();

let owner: LiveAccount;
let guest: LiveAccount;
let moderator: LiveAccount;
let leaver: LiveAccount;
let phone: Phone;
let fecha = '';
let code = '';

type Request = [data: Record<string, unknown>, token?: string];
const at = () => ({ evento: EVENTO, fecha });
let reference = '';
const complaint = { of: `evento/${SEEN}`, reason: 'spam', text: '', id: random128() };

/**
 * A request of each kind that writes, in an order in which each can succeed; or where its repetition is tested, if it needs more than a request.
 */
const WRITES: Record<string, (() => Request) | string> = {
  signUp: 'shell/src/features/signup/one-account.test.tsx: the name is taken, and the password signs in',
  acceptTerms: () => [{ terminosVersion: TERMS_VERSION }, guest.token],
  completeAccount: () => [{}, guest.token],
  'accountLetter confirm': () => [{ what: 'confirm' }, guest.token],
  'accountLetter reset': () => [{ what: 'reset', email: guest.email }],
  'codes ask': () => [{ what: 'ask', email: 'otra.vez@vivo.example.com', secret: door, digits: 8 }],
  'codes enter': 'functions/src/accounts/codes/codes.emu.test.ts',
  saveProfile: () => [
    { display_name: 'Invitada', role: 'personal', before: { display_name: null, role: null } },
    guest.token,
  ],
  'rename change': () => [{ what: 'change', username: 'otra.vez.nueva' }, leaver.token],
  'comeBack restore': 'functions/src/accounts/come-back/kept.emu.test.ts',
  'comeBack answer': 'functions/src/accounts/come-back: a question that was answered is asked no more',
  'claims take': () => [{ what: 'take', promo: PROMO, phoneKey: phone.phoneKey }, guest.token],
  'claims bind': () => [{ what: 'bind', promo: PROMO, phoneKey: phone.phoneKey }, guest.token],
  'counter invite': () => [{ what: 'invite', nombre: 'Sol', link: counterLink }, owner.token],
  'counter join': () => [{ what: 'join', link: counterLink, secret }],
  'counter redeem': () => [{ what: 'redeem', shown: { code }, helper: null }, owner.token],
  'counter undo': 'functions/src/attend/claims/undo.emu.test.ts',
  'counter settle': 'functions/src/attend/claims/offline.emu.test.ts',
  'counter withdraw': () => [{ what: 'withdraw', id: counterLink.slice(0, 22) }, owner.token],
  'claims release': () => [{ what: 'release', promo: GIVEN_BACK }, guest.token],
  'seats go': () => [{ what: 'go', ...at(), asked: 2, had: 0 }, guest.token],
  'seats ask': () => [
    { what: 'ask', evento: EVENTO, questions: [{ text: 'Qué comés', choices: [], isRequired: false }] },
    owner.token,
  ],
  'seats answer': () => [
    { what: 'answer', ...at(), answers: [{ question: 'Qué comés', answer: 'Todo' }] },
    guest.token,
  ],
  'seats write': () => [{ what: 'write', ...at(), id: written, text: 'Hola', to: 'all' }, owner.token],
  'seats keep': () => [{ what: 'keep', ...at(), to: null }, owner.token],
  'door sync': () => [{ what: 'sync', ...at(), helper: null, door, ticks: [], known: {} }, owner.token],
  'door invite': () => [{ what: 'invite', ...at(), nombre: 'Sol', link: doorLink }, owner.token],
  'door join': () => [{ what: 'join', ...at(), link: doorLink, secret }],
  'door withdraw': () => [{ what: 'withdraw', ...at(), id: doorLink.slice(0, 22) }, owner.token],
  'seats leave': () => [{ what: 'leave', ...at() }, guest.token],
  'seats remind': () => [{ what: 'remind', ...at() }, guest.token],
  'seats unremind': () => [{ what: 'unremind', ...at() }, guest.token],
  'seats seen': () => [{ what: 'seen', ids: [] }, guest.token],
  'ownCalendar make': () => [{ what: 'make', replaces: null }, guest.token],
  'ownCalendar revoke': () => [{ what: 'revoke' }, guest.token],
  'following follow': () => [{ what: 'follow', creador: owner.uid }, guest.token],
  'following read': () => [{ what: 'read', until: 0 }, guest.token],
  'following unfollow': () => [{ what: 'unfollow', creador: owner.uid }, guest.token],
  'following block': () => [{ what: 'block', creador: owner.uid }, guest.token],
  'following unblock': () => [{ what: 'unblock', creador: owner.uid }, guest.token],
  'complain send': () => [{ what: 'send', ...complaint }, guest.token],
  'complain open': () => [{ what: 'open', ...complaint, id: door, contact: { name: '', email: '' } }],
  'desk decide': () => [
    { what: 'decide', id: `evento_${SEEN}`, round: 1, seenAt: null, outcome: 'removed', text: 'No' },
    moderator.token,
  ],
  'complain appeal': () => [{ what: 'appeal', of: `evento/${SEEN}`, text: 'No es así' }, owner.token],
  'desk mute': () => [{ what: 'mute', id: `evento_${SEEN}`, reference, isMuted: true }, moderator.token],
  'desk verify': () => [
    { what: 'verify', username: 'club.otra.vez', nombre: 'Club', isVerified: true },
    moderator.token,
  ],
  deleteAccount: () => [{ username: 'otra.vez.nueva' }, leaver.token],
};

beforeAll(async () => {
  phone = await newPhone();
  const names = ['club.otra.vez', 'invitada.otra.vez', 'modera.otra.vez', 'deja.otra.vez'];
  const accounts = await Promise.all(names.map((name) => newAccount(name)));
  [owner, guest, moderator, leaver] = accounts as [LiveAccount, LiveAccount, LiveAccount, LiveAccount];
  const perfil = { display_name: 'Club', role: 'creador', creador: { descripcion: 'Peña' } };
  expect(await call('saveProfile', perfil, owner.token)).toMatchObject({ status: 200 });
  await refs.moderator(db, moderator.uid).set({ addedAt: new Date() });
  await auth.updateUser(moderator.uid, { emailVerified: true });
  const evento = { titulo: 'Peña', aforo: 20, linkReserva: null, fechaPeriodica: 'Todos los sábados' };
  const items = [
    [refs.item(db, 'evento', EVENTO), itemData(db, 'evento', owner.uid, evento)],
    [refs.item(db, 'evento', SEEN), itemData(db, 'evento', owner.uid, { titulo: 'Jazz' })],
    ...[PROMO, GIVEN_BACK].map(
      (id) =>
        [
          refs.item(db, 'promo', id),
          itemData(db, 'promo', owner.uid, { titulo: '2x1', cantCanjeos: 5 }),
        ] as const,
    ),
  ] as const;
  for (const [ref, data] of items) await ref.set(data);
  await waitUntil(async () =>
    (await db.getAll(...items.map(([ref]) => ref))).every((item) => item.get('visible')),
  );
  await call('claims', { what: 'take', promo: GIVEN_BACK, phoneKey: phone.phoneKey }, guest.token);
  const { result } = await call('seats', { what: 'dates', evento: EVENTO }, guest.token);
  fecha = (result as { dates: { fecha: string }[] }).dates[0]?.fecha ?? '';
  await call('door', { what: 'open', ...at(), helper: null, door }, owner.token);
});

test('every kind that writes is repeated here, or says where', () => {
  const kinds = Object.entries(callables).flatMap(([name, { writes }]) =>
    typeof writes === 'boolean'
      ? writes
        ? [name]
        : []
      : Object.entries(writes).flatMap(([what, itWrites]) => (itWrites ? [`${name} ${what}`] : [])),
  );
  expect(Object.keys(WRITES).sort()).toEqual(kinds.sort());
});

/** Parts of an answer that tell the time, or that this is a repetition. */
const VOLATILE = /"(?:now|version|ticket|created|withdrawn|left)":(?:"[^"]*"|true|false|\d+),?/g;

test('each, repeated after a lost answer and a reload, answers the same and doubles nothing', async () => {
  for (const [kind, request] of Object.entries(WRITES)) {
    if (typeof request === 'string') continue;
    const [name = ''] = kind.split(' ');
    if (kind === 'counter redeem') {
      const listed = await call('claims', { what: 'list', phoneKey: phone.phoneKey }, guest.token);
      const { claims } = listed.result as { claims: { promo: string; ticket: string }[] };
      const claim = claims.find(({ promo }) => promo === PROMO);
      code = await codeOf(claim?.ticket ?? '', phone.privateKey, Date.now());
    }
    if (kind === 'desk mute') {
      const complaint = await refs.complaint(db, `evento_${SEEN}_${guest.uid}`).get();
      reference = complaint.get('reference');
    }
    const once = await call(name, ...request());
    expect(once, kind).toMatchObject({ status: 200 });
    const again = await call(name, ...request());
    expect(again, `${kind}, again`).toMatchObject({ status: 200 });
    const plain = (result: unknown) => JSON.stringify(result).replaceAll(VOLATILE, '');
    expect(plain(again.result), kind).toBe(plain(once.result));
  }
  const of = (name: string, field: string, value: unknown) =>
    db.collection(name).where(field, '==', value).count().get();
  const complaints = await of('complaint', 'case', `evento_${SEEN}`);
  expect(complaints.data().count).toBe(2);
});
