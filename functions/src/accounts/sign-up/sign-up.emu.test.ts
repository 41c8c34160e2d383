import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { usuarioStoredSchema } from '@vidriera/domain/usuario/schema';
import { usernameSchema } from '@vidriera/domain/usuario/username-schema';
import type { Auth } from 'firebase-admin/auth';
import { describe, expect, test } from 'vitest';
import { NOW, project } from '../../testing/project.ts';
import { acceptTerms } from './accept-terms.ts';
import { checkUsername } from './check-username.ts';
import { completeAccount } from './complete-account.ts';
import { signUp } from './sign-up.ts';
import { release, reserve } from './user-document.ts';

const deps = project('sign-up');
const { db, auth } = deps;
const data = (username: string, email = `${username}@example.com`) => ({
  username: usernameSchema.parse(username),
  email,
  password: 'una clave larga',
  terminosVersion: TERMS_VERSION,
});
const exists = async (path: string) => (await db.doc(path).get()).exists;
const brokenAuth = (broken: Partial<Auth>): Auth =>
  new Proxy(auth, {
    get: (target, key) => {
      const value: unknown = Reflect.get(broken, key) ?? Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

describe('signUp', () => {
  test('creates account, reservation and document', async () => {
    const outcome = await signUp(deps, data('Ana.Perez'));
    expect(outcome).toMatchObject({ kind: 'created', username: 'ana.perez' });
    const uid = outcome.kind === 'created' ? outcome.uid : '';
    expect((await auth.getUser(uid)).email).toBe('ana.perez@example.com');
    expect((await db.doc('username/ana.perez').get()).get('uid')).toBe(uid);
    const user = usuarioStoredSchema.parse((await db.doc(`user/${uid}`).get()).data());
    expect(user).toMatchObject({ uid, username: 'ana.perez', role: null, created_time: NOW });
    expect(user).toMatchObject({ terminosVersion: TERMS_VERSION, terminosAceptados: NOW });
  });

  test('fifty simultaneous sign-ups for one username create one account and no leftovers', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, i) => signUp(deps, data('codiciado', `codiciado${i}@example.com`))),
    );
    expect(outcomes.filter(({ kind }) => kind === 'created')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'username-taken')).toHaveLength(49);
    const { docs } = await db.collection('user').where('username', '==', 'codiciado').get();
    expect(docs).toHaveLength(1);
    const { users } = await auth.listUsers();
    expect(users.filter(({ email }) => email?.startsWith('codiciado'))).toHaveLength(1);
  });

  test('refuses a username that looks like a taken one', async () => {
    expect(await signUp(deps, data('milongadelsur'))).toMatchObject({ kind: 'created' });
    const before = (await db.collection('user').get()).size;
    for (const name of ['mi1ongadelsur', 'milonga.del.sur', 'MILONGADEISUR', 'mil0nga-de1_5ur'])
      expect(await signUp(deps, data(name)), name).toEqual({ kind: 'username-taken' });
    expect((await db.collection('user').get()).size).toBe(before);
    expect(await signUp(deps, data('milongadelnorte'))).toMatchObject({ kind: 'created' });
    for (const name of ['milongaclelsur', 'millongadelsur', 'milonga.dell.sur', 'milongaddelsur'])
      expect(await signUp(deps, data(name)), name).toEqual({ kind: 'username-taken' });
    expect((await db.doc('usernameAlike/miiongadeisur').get()).data()).toEqual({ username: 'milongadelsur' });
  });

  test('thirty simultaneous look-alikes create one account and no leftovers', async () => {
    const names = ['disputado', 'd1sputado', 'disputad0', 'di5putado', 'dis-putado', 'disputa.do'];
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, i) => {
        const name = names[i % names.length] ?? '';
        return signUp(deps, data(name, `disputa${i}@example.com`));
      }),
    );
    expect(outcomes.filter(({ kind }) => kind === 'created')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'username-taken')).toHaveLength(29);
    const reserved = await Promise.all(names.map((name) => exists(`username/${name}`)));
    expect(reserved.filter(Boolean)).toHaveLength(1);
    const { users } = await auth.listUsers();
    expect(users.filter(({ email }) => email?.startsWith('disputa'))).toHaveLength(1);
  });

  test('older accounts with look-alike names keep them, and are deleted one by one', async () => {
    await signUp(deps, data('pareja'));
    await db.doc('username/parej4').set({ uid: 'de-antes', created_time: NOW });
    expect(await signUp(deps, data('p4reja'))).toEqual({ kind: 'username-taken' });
    await release(db, { uid: 'de-antes', username: usernameSchema.parse('parej4') });
    expect(await exists('username/parej4')).toBe(false);
    expect(await exists('usernameAlike/pareja'), 'the other’s').toBe(true);
    expect(await signUp(deps, data('p4reja'))).toEqual({ kind: 'username-taken' });
  });

  test('a name with doubled letters keeps its look-alikes from others, and frees them', async () => {
    const outcome = await signUp(deps, data('carrocciub'));
    const uid = outcome.kind === 'created' ? outcome.uid : '';
    expect(await signUp(deps, data('carociub'))).toEqual({ kind: 'username-taken' });
    expect((await checkUsername(deps, 'carrociub')).available).toBe(false);
    await release(db, { uid, username: usernameSchema.parse('carrocciub') });
    expect(await exists('usernameAlike/carrocciub')).toBe(false);
    expect(await exists('usernameAlike/carociub')).toBe(false);
    expect(await signUp(deps, data('carociub'))).toMatchObject({ kind: 'created' });
  });

  test('an e-mail in use leaves neither reservation nor document', async () => {
    await signUp(deps, data('primera', 'misma@example.com'));
    const before = (await db.collection('user').get()).size;
    expect(await signUp(deps, data('segunda', 'misma@example.com'))).toMatchObject({ kind: 'email-in-use' });
    expect(await exists('username/segunda')).toBe(false);
    expect(await exists('usernameAlike/segunda')).toBe(false);
    expect((await db.collection('user').get()).size).toBe(before);
  });

  test('a failing Auth, or a lost answer, leaves nothing', async () => {
    const fallen = brokenAuth({ createUser: () => Promise.reject(new Error('down')) });
    await expect(signUp({ ...deps, auth: fallen }, data('caida'))).rejects.toThrow('down');
    const lost = brokenAuth({
      createUser: async (args) => {
        await auth.createUser(args);
        throw new Error('answer lost');
      },
    });
    await expect(signUp({ ...deps, auth: lost }, data('perdida'))).rejects.toThrow('answer lost');
    for (const nombre of ['caida', 'perdida']) {
      expect(await exists(`username/${nombre}`)).toBe(false);
      expect(await exists(`usernameAlike/${nombre}`)).toBe(false);
      await expect(auth.getUserByEmail(`${nombre}@example.com`)).rejects.toThrow();
    }
  });

  test('takes over the username of a crashed sign-up, but not of a running one', async () => {
    const crash = {
      uid: 'nunca-existio',
      email: 'x@example.com',
      username: usernameSchema.parse('abandonado'),
    };
    await reserve(db, crash, NOW);
    expect(await signUp(deps, data('abandonado'))).toEqual({ kind: 'username-taken' });
    const after = { ...deps, now: () => new Date(NOW.getTime() + 6 * 60_000) };
    expect(await signUp(after, data('abandonado'))).toMatchObject({ kind: 'created' });
    expect(await exists('user/nunca-existio')).toBe(false);
  });

  test('takes over a look-alike left by a crash or a restore', async () => {
    await reserve(
      db,
      { uid: 'otro-nunca', email: 'x@example.com', username: usernameSchema.parse('dejado') },
      NOW,
    );
    expect(await signUp(deps, data('de.jado'))).toEqual({ kind: 'username-taken' });
    const after = { ...deps, now: () => new Date(NOW.getTime() + 6 * 60_000) };
    expect(await signUp(after, data('de.jado'))).toMatchObject({ kind: 'created' });
    expect(await exists('username/dejado')).toBe(false);
    expect((await db.doc('usernameAlike/dejado').get()).data()).toEqual({ username: 'de.jado' });
    await db.doc('usernameAlike/sueito').set({ username: 'suelto' });
    expect(await signUp(deps, data('sue1to'))).toMatchObject({ kind: 'created' });
  });
});

