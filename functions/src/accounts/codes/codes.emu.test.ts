import { random128 } from '@vidriera/domain/claim/random-128';
import { CODE } from '@vidriera/domain/code/limits';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import type { Auth } from 'firebase-admin/auth';
import { describe, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { sendLetter } from '../../mail/mail/send.ts';
import { creador } from '../../testing/data.ts';
import { MINUTE, mailProject } from '../../testing/mail.ts';
import { rename } from '../rename/rename.ts';
import { setSignUpClosed } from '../sign-up/closed.ts';
import { askCode } from './ask-code.ts';
import { type EnterInput, enterCode } from './enter-code.ts';
import { requestId } from './stored.ts';

const { clock, db, auth, deps, services, server } = await mailProject('codes');
const { secret } = deps;
const ANA = { nombre: 'Ana Pérez', terminosVersion: TERMS_VERSION };

/** Asks as a page with a secret of its own, and reads the letter. */
async function inputFor(email: string, page = random128()): Promise<EnterInput> {
  await askCode(services, secret, { email, secret: page }, false);
  const { docs } = await refs
    .mail(db)
    .where('uid', '==', requestId(secret, { email, secret: page }))
    .get();
  for (const { id } of docs) await sendLetter(deps, id);
  const letter = server.taken.findLast(({ to }) => to.includes(email));
  return { email, secret: page, code: codeIn(letter?.subject), person: ANA, replaces: false };
}
const codeIn = (subject = ''): string => /\d{4} \d{4}$/.exec(subject)?.[0].replace(' ', '') ?? '';
const enter = (input: EnterInput, with_ = services) => enterCode(with_, secret, input);
const stored = async (page: EnterInput) => (await refs.signInCode(db, requestId(secret, page)).get()).data();
const otherThan = (code: string): string => (code === '00000000' ? '00000001' : '00000000');
const userOf = async (uid: string) => (await refs.user(db, uid).get()).data();
const uidOf = async (input: EnterInput): Promise<string> => {
  const outcome = await enter(input);
  return outcome.kind === 'entered' ? outcome.uid : outcome.kind;
};
const REFUSED = { kind: 'refused' };

describe('a code for a new address', () => {
  test('makes a confirmed person with the terms, whose name may change at once', async () => {
    const input = await inputFor('nueva@correo.example');
    expect(await enter({ ...input, person: null })).toEqual({ kind: 'new' });
    const outcome = await enter(input);
    expect(outcome).toMatchObject({ kind: 'entered', isNew: true });
    const uid = outcome.kind === 'entered' ? outcome.uid : '';
    expect(await auth.getUser(uid)).toMatchObject({ email: input.email, emailVerified: true });
    expect(await userOf(uid)).toMatchObject({
      username: 'anaperez',
      display_name: 'Ana Pérez',
      role: 'personal',
      terminosVersion: TERMS_VERSION,
      terminosAceptados: expect.anything(),
      email: input.email,
    });
    expect(await rename(services, uid, 'ana.de.codigos' as never)).toMatchObject({ kind: 'renamed' });
  });

  test('makes an account with the username that its person chose, whose role is asked next', async () => {
    const input = await inputFor('elige@correo.example');
    const choosing = (username: string) => ({ ...input, person: { ...ANA, username: username as never } });
    expect(await enter(choosing('anaperez')), 'taken: the code stays good').toEqual({
      kind: 'username-taken',
    });
    expect((await stored(input))?.usedAt).toBeNull();
    const uid = await uidOf(choosing('pena.de.ana'));
    expect(await userOf(uid)).toMatchObject({
      username: 'pena.de.ana',
      display_name: 'Ana Pérez',
      role: null,
      terminosVersion: TERMS_VERSION,
    });
    const again = await enter(choosing('otro.nombre'));
    expect(again, 'the first answer was lost').toMatchObject({ kind: 'entered', uid, isNew: true });
    expect((await userOf(uid))?.username).toBe('pena.de.ana');
  });

  test('stands in the subject of a letter without links and without the typed name, and nowhere else', async () => {
    const input = await inputFor('carta@correo.example');
    const { code, secret: page } = input;
    const [letter] = server.taken;
    expect(letter?.subject).toBe(`Vidriera: tu código es ${code.slice(0, 4)} ${code.slice(4)}`);
    expect(`${letter?.text}${letter?.html}`).not.toMatch(/href|https?:|Ana/);
    const letters = JSON.stringify((await refs.mail(db).get()).docs.map((doc) => doc.data()));
    expect(letters, 'the queue has no address').not.toContain('@');
    const kept = letters + JSON.stringify(await stored(input));
    for (const text of [code, page]) expect(kept).not.toContain(text);
  });

  test('gives reserved and official names to nobody, and a name with a link a plain username', async () => {
    for (const [i, nombre] of ['admin', 'Vidriera Oficial', 'https://malo.example/x'].entries()) {
      const input = await inputFor(`reservada${i}@correo.example`);
      const user = await userOf(await uidOf({ ...input, person: { ...ANA, nombre } }));
      expect(user?.username).toMatch(i < 2 ? /mi.?espacio/ : /^[a-z0-9._-]+$/);
      expect(user?.display_name).toBe(nombre);
    }
  });

  test('entered twice at once, makes one account, and again gives the same one for minutes', async () => {
    const input = await inputFor('doble@correo.example');
    const [one, two] = await Promise.all([uidOf(input), uidOf(input)]);
    expect(two).toBe(one);
    expect((await db.collection('user').where('email', '==', input.email).get()).size).toBe(1);
    expect((await stored(input))?.email, 'the address is needed no more').toBeNull();
    clock.moment += 4 * MINUTE;
    expect(await uidOf(input)).toBe(one);
    expect(await enter({ ...input, secret: random128() })).toEqual(REFUSED);
    clock.moment += 2 * MINUTE;
    expect(await enter(input), 'reused later').toEqual(REFUSED);
  });

  test('is repaired by pressing again after a crash between Auth and Firestore', async () => {
    const input = await inputFor('corte@correo.example');
    const broken = { ...services, auth: new Proxy(auth, { get: (of, key) => cut(of, key) }) };
    await expect(enter(input, broken)).rejects.toThrow('cut');
    const { uid } = await auth.getUserByEmail(input.email);
    expect(await userOf(uid)).toBeUndefined();
    expect(await uidOf(input)).toBe(uid);
    expect(await userOf(uid)).toMatchObject({ role: 'personal', terminosVersion: TERMS_VERSION });
  });
});

/** Ends after the account was created, as a crash does. */
function cut(of: Auth, key: string | symbol): unknown {
  const value: unknown = Reflect.get(of, key);
  if (typeof value !== 'function') return value;
  if (key !== 'createUser') return value.bind(of);
  return async (...args: unknown[]) => {
    await value.apply(of, args);
    throw new Error('cut');
  };
}

describe('while an operator has closed sign-ups', () => {
  test('nobody new gets an account, and the code stays good; whoever has one comes in', async () => {
    const [fresh, known] = [await inputFor('tarde@correo.example'), await inputFor('estaba@correo.example')];
    const uid = await uidOf(known);
    await setSignUpClosed(services, true);
    expect(await enter(fresh)).toEqual({ kind: 'sign-ups-closed' });
    expect((await auth.getUsers([{ email: fresh.email }])).users).toEqual([]);
    const again = await inputFor('estaba@correo.example');
    expect(await uidOf(again)).toBe(uid);
    await setSignUpClosed(services, false);
    expect(await enter(fresh)).toMatchObject({ kind: 'entered', isNew: true });
  });
});

describe('a wrong code', () => {
  test('without the page’s secret, of another mailbox or spelling, or after ten minutes: refused', async () => {
    const input = await inputFor('propia@correo.example');
    const other = await inputFor('ajena@correo.example');
    expect(await enter({ ...input, secret: random128() })).toEqual(REFUSED);
    expect(await enter({ ...input, secret: other.secret })).toEqual(REFUSED);
    expect(await enter({ ...other, code: input.code === other.code ? '' : input.code })).toEqual(REFUSED);
    expect(await enter({ ...input, email: 'propia+otra@correo.example' })).toEqual(REFUSED);
    clock.moment += 10 * MINUTE;
    expect(await enter(input)).toEqual(REFUSED);
  });

  test('three end their own page’s request, and leave another page’s of the same mailbox', async () => {
    const owner = await inputFor('ana.insiste@gmail.com');
    const stranger = await inputFor('ana.insiste@gmail.com');
    const wrong = { ...stranger, code: otherThan(stranger.code) };
    for (let n = 1; n < CODE.tries; n++) expect(await enter(wrong)).toEqual(REFUSED);
    expect(await enter(wrong)).toEqual({ kind: 'spent' });
    expect(await enter(stranger), 'a right one').toEqual({ kind: 'spent' });
    expect(await enter({ ...stranger, secret: random128() }), 'an unknown page').toEqual(REFUSED);
    expect(await enter(owner)).toMatchObject({ kind: 'entered' });
  });

  test('another letter for the same page gives three more', async () => {
    const first = await inputFor('otros.tres@correo.example');
    for (let n = 0; n < CODE.tries; n++) await enter({ ...first, code: otherThan(first.code) });
    clock.moment += MINUTE;
    const second = await inputFor(first.email, first.secret);
    expect(await enter({ ...second, code: otherThan(second.code) })).toEqual(REFUSED);
    expect(await enter(second)).toMatchObject({ kind: 'entered', isFirst: true });
    expect(await enter(second), 'its answer was lost').toMatchObject({ kind: 'entered', isFirst: false });
  });

  test('a later letter replaces the code; the same page within seconds gets no other', async () => {
    const page = random128();
    const first = await inputFor('otra.vez@correo.example', page);
    await inputFor('otra.vez@correo.example', page);
    expect(server.taken).toHaveLength(1);
    clock.moment += MINUTE;
    const second = await inputFor('otra.vez@correo.example', page);
    if (first.code !== second.code) expect(await enter(first)).toEqual(REFUSED);
    expect(await enter(second)).toMatchObject({ kind: 'entered' });
  });
});

describe('a code for a known address', () => {
  test('signs in a confirmed account, and changes only the accepted terms', async () => {
    await creador(db, 'conocida', { terminosVersion: '2026-01-01' });
    await auth.createUser({ uid: 'conocida', email: 'conocida@correo.example', emailVerified: true });
    expect(await enter(await inputFor('conocida@correo.example'))).toEqual({
      kind: 'entered',
      uid: 'conocida',
      isNew: false,
      isFirst: true,
    });
    expect(await userOf('conocida')).toMatchObject({
      username: 'conocida',
      display_name: 'Casa conocida',
      role: 'creador',
      terminosVersion: TERMS_VERSION,
    });
  });

  test('signs in a suspended account, which may export, appeal and leave; it stays suspended', async () => {
    const suspendedUntil = new Date('2199-12-31');
    await creador(db, 'suspendida', { suspendedUntil });
    await auth.createUser({ uid: 'suspendida', email: 'suspendida@correo.example', emailVerified: true });
    expect(await uidOf(await inputFor('suspendida@correo.example'))).toBe('suspendida');
    expect((await userOf('suspendida'))?.suspendedUntil.toDate()).toEqual(suspendedUntil);
  });

  test('an unconfirmed account: says so after the right code only, and going on inherits nothing', async () => {
    const email = 'sinconfirmar@correo.example';
    await creador(db, 'ajena');
    await auth.createUser({ uid: 'ajena', email, password: 'del que la hizo' });
    const input = await inputFor(email);
    expect(await enter({ ...input, code: otherThan(input.code) })).toEqual(REFUSED);
    expect(await enter(input)).toEqual({ kind: 'unconfirmed' });
    expect(await enter({ ...input, replaces: true, person: null })).toEqual({ kind: 'new' });
    expect((await auth.getUser('ajena')).email, 'until then it stands').toBe(email);
    const uid = await uidOf({ ...input, replaces: true });
    expect(uid).not.toBe('ajena');
    expect(await userOf('ajena')).toMatchObject({ closedBy: 'person', role: null });
    await expect(auth.getUser('ajena')).rejects.toMatchObject({ code: 'auth/user-not-found' });
    const account = await userOf(uid);
    expect(account).toMatchObject({ display_name: 'Ana Pérez', role: 'personal', photo_url: null });
    expect((await auth.getUser(uid)).passwordHash).toBeUndefined();
  });

  test('an unconfirmed account without a document goes, too', async () => {
    await auth.createUser({ uid: 'suelta', email: 'suelta@correo.example' });
    const input = await inputFor('suelta@correo.example');
    expect(await uidOf({ ...input, replaces: true })).not.toBe('suelta');
    await expect(auth.getUser('suelta')).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  test.each([
    ['disabled', { disabled: true, emailVerified: true }, {}],
    ['disabled and unconfirmed', { disabled: true }, {}],
    ['closed', { emailVerified: true }, { closedAt: new Date() }],
    ['suspended and unconfirmed', {}, { suspendedUntil: new Date('2199-12-31') }],
  ])('a %s account: the answer of a wrong code', async (name, account, person) => {
    const uid = name.replaceAll(' ', '');
    await creador(db, uid, person);
    await auth.createUser({ uid, email: `${uid}@correo.example`, ...account });
    expect(await enter({ ...(await inputFor(`${uid}@correo.example`)), replaces: true })).toEqual(REFUSED);
    expect((await auth.getUser(uid)).uid).toBe(uid);
  });
});
