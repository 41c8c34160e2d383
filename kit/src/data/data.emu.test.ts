import { cursoDataSchema } from 'domain/curso/schema';
import { eventoDataSchema } from 'domain/evento/schema';
import { pathOfUrl, paths } from 'domain/image/image';
import { linkDataSchema } from 'domain/link/schema';
import { messages } from 'domain/messages/messages';
import { promoDataSchema } from 'domain/promo/schema';
import type { Uid } from 'domain/values/ids';
import { uidSchema } from 'domain/values/ids-schema';
import { LIMITS } from 'domain/values/limits';
import { z } from 'domain/zod';
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, createUserWithEmailAndPassword, initializeAuth } from 'firebase/auth';
import * as lite from 'firebase/firestore/lite';
import * as storageSdk from 'firebase/storage';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Connection, StorageConnection } from './connection.ts';
import { deleteImage, uploadImage } from './images.ts';
import { like, myLikes, unlike } from './likes.ts';
import { createItem, deleteItem, newId, updateItem } from './publish.ts';
import { listOwn, type OwnPage, readItem } from './read.ts';
import { ChangedFailure } from './version.ts';

const env = z
  .object({
    GCLOUD_PROJECT: z.string().startsWith('demo-'),
    FIRESTORE_EMULATOR_HOST: z.string(),
    FIREBASE_AUTH_EMULATOR_HOST: z.string(),
    FIREBASE_STORAGE_EMULATOR_HOST: z.string(),
  })
  .parse(process.env);

const hostAndPort = (text: string): [string, number] => {
  const [host = '', port] = text.split(':');
  return [host, Number(port)];
};

type Stored = Record<string, { stringValue: string } | { integerValue: number } | { timestampValue: string }>;

/** Writes a document past the rules. */
async function put(path: string, fields: Stored): Promise<void> {
  const response = await fetch(
    `http://${env.FIRESTORE_EMULATOR_HOST}/v1/projects/${env.GCLOUD_PROJECT}/databases/(default)/documents/${path}`,
    {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ fields }),
    },
  );
  expect(response.status).toBe(200);
}

/** Writes a `user` document as the sign-up function would. */
function writeUsuario(uid: Uid, role: 'creador' | 'personal'): Promise<void> {
  const fields = Object.entries({ uid, email: 'a@example.com', username: uid.toLowerCase(), role });
  return put(
    `user/${uid}`,
    Object.fromEntries(fields.map(([nombre, stringValue]) => [nombre, { stringValue }])),
  );
}

type Persona = { uid: Uid; connection: () => Promise<Connection>; storage: () => Promise<StorageConnection> };

/** A signed-in person of the emulators, with the SDKs the pages use. */
async function person(nombre: string, role: 'creador' | 'personal'): Promise<Persona> {
  const bucket = `${env.GCLOUD_PROJECT}.appspot.com`;
  const app = initializeApp({ projectId: env.GCLOUD_PROJECT, apiKey: 'demo', storageBucket: bucket }, nombre);
  const auth = initializeAuth(app);
  connectAuthEmulator(auth, `http://${env.FIREBASE_AUTH_EMULATOR_HOST}`, { disableWarnings: true });
  const { user } = await createUserWithEmailAndPassword(
    auth,
    `${nombre}-${Date.now()}@example.com`,
    'secreto-123',
  );
  const uid = uidSchema.parse(user.uid);
  await writeUsuario(uid, role);
  const db = lite.getFirestore(app);
  lite.connectFirestoreEmulator(db, ...hostAndPort(env.FIRESTORE_EMULATOR_HOST));
  const storage = storageSdk.getStorage(app);
  storageSdk.connectStorageEmulator(storage, ...hostAndPort(env.FIREBASE_STORAGE_EMULATOR_HOST));
  return {
    uid,
    connection: async () => ({ ...lite, db, uid, firestoreDb: () => db }),
    storage: async () => ({ ...storageSdk, storage, firebaseStorage: () => storage }),
  };
}

const link = (titulo = 'Mi carta') =>
  linkDataSchema.parse({ titulo, descripcion: 'Todo lo que servimos', enlace: 'ejemplo.com/carta' });

