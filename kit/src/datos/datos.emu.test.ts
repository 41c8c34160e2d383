import { cursoDatosSchema } from 'domain/curso-schema';
import { eventoDatosSchema } from 'domain/evento-schema';
import type { Uid } from 'domain/ids';
import { uidSchema } from 'domain/ids-schema';
import { rutaDeUrl, rutas } from 'domain/imagen';
import { linkDatosSchema } from 'domain/link-schema';
import { mensajes } from 'domain/messages';
import { promoDatosSchema } from 'domain/promo-schema';
import { z } from 'domain/zod';
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, createUserWithEmailAndPassword, initializeAuth } from 'firebase/auth';
import * as lite from 'firebase/firestore/lite';
import * as storageSdk from 'firebase/storage';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Conexion, ConexionStorage } from './conexion.ts';
import { ErrorCambiado } from './errores.ts';
import { borrarImagen, subirImagen } from './imagenes.ts';
import { leerItem, listarPropios, type PaginaPropia } from './leer.ts';
import { darLike, misLikes, quitarLike } from './likes.ts';
import { actualizarItem, crearItem, eliminarItem, idNuevo } from './publicar.ts';

const env = z
  .object({
    GCLOUD_PROJECT: z.string().startsWith('demo-'),
    FIRESTORE_EMULATOR_HOST: z.string(),
    FIREBASE_AUTH_EMULATOR_HOST: z.string(),
    FIREBASE_STORAGE_EMULATOR_HOST: z.string(),
  })
  .parse(process.env);

const hostYPuerto = (texto: string): [string, number] => {
  const [host = '', puerto] = texto.split(':');
  return [host, Number(puerto)];
};

/** Writes a `user` document past the rules, as the sign-up function would. */
async function escribirUsuario(uid: Uid, role: 'creador' | 'personal'): Promise<void> {
  const campos = Object.entries({ uid, email: 'a@example.com', username: uid.toLowerCase(), role });
  const respuesta = await fetch(
    `http://${env.FIRESTORE_EMULATOR_HOST}/v1/projects/${env.GCLOUD_PROJECT}/databases/(default)/documents/user/${uid}`,
    {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({
        fields: Object.fromEntries(campos.map(([nombre, stringValue]) => [nombre, { stringValue }])),
      }),
    },
  );
  expect(respuesta.status).toBe(200);
}

type Persona = { uid: Uid; conexion: () => Promise<Conexion>; storage: () => Promise<ConexionStorage> };

/** A signed-in person of the emulators, with the SDKs the pages use. */
async function persona(nombre: string, role: 'creador' | 'personal'): Promise<Persona> {
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
  await escribirUsuario(uid, role);
  const db = lite.getFirestore(app);
  lite.connectFirestoreEmulator(db, ...hostYPuerto(env.FIRESTORE_EMULATOR_HOST));
  const storage = storageSdk.getStorage(app);
  storageSdk.connectStorageEmulator(storage, ...hostYPuerto(env.FIREBASE_STORAGE_EMULATOR_HOST));
  return {
    uid,
    conexion: async () => ({ ...lite, db, uid, firestoreDb: () => db }),
    storage: async () => ({ ...storageSdk, storage, firebaseStorage: () => storage }),
  };
}

const link = (titulo = 'Mi carta') =>
  linkDatosSchema.parse({ titulo, descripcion: 'Todo lo que servimos', enlace: 'ejemplo.com/carta' });