describe('completeAccount', () => {
  test('gives a foreign account a free username, once', async () => {
    await signUp(deps, data('maria.lopez'));
    const email = 'maria.lopez@otro.example.com';
    const { uid } = await auth.createUser({ email, displayName: 'María López' });
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => completeAccount(deps, uid)));
    expect(outcomes.filter(({ kind }) => kind === 'created')).toEqual([
      { kind: 'created', username: 'marialopez.ok' },
    ]);
    expect(outcomes.filter(({ kind }) => kind === 'has-document')).toHaveLength(9);
    expect((await db.collection('username').where('uid', '==', uid).get()).size).toBe(1);
    const user = usuarioStoredSchema.parse((await db.doc(`user/${uid}`).get()).data());
    expect(user).toMatchObject({ uid, email, display_name: 'María López', role: null, created_time: NOW });
  });

  test('drops invisible characters from Auth’s name', async () => {
    const displayName = `Ana\u202e\u0000\r\nPaz ${'x'.repeat(71)}🥴`;
    const { uid } = await auth.createUser({ email: 'ana.paz@otro.example.com', displayName });
    await completeAccount(deps, uid);
    const name: string = (await db.doc(`user/${uid}`).get()).get('display_name');
    expect(name).toBe(`Ana Paz ${'x'.repeat(71)}`);
    expect(name).not.toMatch(/\p{C}/u);
  });

  test('uses the e-mail if there is no name, and works without either', async () => {
    const { uid } = await auth.createUser({ email: 'tomas.ok@otro.example.com', displayName: ' \u200B' });
    expect(await completeAccount(deps, uid)).toEqual({ kind: 'created', username: 'tomas.ok' });
    expect((await db.doc(`user/${uid}`).get()).get('display_name')).toBeNull();
    const nobody = await auth.createUser({});
    expect(await completeAccount(deps, nobody.uid)).toMatchObject({ kind: 'created' });
    expect(usuarioStoredSchema.parse((await db.doc(`user/${nobody.uid}`).get()).data()).email).toBe('');
  });

  test('copies an address that Auth has changed, but not into a closed account', async () => {
    const done = await signUp(deps, data('mudada'));
    const uid = done.kind === 'created' ? done.uid : '';
    await auth.updateUser(uid, { email: 'mudada.nueva@example.com' });
    expect(await completeAccount(deps, uid)).toEqual({ kind: 'has-document', mail: 'copied' });
    const user = (await db.doc(`user/${uid}`).get()).data();
    expect(user).toMatchObject({ email: 'mudada.nueva@example.com', username: 'mudada' });
    await db.doc(`user/${uid}`).update({ closedAt: NOW });
    await auth.updateUser(uid, { email: 'mudada.otra@example.com' });
    expect(await completeAccount(deps, uid)).toEqual({ kind: 'has-document', mail: 'same' });
    expect((await db.doc(`user/${uid}`).get()).get('email')).toBe('mudada.nueva@example.com');
  });

  test('leaves accounts of signUp and deleted accounts alone', async () => {
    const done = await signUp(deps, data('hecha'));
    const uid = done.kind === 'created' ? done.uid : '';
    expect(await completeAccount(deps, uid)).toEqual({ kind: 'has-document', mail: 'same' });
    expect(await completeAccount(deps, 'ya-no')).toEqual({ kind: 'account-gone' });
    expect(await exists('user/ya-no')).toBe(false);
  });
});

