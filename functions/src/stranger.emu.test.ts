import { bucketDe } from 'domain/config';
import { mensajesGaleria } from 'domain/galeria';
import { LIMITES } from 'domain/limits';
import { mensajes } from 'domain/messages';
import { beforeAll, describe, expect, test } from 'vitest';
import { refs } from './shared/refs.ts';
import { ingresar, llamar, vivo } from './testing/live.ts';

/**
 * Somebody with a valid account, no client of ours and the raw REST endpoints of Firestore and Storage: what they must not
 * be able to do, each beside what they may.
 */
const PROYECTO = process.env.GCLOUD_PROJECT ?? '';
const FIRESTORE = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${PROYECTO}/databases/(default)/documents`;
const BUCKET = bucketDe(PROYECTO);
const STORAGE = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${BUCKET}/o`;
const CLAVE = 'una clave larga';
const LENTO = 120_000;
const victima = { uid: '', email: 'victima@ajena.example.com' };
const extrania = { uid: '', token: '', email: 'extrania@ajena.example.com' };

async function cuenta(username: string, email: string): Promise<string> {
  const { resultado } = await llamar('signUp', { username, email, password: CLAVE, terminos: true });
  return (resultado as { uid: string }).uid;
}

beforeAll(async () => {
  victima.uid = await cuenta('victima.real', victima.email);
  extrania.uid = await cuenta('extrania.real', extrania.email);
  extrania.token = await ingresar(extrania.email, CLAVE);
  const duenia = await ingresar(victima.email, CLAVE);
  await llamar('saveProfile', { role: 'creador', creador: { descripcion: 'Bailamos' } }, duenia);
  await refs
    .item(vivo.db, 'evento', 'ajeno')
    .set({ titulo: 'Ajeno', refUsuario: refs.user(vivo.db, victima.uid) });
}, LENTO);

const texto = (stringValue: string) => ({ stringValue });
const referencia = (ruta: string) => ({
  referenceValue: `projects/${PROYECTO}/databases/(default)/documents/${ruta}`,
});