/** A valid 1×1 GIF: the smallest real picture. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const preparar = async () => ({
  blob: new Blob([PIXEL], { type: 'image/gif' }),
  ancho: 1,
  alto: 1,
  extension: 'webp' as const,
});

let ana: Persona;
let beto: Persona;
let caro: Persona;
beforeAll(async () => {
  [ana, beto, caro] = await Promise.all([
    persona('ana', 'creador'),
    persona('beto', 'creador'),
    persona('caro', 'personal'),
  ]);
});

describe('items under the rules', () => {
  it('stores what was typed in each kind of form and reads it back', async () => {
    const evento = eventoDatosSchema.parse({
      titulo: 'Milonga',
      descripcion: 'Bailamos',
      categoria: 'Musica',
      tipoFecha: 'periodica',
      fechaPeriodica: 'Todos los jueves',
      fechaExacta: '2026-12-01',
      horaInicio: '21:30',
      linkReserva: 'ejemplo.com/reserva',
    });
    const id = await crearItem('evento', evento, ana);
    const leido = await leerItem('evento', id, ana);
    expect(leido).toMatchObject({
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
    expect(leido.createdAt).toEqual(leido.updatedAt);
  });

  it("stores a course's categories as references with the first one's title, and a promo's day of publication", async () => {
    const curso = cursoDatosSchema.parse({
      titulo: 'Cerámica',
      descripcion: 'Desde cero',
      categorias: ['educacion', 'otros'],
      cantHoras: '12',
    });
    const idCurso = await crearItem('curso', curso, ana);
    expect(await leerItem('curso', idCurso, ana)).toMatchObject({
      categorias: [{ path: 'categoria/educacion' }, { path: 'categoria/otros' }],
      tituloCategoria: 'Educacion',
      cantHoras: 12,
      licenciatura: 'Prof.',
    });
    const promo = promoDatosSchema.parse({ titulo: '2x1', descripcion: 'En pizzas', cantCanjeos: '' });
    const idPromo = await crearItem('promo', promo, ana);
    const leida = await leerItem('promo', idPromo, ana);
    expect(leida.cantCanjeos).toBe(0);
    expect(leida.fecha).toEqual(leida.createdAt);
  });

  it('saves once when the same creation is sent twice, keeping the later words', async () => {
    const id = await idNuevo('link', beto);
    await crearItem('link', link('Uno'), { ...beto, id });
    await crearItem('link', link('Dos'), { ...beto, id });
    const { items } = await listarPropios('link', null, beto);
    expect(items.map(({ titulo }) => titulo)).toEqual(['Dos']);
  });

  it('updates and deletes an own item, and refuses those of others', async () => {
    const id = await crearItem('link', link(), ana);
    const { version } = await leerItem('link', id, ana);
    await actualizarItem('link', id, link('Otra carta'), { ...ana, version });
    expect(await leerItem('link', id, ana)).toMatchObject({ titulo: 'Otra carta' });
    const ajeno = actualizarItem('link', id, link(), { ...beto, version });
    await expect(ajeno).rejects.toMatchObject({ codigo: 'no-existe' });
    await expect(leerItem('link', id, beto)).rejects.toMatchObject({
      codigo: 'no-es-tuyo',
      message: 'Esta publicación no es tuya.',
    });
    await expect(eliminarItem('link', id, beto)).rejects.toMatchObject({
      message: 'No se pudo eliminar. Intentá de nuevo.',
    });
    await eliminarItem('link', id, ana);
    await expect(leerItem('link', id, ana)).rejects.toMatchObject({ codigo: 'no-es-tuyo' });
    const perdido = actualizarItem('link', id, link(), { ...ana, version });
    await expect(perdido).rejects.toMatchObject({ codigo: 'no-existe', message: mensajes.post.yaNoExiste });
  });

  it('tells the second of two who edit the same state, who may then write over it knowingly', async () => {
    const id = await crearItem('link', link('Uno'), ana);
    const { version } = await leerItem('link', id, ana);
    await actualizarItem('link', id, link('De la primera'), { ...ana, version });
    const segunda = await actualizarItem('link', id, link('De la segunda'), { ...ana, version }).catch(
      (error: unknown) => error,
    );
    expect(segunda).toBeInstanceOf(ErrorCambiado);
    const guardada = await leerItem('link', id, ana);
    expect(guardada.titulo).toBe('De la primera');
    expect((segunda as ErrorCambiado).version).toBe(guardada.version);
    await actualizarItem('link', id, link('De la segunda'), { ...ana, version: guardada.version });
    expect((await leerItem('link', id, ana)).titulo).toBe('De la segunda');
  });

  it('lets exactly one of many writers of the same state through', async () => {
    const id = await crearItem('link', link('Cero'), ana);
    const { version } = await leerItem('link', id, ana);
    const intentos = await Promise.allSettled(
      [1, 2, 3, 4].map((n) => actualizarItem('link', id, link(`Título ${n}`), { ...ana, version })),
    );
    expect(intentos.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const fallos = intentos.flatMap((uno) => (uno.status === 'rejected' ? [uno.reason.codigo] : []));
    expect(fallos).toEqual(['cambiado', 'cambiado', 'cambiado']);
  });

  it('takes for saved what an earlier try wrote whose answer got lost', async () => {
    const curso = cursoDatosSchema.parse({
      titulo: 'Telar',
      descripcion: 'Desde cero',
      categorias: ['educacion'],
      fechaDesde: '2026-12-01',
      horaInicio: '18:00',
    });
    const id = await crearItem('curso', { ...curso, titulo: 'Otro' }, ana);
    const { version } = await leerItem('curso', id, ana);
    await actualizarItem('curso', id, curso, { ...ana, version });
    const escrita = await leerItem('curso', id, ana);
    await actualizarItem('curso', id, curso, { ...ana, version });
    expect((await leerItem('curso', id, ana)).version).toBe(escrita.version);
  });

  it('lets nobody create but creators', async () => {
    await expect(crearItem('link', link(), caro)).rejects.toMatchObject({ codigo: 'sin-permiso' });
  });

  it('pages own items, newest first, without losing or repeating one', async () => {
    const fabio = await persona('fabio', 'creador');
    for (const n of [1, 2, 3, 4, 5]) await crearItem('link', link(`Link ${n}`), fabio);
    const vistos: string[] = [];
    let cursor: string | null = null;
    do {
      const pagina: PaginaPropia<'link'> = await listarPropios('link', cursor, { ...fabio, limite: 2 });
      expect(pagina.items.length).toBeLessThanOrEqual(2);
      vistos.push(...pagina.items.map(({ titulo }) => titulo));
      cursor = pagina.cursor;
    } while (cursor);
    expect(vistos).toEqual(['Link 5', 'Link 4', 'Link 3', 'Link 2', 'Link 1']);
  });
});

describe('likes under the rules', () => {
  it('puts one like and takes it back, however often it is asked', async () => {
    const id = await crearItem('link', link(), ana);
    await darLike('link', id, caro);
    await darLike('link', id, caro);
    expect(await misLikes(caro)).toEqual({ link: [id], evento: [], curso: [], promo: [] });
    await quitarLike('link', id, caro);
    await quitarLike('link', id, caro);
    expect((await misLikes(caro)).link).toEqual([]);
  });

  it('refuses a like of what does not exist', async () => {
    await expect(darLike('evento', 'no-existe', caro)).rejects.toMatchObject({ codigo: 'sin-permiso' });
  });
});

describe('pictures under the rules', () => {
  const archivo = new File([PIXEL], 'Mi foto.gif', { type: 'image/gif' });

  it('uploads to an own path, tells the progress, keeps for ever, and deletes', async () => {
    const progreso: number[] = [];
    const url = await subirImagen(archivo, rutas.principal('link', ana.uid, archivo.name, 1000), {
      conexion: ana.storage,
      preparar,
      onProgress: (parte) => progreso.push(parte),
    });
    expect(rutaDeUrl(url)).toBe(`posts/link/main/${ana.uid}/1000_Mi-foto.webp`);
    expect(progreso.at(0)).toBe(0);
    expect(progreso.at(-1)).toBe(1);
    const respuesta = await fetch(url);
    expect(respuesta.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    await crearItem('link', { ...link(), url_imagen: url }, ana);
    await borrarImagen(url, { conexion: ana.storage });
    const { getDownloadURL, ref, storage } = await ana.storage();
    const leer = () => getDownloadURL(ref(storage, rutaDeUrl(url) ?? ''));
    await expect(leer()).rejects.toMatchObject({ code: 'storage/object-not-found' });
    await borrarImagen(url, { conexion: ana.storage });
  });

  it("refuses somebody else's path", async () => {
    const ajena = rutas.principal('link', beto.uid, archivo.name, 1001);
    await expect(subirImagen(archivo, ajena, { conexion: ana.storage, preparar })).rejects.toMatchObject({
      codigo: 'sin-permiso',
    });
  });

  it('stops when cancelled, leaving nothing there', async () => {
    const control = new AbortController();
    const ruta = rutas.principal('link', ana.uid, archivo.name, 1002);
    const subida = subirImagen(archivo, ruta, {
      conexion: ana.storage,
      preparar,
      signal: control.signal,
      onProgress: () => control.abort(),
    });
    await expect(subida).rejects.toMatchObject({ codigo: 'cancelado' });
    const { getDownloadURL, ref, storage } = await ana.storage();
    await expect(getDownloadURL(ref(storage, ruta))).rejects.toMatchObject({
      code: 'storage/object-not-found',
    });
  });
});