describe('acceptTerms', () => {
  const LATER = new Date(NOW.getTime() + 60_000);
  const at = (moment: Date) => ({ ...deps, now: () => moment });
  const accepted = async (uid: string) => {
    const user = usuarioStoredSchema.parse((await db.doc(`user/${uid}`).get()).data());
    return [user.terminosVersion, user.terminosAceptados];
  };

  test('stores version and time of an account that was made elsewhere', async () => {
    const { uid } = await auth.createUser({ email: 'consola@example.com' });
    await completeAccount(deps, uid);
    expect(await accepted(uid)).toEqual([null, null]);
    expect(await acceptTerms(at(LATER), uid, TERMS_VERSION)).toBe(true);
    expect(await accepted(uid)).toEqual([TERMS_VERSION, LATER]);
  });

  test('replaces an earlier version, and never a later one or its time', async () => {
    const { uid } = await auth.createUser({ email: 'version@example.com' });
    await completeAccount(deps, uid);
    await acceptTerms(deps, uid, '2026-01-01');
    await acceptTerms(at(LATER), uid, '2026-02-01');
    expect(await accepted(uid)).toEqual(['2026-02-01', LATER]);
    for (const old of ['2026-01-01', '2026-02-01']) expect(await acceptTerms(deps, uid, old)).toBe(true);
    expect(await accepted(uid)).toEqual(['2026-02-01', LATER]);
  });

  test('stores nothing without an open account', async () => {
    expect(await acceptTerms(deps, 'nadie', TERMS_VERSION)).toBe(false);
    expect(await exists('user/nadie')).toBe(false);
    const { uid } = await auth.createUser({ email: 'cerrandose@example.com' });
    await completeAccount(deps, uid);
    await db.doc(`user/${uid}`).update({ closedAt: NOW });
    expect(await acceptTerms(deps, uid, TERMS_VERSION)).toBe(false);
    expect(await accepted(uid)).toEqual([null, null]);
  });
});

describe('checkUsername', () => {
  test('distinguishes free, taken (with free alternatives) and invalid usernames', async () => {
    await signUp(deps, data('tomado'));
    expect(await checkUsername(deps, ' Libre_Como-Viento ')).toMatchObject({
      username: 'libre_como-viento',
      available: true,
      suggestions: [],
    });
    const taken = await checkUsername(deps, 'TOMADO');
    expect(taken).toMatchObject({ available: false, reason: 'Ese nombre de usuario ya está en uso.' });
    expect(taken.suggestions).toHaveLength(3);
    expect(taken.suggestions).not.toContain('tomado');
    expect(await checkUsername(deps, 'explore')).toMatchObject({ available: false, reason: /reservado/ });
    expect((await checkUsername(deps, 'ñandú é!')).suggestions[0]).toBe('nandue');
    await signUp(deps, data('t0mado.ok'));
    const alike = await checkUsername(deps, 'T.omado');
    expect(alike).toMatchObject({ available: false, reason: 'Ese nombre de usuario ya está en uso.' });
    expect(alike.suggestions).toHaveLength(3);
    expect(alike.suggestions).not.toContain('t.omado.ok');
    for (const name of alike.suggestions)
      expect(await signUp(deps, data(name)), name).toMatchObject({ kind: 'created' });
  });
});
