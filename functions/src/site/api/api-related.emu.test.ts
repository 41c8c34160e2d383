import { apiPaths } from '@vidriera/domain/api/api';
import { type Related, relatedSchema } from '@vidriera/domain/api/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { TRUE_FOR } from '../../base/time/lifetime.ts';
import { dia, testApi } from '../../testing/api.ts';
import { creador, publish, SECRET } from '../../testing/data.ts';
import { readsOf } from '../../testing/reads.ts';

const { deps, db, request } = testApi('api-related');

async function related(tipo: string, id: string): Promise<Related> {
  const answer = await request(apiPaths.related(tipo, id));
  expect(answer.status, await answer.clone().text()).toBe(200);
  return relatedSchema.parse(await answer.json());
}
const idsOf = async (tipo: string, id: string) => {
  const { author, similar } = await related(tipo, id);
  return { author: author.map((card) => card.id), similar: similar.map((card) => card.id) };
};

beforeAll(async () => {
  for (const uid of ['dani', 'ema', 'fede', 'gabi']) await creador(db, uid);
  const on = (fecha: string) => ({ fechaExacta: dia(fecha), categoria: 'Turismo' });
  await publish(deps, 'evento', 'dani', {
    'd-1': on('2026-11-26'),
    'd-2': on('2026-11-27'),
    'd-3': on('2026-11-28'),
    'd-4': on('2026-11-29'),
    'd-5': on('2026-11-30'),
    'd-6': { ...on('2026-12-01'), categoria: 'Teatro' },
    'd-over': on('2026-11-01'),
  });
  await publish(deps, 'evento', 'ema', { 'e-1': on('2026-12-02'), 'e-over': on('2026-11-02') });
  await publish(deps, 'evento', 'ema', {
    'e-off': { ...on('2026-11-26'), estado: 'cancelado' },
    'e-later': { ...on('2026-11-26'), estado: 'pospuesto' },
  });
  await publish(deps, 'promo', 'ema', {
    'e-promo': { fechaHasta: dia('2026-12-01') },
    'e-promo-off': { fechaHasta: dia('2026-12-01'), estado: 'cancelado' },
  });
  await publish(deps, 'evento', 'fede', { 'f-1': { categoria: 'Caridad', fechaExacta: dia('2026-12-03') } });
  await publish(deps, 'curso', 'gabi', {
    'g-1': { tituloCategoria: 'Deportes', fechaDesde: dia('2026-12-03') },
    'g-off': { tituloCategoria: 'Deportes', fechaDesde: dia('2026-12-02'), estado: 'cancelado' },
  });
});

describe('related items', () => {
  test('are the owner’s other items and similar ones: upcoming, soonest first, never the item itself', async () => {
    expect(await idsOf('evento', 'd-2')).toEqual({
      author: ['d-1', 'd-3', 'd-4'],
      similar: ['d-5'],
    });
  });

  test('show similar ones of others before more of the owner’s', async () => {
    await publish(deps, 'evento', 'gabi', {
      'g-2': { categoria: 'Turismo', fechaExacta: dia('2026-11-26') },
    });
    const { author, similar } = await idsOf('evento', 'd-over');
    expect(author).toEqual(['d-1', 'd-2', 'd-3']);
    expect(similar).toEqual(['g-2', 'd-4']);
    await db.doc('evento/g-2').delete();
  });

  test('are of the first other kind if the owner has no more of the same', async () => {
    expect((await idsOf('evento', 'e-1')).author).toEqual(['e-promo']);
    expect((await idsOf('promo', 'e-promo')).author).toEqual(['e-1']);
  });

  test('may be empty', async () => {
    expect(await idsOf('evento', 'f-1')).toEqual({ author: [], similar: [] });
    expect(await idsOf('curso', 'g-1')).toEqual({ author: [], similar: [] });
  });

  test('of a promo are any other running ones, endless ones too', async () => {
    expect((await idsOf('promo', 'e-promo')).similar).toEqual(['vigente', 'futura', 'siempre']);
  });

  test('contain nothing hidden, past, cancelled or private', async () => {
    const text = await (await request(apiPaths.related('evento', 'hoy'))).text();
    const { author, similar } = relatedSchema.parse(JSON.parse(text));
    const ids = [...author, ...similar].map((card) => card.id);
    expect(ids.length).toBeGreaterThan(2);
    for (const not of ['hoy', 'escondido', 'e-off', 'e-later', 'ayer', 'antes'])
      expect(ids).not.toContain(not);
    expect(text).not.toContain(SECRET);
    expect(text).not.toMatch(/whatsapp|sitioWeb|descripcion/);
  });

  test.each([
    ['evento', 'no-hay', 404],
    ['evento', 'escondido', 404],
    ['link', 'seguro', 400],
    ['evento', '__x__', 400],
  ])('to %s/%s are answered %i', async (tipo, id, status) => {
    expect((await request(apiPaths.related(tipo, id))).status).toBe(status);
  });

  test('are valid until one of them begins or ends', async () => {
    const { headers } = await request(apiPaths.related('evento', 'd-6'));
    // Noon; the words for days change at midnight.
    expect(headers.get(TRUE_FOR)).toBe(String(12 * 3600));
  });
});

test('read the item, at most nine others, and each shown owner once', async () => {
  const reads = await readsOf(() => related('evento', 'd-2'));
  // Four of the owner's and five similar ones, a look for weekly ones and ones with a rule of each, a cancelled one left out;
  // item and owner.
  expect(reads.documents).toBeLessThanOrEqual(4 + 5 + 4 + 1);
  expect(reads.loose).toBe(2);
});
