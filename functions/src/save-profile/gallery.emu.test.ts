import { rutaMiniatura } from 'domain/imagen';
import type { PerfilDatosEntrada } from 'domain/usuario';
import { perfilDatosSchema } from 'domain/usuario-schema';
import { describe, expect, test } from 'vitest';
import { creatorWritten } from '../owners/creator-written.ts';
import { creador, urlDe } from '../testing/data.ts';
import { proyecto } from '../testing/project.ts';
import { saveProfile } from './save-profile.ts';

const deps = proyecto('gallery');
const { db, bucket } = deps;
const ruta = (uid: string, nombre: string | number) => `users/${uid}/creator/gallery/${nombre}_f.jpg`;
const url = (uid: string, nombre: string | number) => urlDe(ruta(uid, nombre));
const ref = (uid: string) => db.doc(`user/${uid}/refRolCreador/${uid}`);
const galeria = async (uid: string) => (await ref(uid).get()).get('urlImagenes') as string[];

async function conFotos(uid: string, cuantas: number): Promise<string[]> {
  const urls = Array.from({ length: cuantas }, (_, i) => url(uid, i));
  await creador(db, uid);
  await ref(uid).update({ urlImagenes: urls });
  return urls;
}

function guardar(uid: string, antes: string[], urls: string[], extra: Partial<PerfilDatosEntrada> = {}) {
  const datos = { role: 'creador', creador: { descripcion: 'Bailamos', galeria: { antes, urls } }, ...extra };
  return saveProfile(deps, uid, perfilDatosSchema.parse(datos));
}

describe('the gallery in one save', () => {
  test('adds, removes and orders at once', async () => {
    const [a = '', b = '', c = ''] = await conFotos('ordena', 3);
    const d = url('ordena', 30);
    expect(await guardar('ordena', [a, b, c], [c, d, a])).toMatchObject({ kind: 'saved' });
    expect(await galeria('ordena')).toEqual([c, d, a]);
  });

  test('twenty devices adding at once end at ten, and each that was refused wrote nothing', async () => {
    await conFotos('veinte', 0);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        guardar('veinte', [], [url('veinte', i)], { display_name: `Nombre ${i}` }),
      ),
    );
    const guardados = outcomes.flatMap(({ kind }, i) => (kind === 'saved' ? [i] : []));
    expect(guardados).toHaveLength(10);
    expect(outcomes.filter(({ kind }) => kind === 'gallery-full')).toHaveLength(10);
    expect((await galeria('veinte')).toSorted()).toEqual(guardados.map((i) => url('veinte', i)).toSorted());
    const nombre: string = (await db.doc('user/veinte').get()).get('display_name');
    expect(guardados.map((i) => `Nombre ${i}`)).toContain(nombre);
  }, 60_000);

  test('says how many there are and how many were wanted; nothing of the form is saved then', async () => {
    const ya = await conFotos('ocho', 8);
    const nuevas = ['a', 'b', 'c'].map((nombre) => url('ocho', `2${nombre.charCodeAt(0)}`));
    expect(await guardar('ocho', ya, [...ya, ...nuevas])).toEqual({
      kind: 'gallery-full',
      mensaje: 'Máximo 10 imágenes. Ya tenés 8 y querés agregar 3. Quitá algunas o subí menos.',
    });
    expect(await galeria('ocho')).toEqual(ya);
    expect((await ref('ocho').get()).get('descripcion')).not.toBe('Bailamos');
  });

  test('own uploads of the gallery’s folder only', async () => {
    const ya = await conFotos('propia', 1);
    for (const mala of [
      url('veinte', 99),
      urlDe('users/propia/profile/1_yo.jpg'),
      'https://example.com/a.jpg',
      'nada',
    ]) {
      expect(await guardar('propia', ya, [...ya, mala])).toEqual({ kind: 'not-own-picture' });
    }
    expect(await galeria('propia')).toEqual(ya);
  });

  test('left out, it stays; a new creator starts with what the form brings', async () => {
    const ya = await conFotos('intacta', 2);
    const datos = perfilDatosSchema.parse({ role: 'creador', creador: { descripcion: 'Bailamos' } });
    await saveProfile(deps, 'intacta', datos);
    expect(await galeria('intacta')).toEqual(ya);
    await guardar('intacta', [], [], { role: 'personal', creador: null });
    const nueva = url('intacta', 77);
    await guardar('intacta', [], [nueva]);
    expect(await galeria('intacta')).toEqual([nueva]);
  });

  test('what it names no more is deleted with its thumbnails, and somebody else’s never', async () => {
    const [a = '', b = ''] = await conFotos('borra', 2);
    const archivos = [
      ruta('borra', 0),
      ruta('borra', 1),
      rutaMiniatura(ruta('borra', 0), 480),
      ruta('otro', 0),
    ];
    for (const archivo of archivos) await bucket.file(archivo).save('x', { resumable: false });
    const antes = { ...(await ref('borra').get()).data(), urlImagenes: [a, b, url('otro', 0)] };
    await guardar('borra', [a, b], [b]);
    await creatorWritten(deps, { uid: 'borra', antes });
    const quedan = await Promise.all(archivos.map(async (uno) => (await bucket.file(uno).exists())[0]));
    expect(quedan).toEqual([false, true, false, true]);
  });
});
