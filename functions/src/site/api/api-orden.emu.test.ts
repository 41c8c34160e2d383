import { apiPaths } from '@vidriera/domain/api/api';
import { type PerfilResponse, perfilResponseSchema } from '@vidriera/domain/api/schema';
import { describe, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { dia, testApi } from '../../testing/api.ts';
import { creador, publish } from '../../testing/data.ts';
import { readsOf } from '../../testing/reads.ts';

const { deps, db, request } = testApi('api-orden');

const answer = (path: string): Promise<Response> => request(path);
async function perfil(query = '', username = 'ana'): Promise<PerfilResponse> {
  const response = await answer(`${apiPaths.perfil(username)}${query}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return perfilResponseSchema.parse(await response.json());
}
const ids = ({ page }: PerfilResponse) => page?.items.map(({ id }) => id);
const arrange = (uid: string, orden: Record<string, unknown>) => refs.orden(db, uid).set(orden);

describe('the order of links', () => {
  test('pins, then new links, then the order under its headings; so in the first links of Info too', async () => {
    await publish(deps, 'link', 'ana', {
      uno: { titulo: 'Uno', createdAt: dia('2026-11-03') },
      dos: { titulo: 'Dos', createdAt: dia('2026-11-04') },
      nuevo: { titulo: 'Nuevo', createdAt: dia('2026-11-05') },
    });
    expect(ids(await perfil('?tab=links'))).toEqual(['nuevo', 'dos', 'uno', 'seguro', 'peligroso']);
    await arrange('ana', {
      lista: ['seguro', '# Nada', '# Redes', 'gone', 'uno', 'dos'],
      fijados: { link: ['gone2', 'peligroso'] },
    });
    const links = await perfil('?tab=links');
    expect(ids(links)).toEqual(['peligroso', 'nuevo', 'seguro', 'uno', 'dos']);
    expect(links.page?.items.map(({ fijado }) => fijado)).toEqual([true, ...Array(4).fill(undefined)]);
    expect(links.page?.items.map((card) => card.tipo === 'link' && card.seccion)).toEqual([
      ...Array(3).fill(undefined),
      'Redes',
      'Redes',
    ]);
    expect((await perfil()).firstLinks?.map(({ id }) => id)).toEqual(['peligroso', 'nuevo', 'seguro']);
  });

  test('hidden and foreign links stay out, whatever the order says', async () => {
    await publish(deps, 'link', 'beto', { ajeno: { titulo: 'De Beto' }, propio: { titulo: 'Propio' } });
    await refs.item(db, 'link', 'ajeno').update({ visible: false });
    await arrange('beto', { lista: ['ajeno', 'seguro', 'propio'], fijados: { link: ['uno', 'ajeno'] } });
    expect(ids(await perfil('?tab=links', 'beto'))).toEqual(['propio']);
    await arrange('beto', { lista: 5, fijados: 'x', pestana: 7 });
    expect(ids(await perfil('?tab=links', 'beto')), 'an unreadable order is none').toEqual(['propio']);
  });

  test('pages go on after the last link seen, also when the order changes meanwhile', async () => {
    await creador(db, 'masa');
    const names = Array.from({ length: 60 }, (_, i) => `m${String(i).padStart(2, '0')}`);
    await publish(
      deps,
      'link',
      'masa',
      Object.fromEntries(names.map((id, i) => [id, { createdAt: new Date(Date.UTC(2026, 9, 1, i)) }])),
    );
    const all = async (between?: () => Promise<unknown>) => {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const one = await perfil(`?tab=links${cursor && `&cursor=${cursor}`}`, 'masa');
        seen.push(...(ids(one) ?? []));
        cursor = one.page?.cursor ?? null;
        await between?.();
      }
      return seen;
    };
    const newest = names.toReversed();
    const order = [...names.slice(0, 30).toReversed(), ...names.slice(30)];
    expect(await all()).toEqual(newest);
    await arrange('masa', { lista: order });
    expect(await all()).toEqual(order);
    const seen = await all(() => arrange('masa', { lista: order.toSpliced(order.indexOf('m59'), 1) }));
    expect(new Set(seen).size, 'nothing else is missed').toBe(60 - 1);
    await arrange('masa', { lista: order, fijados: {} });
    const first = await perfil('?tab=links', 'masa');
    await arrange('masa', { lista: [] });
    const rest = await perfil(`?tab=links&cursor=${first.page?.cursor}`, 'masa');
    expect(ids(rest)?.[0], 'without an order, the list goes on by time').toBe('m05');
  });

  test('without an order a page of links reads only itself; with one, all links', async () => {
    await refs.orden(db, 'masa').delete();
    const without = await readsOf(() => perfil('?tab=links', 'masa'));
    await arrange('masa', { lista: ['m03'] });
    const arranged = await readsOf(() => perfil('?tab=links', 'masa'));
    expect(arranged.documents - without.documents).toBe(60 - 24);
    expect(arranged.loose).toBe(without.loose);
  });
});

describe('pins and tabs', () => {
  test('a pinned event stands first, once, and goes back when it is over', async () => {
    const byDate = ids(await perfil('?tab=eventos')) ?? [];
    await arrange('ana', { fijados: { evento: ['diciembre'] } });
    const pinned = await perfil('?tab=eventos');
    expect(ids(pinned)).toEqual(['diciembre', ...byDate.filter((id) => id !== 'diciembre')]);
    expect(pinned.page?.items.map(({ fijado }) => fijado === true).lastIndexOf(true)).toBe(0);
    await publish(deps, 'evento', 'ana', { soloenlace: { visibilidad: 'enlace' } });
    for (const id of ['antes', 'gone', 'escondido', 'soloenlace']) {
      await arrange('ana', { fijados: { evento: [id] } });
      expect(ids(await perfil('?tab=eventos')), id).toEqual(byDate);
    }
  });

  test('a pinned course and promo', async () => {
    await arrange('beto', { fijados: { curso: ['enero'] } });
    expect(ids(await perfil('?tab=cursos', 'beto'))?.[0]).toBe('enero');
    await arrange('caro', { fijados: { promo: ['futura'] } });
    expect(ids(await perfil('?tab=promos', 'caro'))?.[0]).toBe('futura');
  });

  test('the creator’s tab opens first; an address names any other', async () => {
    expect(await perfil()).toMatchObject({ tab: 'info', page: null });
    await arrange('ana', { pestana: 'eventos' });
    expect(await perfil()).toMatchObject({ tab: 'eventos', page: { items: { length: 8 } } });
    expect(await perfil('?tab=info')).toMatchObject({ tab: 'info', page: null });
    await arrange('oculta', { pestana: 'links' });
    expect(await perfil('', 'oculta'), 'nobody but creators has tabs to open').toMatchObject({ tab: 'info' });
    expect((await answer(`${apiPaths.perfil('ana')}?cursor=evento.sinFecha.1795604400000`)).status).toBe(400);
  });
});
