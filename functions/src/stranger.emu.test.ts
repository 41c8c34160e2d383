import { messages } from '@vidriera/domain/messages/messages';
import { galeriaMessages } from '@vidriera/domain/perfil/galeria';
import { LIMITS } from '@vidriera/domain/values/limits';
import { beforeAll, describe, expect, test } from 'vitest';
import { refs } from './firestore/refs.ts';
import { alive, call, type LiveAccount, newAccount, signUpOf } from './testing/live.ts';
import { OBJECTS } from './testing/raw-storage.ts';

/**
 * Tests a valid account on Firestore's REST API and callables: refused requests beside allowed ones.
 * stranger-storage.emu.test.ts has Storage.
 */
const PROJECT = process.env.GCLOUD_PROJECT ?? '';
const FIRESTORE = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${PROJECT}/databases/(default)/documents`;
let victim: LiveAccount;
let stranger: LiveAccount;

beforeAll(async () => {
  victim = await newAccount('victima.real');
  stranger = await newAccount('extrania.real');
  await call('saveProfile', { role: 'creador', creador: { descripcion: 'Bailamos' } }, victim.token);
  await refs
    .item(alive.db, 'evento', 'ajeno')
    .set({ titulo: 'Ajeno', refUsuario: refs.user(alive.db, victim.uid) });
});

const text = (stringValue: string) => ({ stringValue });
const reference = (path: string) => ({
  referenceValue: `projects/${PROJECT}/databases/(default)/documents/${path}`,
});

async function firestore(method: string, path: string, body?: unknown): Promise<number> {
  const response = await fetch(`${FIRESTORE}${path}`, {
    method,
    headers: { authorization: `Bearer ${stranger.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await response.body?.cancel();
  return response.status;
}

const put = (path: string, field: string, value: unknown) =>
  firestore('PATCH', `/${path}?updateMask.fieldPaths=${field}`, { fields: { [field]: value } });
const list = (collectionId: string, parent = '') =>
  firestore('POST', `${parent}:runQuery`, { structuredQuery: { from: [{ collectionId }], limit: 5 } });

describe('a stranger on Firestore’s REST API', () => {
  test('reads only their own document, and lists no people', async () => {
    expect(await firestore('GET', `/user/${stranger.uid}`)).toBe(200);
    expect(await firestore('GET', `/user/${victim.uid}`)).toBe(403);
    expect(await firestore('GET', `/user/${victim.uid}/refRolCreador/${victim.uid}`)).toBe(403);
    expect(await firestore('GET', '/user')).toBe(403);
    expect(await list('user')).toBe(403);
    expect(await list('refRolCreador', `/user/${victim.uid}`)).toBe(403);
    expect(await firestore('GET', '/username/victima.real')).toBe(403);
    expect(await list('username')).toBe(403);
  });

  test('can’t become a creator or create a profile', async () => {
    expect(await put(`user/${stranger.uid}`, 'role', text('creador'))).toBe(403);
    expect(await put(`user/${stranger.uid}/refRolCreador/${stranger.uid}`, 'descripcion', text('yo'))).toBe(
      403,
    );
    expect((await refs.user(alive.db, stranger.uid).get()).get('role')).toBeNull();
  });

  test('can’t publish without being a creator, nor change others’ documents', async () => {
    const fresh = { fields: { titulo: text('Trucho'), refUsuario: reference(`user/${victim.uid}`) } };
    expect(await firestore('POST', '/evento?documentId=trucho', fresh)).toBe(403);
    expect(await put('evento/ajeno', 'titulo', text('Tomado'))).toBe(403);
    expect(await firestore('DELETE', '/evento/ajeno')).toBe(403);
    expect((await refs.item(alive.db, 'evento', 'ajeno').get()).get('titulo')).toBe('Ajeno');
    expect((await refs.item(alive.db, 'evento', 'trucho').get()).exists).toBe(false);
  });

  test('can’t like in another person’s name', async () => {
    const like = { arrayValue: { values: [reference('evento/ajeno')] } };
    expect(await put(`user/${victim.uid}`, 'eventLikes', like)).toBe(403);
    expect((await refs.user(alive.db, victim.uid).get()).get('eventLikes') ?? []).toEqual([]);
  });

  test('can’t reserve a username', async () => {
    for (const nombre of ['login', 'libre.todavia']) {
      expect(await firestore('POST', `/username?documentId=${nombre}`, { fields: {} })).toBe(403);
    }
  });
});

describe('callables', () => {
  test.each([
    ...['login', 'Login', ' LOGIN ', 'api', '1ogin'].map((name) => [name, messages.username.reserved]),
    ...['x.html', 'x.js', 'ads.txt'].map((name) => [name, messages.username.file]),
    ...['v1dr1era.ok', 'soporte.ya', 'ana-0ficial'].map((name) => [name, messages.username.ofVidriera]),
  ])('%s is not a username: %s', async (username = '', message) => {
    const { status, refusal } = await call('signUp', { ...signUpOf(username.trim()), username });
    expect({ status, fields: refusal?.fields }).toEqual({
      status: 400,
      fields: [{ field: 'username', message }],
    });
    const { result } = await call('checkUsername', { username });
    expect(result).toMatchObject({ available: false, reason: message });
  });

  test('saveProfile requires a creator’s description, and at most ten pictures', async () => {
    const without = { role: 'creador', creador: { descripcion: '  ' } };
    const { refusal } = await call('saveProfile', without, stranger.token);
    expect(refusal?.fields).toEqual([
      { field: 'creador.descripcion', message: messages.perfil.missingDescripcion },
    ]);
    const having = { role: 'creador', creador: { descripcion: 'Ahora sí' } };
    expect(await call('saveProfile', having, stranger.token)).toMatchObject({ status: 200 });

    const path = (i: number) => `users/${stranger.uid}/creator/gallery/${i}_a.jpg`;
    const url = (i: number) => `${OBJECTS}/${encodeURIComponent(path(i))}?alt=media`;
    const creador = refs.creador(alive.db, stranger.uid);
    const ten = Array.from({ length: LIMITS.galeriaImages }, (_, i) => url(i));
    await creador.update({ urlImagenes: ten });
    const galeria = { before: [], urls: [url(10)] };
    const withOther = { ...having, creador: { ...having.creador, galeria } };
    const once = await call('saveProfile', withOther, stranger.token);
    expect(once.refusal).toMatchObject({ code: 'gallery-full', message: galeriaMessages.full });
    const list = { arrayValue: { values: [...ten, url(10)].map(text) } };
    expect(await put(creador.path, 'urlImagenes', list)).toBe(403);
    expect((await creador.get()).get('urlImagenes')).toEqual(ten);
  });

  test('completeAccount completes only the caller’s account', async () => {
    const owner = refs.user(alive.db, victim.uid);
    await owner.delete();
    const foreign = { uid: victim.uid, email: victim.email, auth: { uid: victim.uid } };
    expect(await call('completeAccount', foreign, stranger.token)).toMatchObject({
      result: { created: false },
    });
    expect((await owner.get()).exists).toBe(false);
    expect(await call('completeAccount', foreign)).toMatchObject({ status: 401 });
    expect((await owner.get()).exists).toBe(false);
  });
});
