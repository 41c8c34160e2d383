import { usernameSchema } from 'domain/username-schema';
import { usuarioDocSchema } from 'domain/usuario-schema';
import type { Auth } from 'firebase-admin/auth';
import { describe, expect, test } from 'vitest';
import { AHORA, proyecto } from '../testing/project.ts';
import { checkUsername } from './check-username.ts';
import { ensureAccount } from './ensure-account.ts';
import { signUp } from './sign-up.ts';
import { reservar } from './user-document.ts';

const deps = proyecto('sign-up');
const { db, auth } = deps;
const datos = (username: string, email = `${username}@example.com`) => ({
  username: usernameSchema.parse(username),
  email,
  password: 'una clave larga',
});
const existe = async (path: string) => (await db.doc(path).get()).exists;
/** Firebase Auth with some of its methods made to fail. */
const authRoto = (roto: Partial<Auth>): Auth =>
  new Proxy(auth, {
    get: (target, key) => {
      const valor: unknown = Reflect.get(roto, key) ?? Reflect.get(target, key);
      return typeof valor === 'function' ? valor.bind(target) : valor;
    },
  });

describe('signUp', () => {
  test('makes account, reservation and document', async () => {
    const outcome = await signUp(deps, datos('Ana.Perez'));
    expect(outcome).toMatchObject({ kind: 'created', username: 'ana.perez' });
    const uid = outcome.kind === 'created' ? outcome.uid : '';
    expect((await auth.getUser(uid)).email).toBe('ana.perez@example.com');
    expect((await db.doc('username/ana.perez').get()).get('uid')).toBe(uid);
    const user = usuarioDocSchema.parse((await db.doc(`user/${uid}`).get()).data());
    expect(user).toMatchObject({ uid, username: 'ana.perez', role: null, created_time: AHORA });
  });

  test('fifty at once for one username give one account and no leftovers', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, i) => signUp(deps, datos('codiciado', `codiciado${i}@example.com`))),
    );
    expect(outcomes.filter(({ kind }) => kind === 'created')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'username-taken')).toHaveLength(49);
    const { docs } = await db.collection('user').where('username', '==', 'codiciado').get();
    expect(docs).toHaveLength(1);
    const { users } = await auth.listUsers();
    expect(users.filter(({ email }) => email?.startsWith('codiciado'))).toHaveLength(1);
  });

  test('an e-mail in use leaves neither reservation nor document', async () => {
    await signUp(deps, datos('primera', 'misma@example.com'));
    const antes = (await db.collection('user').get()).size;
    expect(await signUp(deps, datos('segunda', 'misma@example.com'))).toEqual({ kind: 'email-in-use' });
    expect(await existe('username/segunda')).toBe(false);
    expect((await db.collection('user').get()).size).toBe(antes);
  });

  test('an account service that fails, or answers too late, leaves nothing', async () => {
    const caido = authRoto({ createUser: () => Promise.reject(new Error('down')) });
    await expect(signUp({ ...deps, auth: caido }, datos('caida'))).rejects.toThrow('down');
    const perdido = authRoto({
      createUser: async (args) => {
        await auth.createUser(args);
        throw new Error('answer lost');
      },
    });
    await expect(signUp({ ...deps, auth: perdido }, datos('perdida'))).rejects.toThrow('answer lost');
    for (const nombre of ['caida', 'perdida']) {
      expect(await existe(`username/${nombre}`)).toBe(false);
      await expect(auth.getUserByEmail(`${nombre}@example.com`)).rejects.toThrow();
    }
  });

  test('takes over what a crash left, but not while it may still be under way', async () => {
    const crash = {
      uid: 'nunca-existio',
      email: 'x@example.com',
      username: usernameSchema.parse('abandonado'),
    };
    await reservar(db, crash, AHORA);
    expect(await signUp(deps, datos('abandonado'))).toEqual({ kind: 'username-taken' });
    const despues = { ...deps, now: () => new Date(AHORA.getTime() + 6 * 60_000) };
    expect(await signUp(despues, datos('abandonado'))).toMatchObject({ kind: 'created' });
    expect(await existe('user/nunca-existio')).toBe(false);
  });
});

describe('ensureAccount', () => {
  test('gives a foreign account a free username, once', async () => {
    await signUp(deps, datos('maria.lopez'));
    const { uid } = await auth.createUser({ email: 'Maria.Lopez@otro.example.com' });
    const account = { uid, email: 'maria.lopez@otro.example.com', displayName: 'María López' };
    expect(await ensureAccount(deps, account)).toEqual({ kind: 'created', username: 'marialopez' });
    expect(await ensureAccount(deps, account)).toEqual({ kind: 'skipped', reason: 'has-document' });
    expect((await db.collection('username').where('uid', '==', uid).get()).size).toBe(1);
  });

  test('leaves alone what signUp made, and accounts deleted meanwhile', async () => {
    const hecha = await signUp(deps, datos('hecha'));
    const uid = hecha.kind === 'created' ? hecha.uid : '';
    expect(await ensureAccount(deps, { uid, email: 'hecha@example.com', displayName: null })).toEqual({
      kind: 'skipped',
      reason: 'has-document',
    });
    expect(await ensureAccount(deps, { uid: 'ya-no', email: 'a@example.com', displayName: null })).toEqual({
      kind: 'skipped',
      reason: 'account-gone',
    });
  });
});

describe('checkUsername', () => {
  test('tells free, taken with free alternatives, and impossible', async () => {
    await signUp(deps, datos('tomado'));
    expect(await checkUsername(deps, ' Libre_Como-Viento ')).toMatchObject({
      username: 'libre_como-viento',
      disponible: true,
      sugerencias: [],
    });
    const tomado = await checkUsername(deps, 'TOMADO');
    expect(tomado).toMatchObject({ disponible: false, motivo: 'Ese nombre de usuario ya está en uso.' });
    expect(tomado.sugerencias).toHaveLength(3);
    expect(tomado.sugerencias).not.toContain('tomado');
    expect(await checkUsername(deps, 'explore')).toMatchObject({ disponible: false, motivo: /reservado/ });
    expect((await checkUsername(deps, 'ñandú é!')).sugerencias[0]).toBe('nandue');
  });
});