/** A valid 1×1 GIF: the smallest real picture. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const prepare = async () => ({
  blob: new Blob([PIXEL], { type: 'image/gif' }),
  width: 1,
  height: 1,
  extension: 'webp' as const,
});

let ana: Persona;
let beto: Persona;
let expensive: Persona;
beforeAll(async () => {
  [ana, beto, expensive] = await Promise.all([
    person('ana', 'creador'),
    person('beto', 'creador'),
    person('caro', 'personal'),
  ]);
});

describe('items under the rules', () => {
  it('stores what was typed in each kind of form and reads it back', async () => {
    const evento = eventoDataSchema.parse({
      titulo: 'Milonga',
      descripcion: 'Bailamos',
      categoria: 'Musica',
      tipoFecha: 'periodica',
      fechaPeriodica: 'Todos los jueves',
      fechaExacta: '2026-12-01',
      horaInicio: '21:30',
      linkReserva: 'ejemplo.com/reserva',
    });
    const id = await createItem('evento', evento, ana);
    const read = await readItem('evento', id, ana);
    expect(read).toMatchObject({
      titulo: 'Milonga',
      fechaExacta: null,
      fechaPeriodica: 'Todos los jueves',
      horaInicio: new Date('1970-01-01T21:30:00Z'),
      horaFin: null,
      modalidad: 'Presencial',
      linkReserva: 'https://ejemplo.com/reserva',
      refUsuario: { id: ana.uid },
      visible: false,
    });
    expect(read.createdAt).toEqual(read.updatedAt);
  });

  it("stores a course's categories as references with the first one's title, and a promo's day of publication", async () => {
    const curso = cursoDataSchema.parse({
      titulo: 'Cerámica',
      descripcion: 'Desde cero',
      categorias: ['educacion', 'otros'],
      cantHoras: '12',
    });
    const idCurso = await createItem('curso', curso, ana);
    expect(await readItem('curso', idCurso, ana)).toMatchObject({
      categorias: [{ path: 'categoria/educacion' }, { path: 'categoria/otros' }],
      tituloCategoria: 'Educacion',
      cantHoras: 12,
      licenciatura: 'Prof.',
    });
    const promo = promoDataSchema.parse({ titulo: '2x1', descripcion: 'En pizzas', cantCanjeos: '' });
    const idPromo = await createItem('promo', promo, ana);
    const read = await readItem('promo', idPromo, ana);
    expect(read.cantCanjeos).toBe(0);
    expect(read.fecha).toEqual(read.createdAt);
  });

  it('saves once when the same creation is sent twice, keeping the later words', async () => {
    const id = await newId('link', beto);
    await createItem('link', link('Uno'), { ...beto, id });
    await createItem('link', link('Dos'), { ...beto, id });
    const { items } = await listOwn('link', null, beto);
    expect(items.map(({ titulo }) => titulo)).toEqual(['Dos']);
  });

  it('updates and deletes an own item, and refuses those of others', async () => {
    const id = await createItem('link', link(), ana);
    const { version } = await readItem('link', id, ana);
    await updateItem('link', id, link('Otra carta'), { ...ana, version });
    expect(await readItem('link', id, ana)).toMatchObject({ titulo: 'Otra carta' });
    const foreign = updateItem('link', id, link(), { ...beto, version });
    await expect(foreign).rejects.toMatchObject({ code: 'missing' });
    await expect(readItem('link', id, beto)).rejects.toMatchObject({
      code: 'not-yours',
      message: 'Esta publicación no es tuya.',
    });
    await expect(deleteItem('link', id, beto)).rejects.toMatchObject({
      message: 'No se pudo eliminar. Intentá de nuevo.',
    });
    await deleteItem('link', id, ana);
    await expect(readItem('link', id, ana)).rejects.toMatchObject({ code: 'not-yours' });
    const lost = updateItem('link', id, link(), { ...ana, version });
    await expect(lost).rejects.toMatchObject({ code: 'missing', message: messages.post.alreadyGone });
  });

  it('tells the second of two who edit the same state, who may then write over it knowingly', async () => {
    const id = await createItem('link', link('Uno'), ana);
    const { version } = await readItem('link', id, ana);
    await updateItem('link', id, link('De la primera'), { ...ana, version });
    const second = await updateItem('link', id, link('De la segunda'), { ...ana, version }).catch(
      (error: unknown) => error,
    );
    expect(second).toBeInstanceOf(ChangedFailure);
    const saved = await readItem('link', id, ana);
    expect(saved.titulo).toBe('De la primera');
    expect((second as ChangedFailure).version).toBe(saved.version);
    await updateItem('link', id, link('De la segunda'), { ...ana, version: saved.version });
    expect((await readItem('link', id, ana)).titulo).toBe('De la segunda');
  });

  it('lets exactly one of many writers of the same state through', async () => {
    const id = await createItem('link', link('Cero'), ana);
    const { version } = await readItem('link', id, ana);
    const attempts = await Promise.allSettled(
      [1, 2, 3, 4].map((n) => updateItem('link', id, link(`Título ${n}`), { ...ana, version })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const failures = attempts.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(failures).toEqual(['changed', 'changed', 'changed']);
  });

  it('takes for saved what an earlier try wrote whose answer got lost', async () => {
    const curso = cursoDataSchema.parse({
      titulo: 'Telar',
      descripcion: 'Desde cero',
      categorias: ['educacion'],
      fechaDesde: '2026-12-01',
      horaInicio: '18:00',
    });
    const id = await createItem('curso', { ...curso, titulo: 'Otro' }, ana);
    const { version } = await readItem('curso', id, ana);
    await updateItem('curso', id, curso, { ...ana, version });
    const written = await readItem('curso', id, ana);
    await updateItem('curso', id, curso, { ...ana, version });
    expect((await readItem('curso', id, ana)).version).toBe(written.version);
  });

  it('lets nobody create but creators', async () => {
    await expect(createItem('link', link(), expensive)).rejects.toMatchObject({ code: 'no-permission' });
  });

  it('pages own items, newest first, without losing or repeating one', async () => {
    const fabio = await person('fabio', 'creador');
    for (const n of [1, 2, 3, 4, 5]) await createItem('link', link(`Link ${n}`), fabio);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: OwnPage<'link'> = await listOwn('link', cursor, { ...fabio, limit: 2 });
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ titulo }) => titulo));
      cursor = page.cursor;
    } while (cursor);
    expect(seen).toEqual(['Link 5', 'Link 4', 'Link 3', 'Link 2', 'Link 1']);
  });
});

it('lists the other items when one can’t be read, and names that one', async () => {
  const ines = await person('ines', 'creador');
  for (const n of [1, 2]) await createItem('link', link(`Link ${n}`), ines);
  const createdAt = { timestampValue: new Date().toISOString() };
  await put('link/ilegible', { uid: { stringValue: ines.uid }, createdAt });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { items } = await listOwn('link', null, ines);
  expect(items.map(({ titulo }) => titulo)).toEqual(['Link 2', 'Link 1']);
  expect(warn.mock.calls.map(([text]) => text)).toEqual(['Left out, unreadable: link/ilegible']);
  warn.mockRestore();
});

describe('the count of items under the rules', () => {
  it('counts what is created and deleted, of several at once too', async () => {
    const gala = await person('gala', 'creador');
    const count = async () => {
      const { db, doc, getDoc, uid } = await gala.connection();
      return (await getDoc(doc(db, 'user', uid, 'contador', 'link'))).data();
    };
    const [first = ''] = await Promise.all([1, 2, 3].map((n) => createItem('link', link(`${n}`), gala)));
    expect(await count()).toMatchObject({ cantidad: 3 });
    await deleteItem('link', first, gala);
    expect(await count()).toEqual({ cantidad: 2, ultimo: first });
  });

  it('tells who reached the most there may be, and of two at once lets one through', async () => {
    const hugo = await person('hugo', 'creador');
    const almost = { cantidad: { integerValue: LIMITS.itemsPerTipo - 1 }, ultimo: { stringValue: 'x' } };
    await put(`user/${hugo.uid}/contador/link`, almost);
    const attempts = await Promise.allSettled([1, 2].map((n) => createItem('link', link(`${n}`), hugo)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(createItem('link', link('de más'), hugo)).rejects.toMatchObject({
      code: 'full',
      message: messages.post.full('link', LIMITS.itemsPerTipo),
    });
    const { items } = await listOwn('link', null, hugo);
    expect(items).toHaveLength(1);
    await deleteItem('link', items[0]?.id ?? '', hugo);
    await createItem('link', link('de vuelta'), hugo);
  });
});

describe('likes under the rules', () => {
  it('puts one like and takes it back, however often it is asked', async () => {
    const id = await createItem('link', link(), ana);
    await like('link', id, expensive);
    await like('link', id, expensive);
    expect(await myLikes(expensive)).toEqual({ link: [id], evento: [], curso: [], promo: [] });
    await unlike('link', id, expensive);
    await unlike('link', id, expensive);
    expect((await myLikes(expensive)).link).toEqual([]);
  });

  it('refuses a like of what does not exist', async () => {
    await expect(like('evento', 'missing', expensive)).rejects.toMatchObject({ code: 'no-permission' });
  });
});

describe('pictures under the rules', () => {
  const file = new File([PIXEL], 'Mi foto.gif', { type: 'image/gif' });

  it('uploads to an own path, tells the progress, keeps for ever, and deletes', async () => {
    const progress: number[] = [];
    const url = await uploadImage(file, paths.principal('link', ana.uid, file.name, 1000), {
      connection: ana.storage,
      prepare,
      onProgress: (part) => progress.push(part),
    });
    expect(pathOfUrl(url)).toBe(`posts/link/main/${ana.uid}/1000_Mi-foto.webp`);
    expect(progress.at(0)).toBe(0);
    expect(progress.at(-1)).toBe(1);
    const response = await fetch(url);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    await createItem('link', { ...link(), url_imagen: url }, ana);
    await deleteImage(url, { connection: ana.storage });
    const { getDownloadURL, ref, storage } = await ana.storage();
    const read = () => getDownloadURL(ref(storage, pathOfUrl(url) ?? ''));
    await expect(read()).rejects.toMatchObject({ code: 'storage/object-not-found' });
    await deleteImage(url, { connection: ana.storage });
  });

  it("refuses somebody else's path", async () => {
    const foreign = paths.principal('link', beto.uid, file.name, 1001);
    await expect(uploadImage(file, foreign, { connection: ana.storage, prepare })).rejects.toMatchObject({
      code: 'no-permission',
    });
  });

  it('stops when cancelled, leaving nothing there', async () => {
    const control = new AbortController();
    const path = paths.principal('link', ana.uid, file.name, 1002);
    const upload = uploadImage(file, path, {
      connection: ana.storage,
      prepare,
      signal: control.signal,
      onProgress: () => control.abort(),
    });
    await expect(upload).rejects.toMatchObject({ code: 'cancelled' });
    const { getDownloadURL, ref, storage } = await ana.storage();
    await expect(getDownloadURL(ref(storage, path))).rejects.toMatchObject({
      code: 'storage/object-not-found',
    });
  });
});
