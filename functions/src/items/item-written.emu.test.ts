import { medianoche } from 'domain/fecha';
import { rutaMiniatura } from 'domain/imagen';
import { describe, expect, test } from 'vitest';
import { creador, datosDeItem, urlDe } from '../testing/data.ts';
import { proyecto } from '../testing/project.ts';
import { itemWritten } from './item-written.ts';

const deps = proyecto('items');
const { db, bucket } = deps;
const dia = (texto: string) => medianoche(texto) as Date;
const version = async (path: string) => (await db.doc(path).get()).updateTime?.valueOf();
const existe = async (ruta: string) => (await bucket.file(ruta).exists())[0];
async function conArchivos(...rutas: string[]) {
  for (const ruta of rutas) {
    await bucket.file(ruta).save('x', { resumable: false });
    await bucket.file(rutaMiniatura(ruta, 160)).save('x', { resumable: false });
  }
}

describe('itemWritten', () => {
  test('derives search, date and visibility, and then rests', async () => {
    await creador(db, 'laura');
    const doc = datosDeItem(db, 'evento', 'laura', {
      titulo: 'Milonga del Día',
      fechaPeriodica: 'Todos los lunes',
    });
    await db.doc('evento/a').set({ ...doc, createdAt: null });
    const caso = { tipo: 'evento', id: 'a', antes: undefined } as const;
    expect(await itemWritten(deps, caso)).toEqual({ kind: 'derived', imagenesBorradas: 0 });
    const item = await db.doc('evento/a').get();
    expect(item.get('busqueda')).toEqual(
      expect.arrayContaining(['milonga', 'mil', 'dia', 'musica', 'laura']),
    );
    expect(item.get('proximaFecha').toDate()).toEqual(dia('2026-11-30'));
    expect(item.get('createdAt').toDate().getTime()).toBeCloseTo(item.createTime?.toMillis() ?? 0, -1);
    expect([item.get('visible'), item.get('cantLikes')]).toEqual([true, 0]);
    const antes = await version('evento/a');
    expect(await itemWritten(deps, { ...caso, antes: item.data() })).toEqual({
      kind: 'skipped',
      reason: 'up-to-date',
    });
    expect(await version('evento/a')).toBe(antes);
  });

  test.each([
    ['of a personal user', { role: 'personal' }],
    ['of somebody without a role', { role: null }],
  ])('items %s stay hidden', async (nombre, extra) => {
    const uid = nombre.replaceAll(' ', '-').slice(-20);
    await creador(db, uid, extra);
    await db.doc(`promo/${uid}`).set(datosDeItem(db, 'promo', uid));
    await itemWritten(deps, { tipo: 'promo', id: uid, antes: undefined });
    expect((await db.doc(`promo/${uid}`).get()).get('visible')).toBe(false);
  });

  test('an item nobody can read, or of nobody, is hidden', async () => {
    await db.doc('link/rota').set({ visible: true });
    await db.doc('link/huerfana').set(datosDeItem(db, 'link', 'nadie', { visible: true }));
    for (const id of ['rota', 'huerfana']) {
      await itemWritten(deps, { tipo: 'link', id, antes: undefined });
      expect((await db.doc(`link/${id}`).get()).get('visible')).toBe(false);
    }
  });

  test('a replaced picture is deleted, a kept one and other people’s are not', async () => {
    await creador(db, 'pablo');
    const [vieja, queda, ajena] = [
      'posts/evento/main/pablo/1_vieja.jpg',
      'posts/evento/gallery/pablo/1_queda.jpg',
      'posts/evento/main/laura/1_ajena.jpg',
    ];
    await conArchivos(vieja, queda, ajena);
    const antes = datosDeItem(db, 'evento', 'pablo', {
      url_imagen: urlDe(vieja),
      url_imagenes: [urlDe(queda), urlDe(ajena), urlDe('users/pablo/profile/1_yo.jpg')],
    });
    await db.doc('evento/b').set({ ...antes, url_imagen: urlDe(queda), url_imagenes: [] });
    const caso = { tipo: 'evento', id: 'b', antes } as const;
    expect(await itemWritten(deps, caso)).toEqual({ kind: 'derived', imagenesBorradas: 1 });
    await itemWritten(deps, caso);
    expect(await Promise.all([vieja, rutaMiniatura(vieja, 160), queda, ajena].map(existe))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('deleting an item deletes its pictures and everybody’s like of it', async () => {
    await creador(db, 'sol');
    const [ref, otra] = [db.doc('curso/c'), db.doc('curso/d')];
    for (let i = 0; i < 3; i++) await creador(db, `fan-${i}`, { cursosLikes: [ref, otra] });
    const ruta = 'posts/curso/main/sol/1_a.jpg';
    await conArchivos(ruta);
    const antes = datosDeItem(db, 'curso', 'sol', { url_imagen: urlDe(ruta) });
    const caso = { tipo: 'curso', id: 'c', antes } as const;
    expect(await itemWritten(deps, caso)).toEqual({ kind: 'removed', imagenesBorradas: 1, likesQuitados: 3 });
    expect(await existe(ruta)).toBe(false);
    const quedan = (await db.doc('user/fan-1').get()).get('cursosLikes') as { path: string }[];
    expect(quedan.map(({ path }) => path)).toEqual(['curso/d']);
    expect(await itemWritten(deps, caso)).toMatchObject({ kind: 'removed', likesQuitados: 0 });
    expect((await ref.get()).exists).toBe(false);
  });
});
