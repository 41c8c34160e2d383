import { apiRutas } from 'domain/api';
import { paginaSchema } from 'domain/api-schema';
import { bucketDe } from 'domain/config';
import { rutaMiniatura } from 'domain/imagen';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { refs } from './shared/refs.ts';
import { datosDeItem } from './testing/data.ts';
import { hasta, ingresar, llamar, vivo } from './testing/live.ts';
import { fotoDeTelefono } from './testing/pictures.ts';

/** The whole thing as it is deployed: bundle, triggers, Hosting's rewrites. */
const { db, auth, bucket } = vivo;
/** The emulator starts a process for each function at its first call: seconds, on a busy machine. */
const LENTO = 180_000;
const CLAVE = 'una clave larga';
const nueva = (username: string) => ({
  username,
  email: `${username}@vivo.example.com`,
  password: CLAVE,
  terminos: true,
});
const cuenta = { uid: '', token: '' };

beforeAll(async () => {
  const { resultado } = await llamar('signUp', nueva('viva.creadora'));
  cuenta.uid = (resultado as { uid: string }).uid;
  cuenta.token = await ingresar('viva.creadora@vivo.example.com', CLAVE);
  const perfil = { display_name: 'Viva', role: 'creador', creador: { descripcion: 'Bailamos' } };
  expect(await llamar('saveProfile', perfil, cuenta.token)).toMatchObject({
    resultado: { role: 'creador', ocultados: 0 },
  });
}, LENTO);

describe('callables through the site', () => {
  // Few at once: the emulator starts a process for each. Fifty meet in sign-up/sign-up.emu.test.ts.
  test(
    'sign-ups for one username at once give one account and no leftovers',
    async () => {
      const respuestas = await Promise.all(
        [0, 1, 2, 3].map((i) => llamar('signUp', { ...nueva('codiciada'), email: `c${i}@vivo.example.com` })),
      );
      expect(respuestas.map(({ estado }) => estado).sort()).toEqual([200, 409, 409, 409]);
      expect((await db.collection('user').where('username', '==', 'codiciada').get()).size).toBe(1);
      const { users } = await auth.listUsers();
      expect(users.filter(({ email }) => /^c\d@vivo/.test(email ?? ''))).toHaveLength(1);
    },
    LENTO,
  );

  test('refusals follow the contract, in Spanish', async () => {
    expect(await llamar('signUp', nueva('viva.creadora'))).toMatchObject({
      estado: 409,
      rechazo: { codigo: 'username-ocupado', mensaje: 'Ese nombre de usuario ya está en uso.' },
    });
    expect(
      await llamar('signUp', { ...nueva('otra.mas'), email: 'viva.creadora@vivo.example.com' }),
    ).toMatchObject({
      rechazo: { codigo: 'email-en-uso', mensaje: expect.stringContaining('No pudimos crear la cuenta') },
    });
    const mal = await llamar('signUp', { username: 'a', email: 'no', password: 'x' });
    expect(mal.estado).toBe(400);
    expect(mal.rechazo?.campos.map(({ campo }) => campo)).toEqual([
      'username',
      'email',
      'password',
      'terminos',
    ]);
    for (const nombre of ['saveProfile', 'exportData', 'deleteAccount']) {
      expect(await llamar(nombre, {}), nombre).toMatchObject({
        estado: 401,
        rechazo: { codigo: 'sin-sesion' },
      });
    }
    expect(await llamar('checkUsername', { username: 'viva.creadora' })).toMatchObject({
      resultado: { disponible: false, sugerencias: expect.arrayContaining(['viva.creadora.ok']) },
    });
    const ajena = { role: 'personal', photo_url: 'https://example.com/a.jpg' };
    expect(await llamar('saveProfile', ajena, cuenta.token)).toMatchObject({
      rechazo: {
        codigo: 'datos-invalidos',
        campos: [{ campo: 'photo_url', mensaje: 'Esa imagen no es tuya.' }],
      },
    });
  });

  test(
    'an account made elsewhere gets its document; one made here keeps its own',
    async () => {
      const { uid } = await auth.createUser({ email: 'consola@vivo.example.com' });
      const user = await hasta(async () => (await refs.user(db, uid).get()).data());
      expect(user).toMatchObject({ username: 'consola', email: 'consola@vivo.example.com', role: null });
      expect((await refs.user(db, cuenta.uid).get()).get('username')).toBe('viva.creadora');
    },
    LENTO,
  );
});