/** One raw request to Firestore with the stranger's token. */
async function firestore(method: string, ruta: string, body?: unknown): Promise<number> {
  const respuesta = await fetch(`${FIRESTORE}${ruta}`, {
    method,
    headers: { authorization: `Bearer ${extrania.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await respuesta.body?.cancel();
  return respuesta.status;
}

const poner = (ruta: string, campo: string, valor: unknown) =>
  firestore('PATCH', `/${ruta}?updateMask.fieldPaths=${campo}`, { fields: { [campo]: valor } });
const listar = (collectionId: string, parent = '') =>
  firestore('POST', `${parent}:runQuery`, { structuredQuery: { from: [{ collectionId }], limit: 5 } });

/** An upload as Storage's REST takes it: metadata and bytes in two parts. */
async function subir(
  ruta: string,
  contentType: string,
  bytes: string | Uint8Array = 'GIF89a',
): Promise<number> {
  const corte = 'corte-del-pedido';
  const cabeza = (tipo: string) => Buffer.from(`\r\n--${corte}\r\nContent-Type: ${tipo}\r\n\r\n`);
  const body = Buffer.concat([
    cabeza('application/json'),
    Buffer.from(JSON.stringify({ name: ruta, contentType })),
    cabeza(contentType),
    Buffer.from(bytes),
    Buffer.from(`\r\n--${corte}--`),
  ]);
  const respuesta = await fetch(`${STORAGE}?name=${encodeURIComponent(ruta)}`, {
    method: 'POST',
    headers: {
      authorization: `Firebase ${extrania.token}`,
      'content-type': `multipart/related; boundary=${corte}`,
      'x-goog-upload-protocol': 'multipart',
    },
    body,
  });
  await respuesta.body?.cancel();
  return respuesta.status;
}

describe('Firestore, raw', () => {
  test('reads their own document and nobody else’s, and lists no people', async () => {
    expect(await firestore('GET', `/user/${extrania.uid}`)).toBe(200);
    expect(await firestore('GET', `/user/${victima.uid}`)).toBe(403);
    expect(await firestore('GET', `/user/${victima.uid}/refRolCreador/${victima.uid}`)).toBe(403);
    expect(await firestore('GET', '/user')).toBe(403);
    expect(await listar('user')).toBe(403);
    expect(await listar('refRolCreador', `/user/${victima.uid}`)).toBe(403);
    expect(await firestore('GET', '/username/victima.real')).toBe(403);
    expect(await listar('username')).toBe(403);
  });

  test('makes nobody a creator, and no profile out of nothing', async () => {
    expect(await poner(`user/${extrania.uid}`, 'role', texto('creador'))).toBe(403);
    expect(
      await poner(`user/${extrania.uid}/refRolCreador/${extrania.uid}`, 'descripcion', texto('yo')),
    ).toBe(403);
    expect((await refs.user(vivo.db, extrania.uid).get()).get('role')).toBeNull();
  });

  test('neither publishes without being a creator nor touches what is not theirs', async () => {
    const nuevo = { fields: { titulo: texto('Trucho'), refUsuario: referencia(`user/${victima.uid}`) } };
    expect(await firestore('POST', '/evento?documentId=trucho', nuevo)).toBe(403);
    expect(await poner('evento/ajeno', 'titulo', texto('Tomado'))).toBe(403);
    expect(await firestore('DELETE', '/evento/ajeno')).toBe(403);
    expect((await refs.item(vivo.db, 'evento', 'ajeno').get()).get('titulo')).toBe('Ajeno');
    expect((await refs.item(vivo.db, 'evento', 'trucho').get()).exists).toBe(false);
  });

  test('likes in nobody else’s name', async () => {
    const like = { arrayValue: { values: [referencia('evento/ajeno')] } };
    expect(await poner(`user/${victima.uid}`, 'eventLikes', like)).toBe(403);
    expect((await refs.user(vivo.db, victima.uid).get()).get('eventLikes') ?? []).toEqual([]);
  });

  test('reserves no username', async () => {
    for (const nombre of ['login', 'libre.todavia']) {
      expect(await firestore('POST', `/username?documentId=${nombre}`, { fields: {} })).toBe(403);
    }
  });
});

describe('Storage, raw', () => {
  test('uploads to their own paths alone, and pictures alone', async () => {
    expect(await subir(`users/${extrania.uid}/profile/1_a.gif`, 'image/gif')).toBe(200);
    expect(await subir(`users/${victima.uid}/profile/1_a.gif`, 'image/gif')).toBe(403);
    expect(await subir(`posts/evento/main/${victima.uid}/1_a.gif`, 'image/gif')).toBe(403);
    expect(await subir('posts/evento/main/1_a.gif', 'image/gif')).toBe(403);
    expect(await subir(`users/${extrania.uid}/profile/thumbs/1_a.gif_160.webp`, 'image/webp')).toBe(403);
    expect(await subir(`users/${extrania.uid}/profile/2_a.svg`, 'image/svg+xml', '<svg/>')).toBe(403);
    const pesada = new Uint8Array(LIMITES.imagenBytes + 1);
    expect(await subir(`users/${extrania.uid}/profile/3_a.gif`, 'image/gif', pesada)).toBe(403);
  });
});

describe('callables, raw', () => {
  test.each(['login', 'Login', ' LOGIN ', 'api'])('%s is nobody’s username', async (username) => {
    const email = `${username.trim()}@ajena.example.com`;
    const { estado, rechazo } = await llamar('signUp', { username, email, password: CLAVE, terminos: true });
    expect({ estado, codigo: rechazo?.codigo }).toEqual({ estado: 400, codigo: 'datos-invalidos' });
  });

  test(
    'a creator has a description and at most ten pictures',
    async () => {
      const sin = { role: 'creador', creador: { descripcion: '  ' } };
      const { rechazo } = await llamar('saveProfile', sin, extrania.token);
      expect(rechazo?.campos).toEqual([
        { campo: 'creador.descripcion', mensaje: mensajes.perfil.faltaDescripcion },
      ]);
      const con = { role: 'creador', creador: { descripcion: 'Ahora sí' } };
      expect(await llamar('saveProfile', con, extrania.token)).toMatchObject({ estado: 200 });

      const ruta = (i: number) => `users/${extrania.uid}/creator/gallery/${i}_a.jpg`;
      const url = (i: number) => `${STORAGE}/${encodeURIComponent(ruta(i))}?alt=media`;
      const creador = refs.creador(vivo.db, extrania.uid);
      const diez = Array.from({ length: LIMITES.imagenesGaleria }, (_, i) => url(i));
      await creador.update({ urlImagenes: diez });
      const galeria = { antes: [], urls: [url(10)] };
      const conOtra = { ...con, creador: { ...con.creador, galeria } };
      const once = await llamar('saveProfile', conOtra, extrania.token);
      expect(once.rechazo).toMatchObject({ codigo: 'galeria-llena', mensaje: mensajesGaleria.llena });
      const lista = { arrayValue: { values: [...diez, url(10)].map(texto) } };
      expect(await poner(creador.path, 'urlImagenes', lista)).toBe(403);
      expect((await creador.get()).get('urlImagenes')).toEqual(diez);
    },
    LENTO,
  );
});
