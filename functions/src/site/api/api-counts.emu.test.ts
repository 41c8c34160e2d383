import { apiPaths } from '@vidriera/domain/api/api';
import { daysSchema, featuredSchema, type Page, relatedSchema } from '@vidriera/domain/api/schema';
import { beforeAll, expect, test } from 'vitest';
import { repair } from '../../items/agenda/repair.ts';
import { dia, testApi } from '../../testing/api.ts';
import { creador, publish } from '../../testing/data.ts';

const { deps, db, request, page } = testApi('api-counts');

beforeAll(async () => {
  await creador(db, 'eva', { localidad: 'rosario' });
  await creador(db, 'gala', { localidad: 'salta' });
  const many = Array.from({ length: 6 }, (_, i) => [
    `eva${i}`,
    { titulo: 'Taller abierto', fechaExacta: dia('2026-11-26'), categoria: 'Musica' },
  ]);
  await publish(deps, 'evento', 'eva', Object.fromEntries(many));
  await publish(deps, 'evento', 'eva', {
    'eva-off': { fechaExacta: dia('2026-11-26'), categoria: 'Musica', estado: 'cancelado' },
    'eva-feria': { titulo: 'Feria', fechaExacta: dia('2026-11-25'), fechaFin: dia('2026-11-28') },
  });
  await publish(deps, 'evento', 'gala', {
    'gala-1': { fechaExacta: dia('2026-11-25'), categoria: 'Deportes' },
    'gala-2': { fechaExacta: dia('2026-12-15'), categoria: 'Deportes' },
  });
  await publish(deps, 'evento', 'eva', {
    'eva-carrera': { fechaExacta: dia('2026-12-10'), categoria: 'Deportes' },
    'eva-torneo': { fechaExacta: dia('2026-12-12'), categoria: 'Deportes' },
  });
  await repair(deps);
});

/** Counts a list's cards on all pages, and the results that they stand for. */
async function results(query: Record<string, string>): Promise<number> {
  let count = 0;
  for (let cursor = ''; ; ) {
    const { items, ...next }: Page = await page({ ...query, limit: '4', ...(cursor && { cursor }) });
    count += items.reduce((sum, card) => sum + 1 + (('otros' in card && card.otros) || 0), 0);
    if (!next.cursor) return count;
    cursor = next.cursor;
  }
}
const events = (query: Record<string, string>) => results({ ...query, tipo: 'evento' });

test.each([
  {},
  { en: 'rosario' },
  { categoria: 'Musica' },
  { modalidad: 'Presencial' },
  { modalidad: 'Virtual', en: 'rosario' },
  { precio: 'gratis' },
  { q: 'taller' },
  { q: 'milonga', en: 'buenos-aires' },
  { q: '%' },
])('with %j each day’s count equals the events of following it', async (params) => {
  const answer = await request(`${apiPaths.days}?${new URLSearchParams(params)}`);
  const { dias } = daysSchema.parse(await answer.json());
  const followed = await Promise.all(dias.map(({ dia: desde }) => events({ ...params, desde })));
  const counts = dias.map(({ cantidad }) => cantidad);
  expect(counts).toEqual(followed);
  const named = await Promise.all(['hoy', 'manana'].map((fecha) => events({ ...params, fecha })));
  expect(counts.slice(0, 2)).toEqual(named);
});

test('a list with further pages shows its total, a complete one does not', async () => {
  const params = { tipo: 'evento', categoria: 'Musica', en: 'rosario' };
  const [first, whole] = [await page({ ...params, limit: '1' }), await page(params)];
  expect(first.total).toBe(await results(params));
  expect(first.total).toBe(8); // six workshops, a fair, and a cancelled one
  expect(whole).not.toHaveProperty('total');
});

test('later items are neither today’s, tomorrow’s nor the weekend’s', async () => {
  const ids = async (fecha?: string) =>
    (await page({ tipo: 'evento', q: 'e', limit: '48', ...(fecha && { fecha }) })).items.map(({ id }) => id);
  const later = await ids('mas-adelante');
  const soon = (await Promise.all(['hoy', 'manana', 'finde'].map(ids))).flat();
  expect(later.filter((id) => soon.includes(id))).toEqual([]);
  expect([...later, ...soon]).toEqual(expect.arrayContaining(await ids()));
});

test('cards of the whole country name the city, those of a city do not', async () => {
  const cities = async (query: Record<string, string>) => {
    const { items } = await page({ tipo: 'evento', categoria: 'Deportes', ...query });
    return Object.fromEntries(items.map((card) => [card.id, 'ciudad' in card ? card.ciudad : undefined]));
  };
  const { 'gala-1': salta, 'eva-carrera': rosario } = await cities({});
  expect([salta, rosario]).toEqual(['Salta', 'Rosario']);
  expect(await cities({ en: 'salta' })).toEqual({ 'gala-1': undefined, 'gala-2': undefined });
  const { eventos } = featuredSchema.parse(await (await request(apiPaths.featured)).json());
  const featured = eventos.filter(({ usuario }) => usuario.username === 'eva').map(({ ciudad }) => ciudad);
  expect(new Set(featured)).toEqual(new Set(['Rosario']));
});

test('related items come from the zona first, even later ones; others name their city', async () => {
  await creador(db, 'hugo', { localidad: 'salta' });
  await publish(deps, 'evento', 'hugo', {
    'hugo-1': { fechaExacta: dia('2026-12-20'), categoria: 'Deportes' },
  });
  await repair(deps);
  const answer = await request(apiPaths.related('evento', 'gala-2'));
  const { similar } = relatedSchema.parse(await answer.json());
  expect(similar.map(({ id, ciudad }) => [id, ciudad])).toEqual([
    ['hugo-1', undefined],
    ['eva-carrera', 'Rosario'],
    ['eva-torneo', 'Rosario'],
  ]);
});