describe('triggers', () => {
  test(
    'an item appears with its picture, is liked, is hidden, and goes without a trace',
    async () => {
      const ruta = `posts/evento/main/${cuenta.uid}/1_foto.jpg`;
      await bucket.file(ruta).save(await fotoDeTelefono(900, 600, 6), {
        resumable: false,
        metadata: { contentType: 'image/jpeg', metadata: { firebaseStorageDownloadTokens: 'llave' } },
      });
      const url = `http://127.0.0.1:9199/v0/b/${bucketDe(process.env.GCLOUD_PROJECT ?? '')}/o/${encodeURIComponent(ruta)}?alt=media&token=llave`;
      const ref = refs.item(db, 'evento', 'vivo');
      const extra = { titulo: 'Peña viva', url_imagen: url, fechaPeriodica: 'Todos los lunes' };
      await ref.set(datosDeItem(db, 'evento', cuenta.uid, extra));

      const visible = await hasta(async () => ((await ref.get()).get('visible') ? ref.get() : null));
      expect(visible.get('busqueda')).toContain('viva');
      const buscar = async () => {
        const respuesta = await fetch(`${vivo.origin}${apiRutas.explore}?tipo=evento&q=penas+viva`);
        return paginaSchema.parse(await respuesta.json()).items;
      };
      expect(await buscar()).toMatchObject([
        { id: 'vivo', imagen: ruta, usuario: { username: 'viva.creadora' } },
      ]);

      const miniatura = await hasta(async () => {
        const respuesta = await fetch(`${vivo.origin}/img/480/${ruta}`);
        return respuesta.ok ? respuesta : null;
      });
      expect(miniatura.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await sharp(Buffer.from(await miniatura.arrayBuffer())).metadata()).toMatchObject({
        width: 480,
        height: 720,
      });
      expect((await sharp((await bucket.file(ruta).download())[0]).metadata()).exif).toBeUndefined();

      await refs.user(db, cuenta.uid).update({ eventLikes: [ref] });
      await hasta(async () => (await ref.get()).get('cantLikes') === 1);

      expect(await llamar('saveProfile', { role: 'personal' }, cuenta.token)).toMatchObject({
        resultado: { role: 'personal', ocultados: 1 },
      });
      expect(await buscar()).toEqual([]);

      await ref.delete();
      await hasta(async () => !(await bucket.file(rutaMiniatura(ruta, 160)).exists())[0]);
      expect((await bucket.file(ruta).exists())[0]).toBe(false);
      await hasta(async () => (await refs.user(db, cuenta.uid).get()).get('eventLikes').length === 0);
    },
    LENTO,
  );

  test(
    'they come to rest: nothing is written any more',
    async () => {
      const ref = refs.item(db, 'promo', 'quieta');
      await ref.set(datosDeItem(db, 'promo', cuenta.uid));
      await hasta(async () => (await ref.get()).get('busqueda'));
      const antes = (await ref.get()).updateTime?.valueOf();
      await new Promise((resolve) => setTimeout(resolve, 1500));
      expect((await ref.get()).updateTime?.valueOf()).toBe(antes);
    },
    LENTO,
  );

  test(
    'the account closes',
    async () => {
      const { resultado } = await llamar('signUp', nueva('se.va'));
      const { uid } = resultado as { uid: string };
      const token = await ingresar('se.va@vivo.example.com', CLAVE);
      const { resultado: datos } = await llamar('exportData', {}, token);
      expect(datos).toMatchObject({ cuenta: { uid }, usuario: { username: 'se.va' } });
      expect(await llamar('deleteAccount', { username: 'otro' }, token)).toMatchObject({
        rechazo: { codigo: 'datos-invalidos' },
      });
      expect((await llamar('deleteAccount', { username: 'se.va' }, token)).resultado).toEqual({
        eliminado: true,
      });
      const reserva = (await refs.username(db, 'se.va').get()).data();
      expect(Object.keys(reserva ?? {})).toEqual(['libre_desde']);
      expect((await refs.user(db, uid).get()).exists).toBe(false);
    },
    LENTO,
  );
});
