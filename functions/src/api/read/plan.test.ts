import { medianoche } from 'domain/fecha';
import { describe, expect, test } from 'vitest';
import { leerItem } from '../../shared/stored-item.ts';
import { planear } from './plan.ts';

const HOY = '2026-11-25'; // a Wednesday
const dia = (texto: string) => medianoche(texto) as Date;
const item = (tipo: 'evento' | 'curso' | 'promo', extra: Record<string, unknown>) => {
  const doc = leerItem(tipo, { titulo: 'x', refUsuario: { id: 'a', path: 'user/a' }, ...extra });
  if (!doc) throw new Error('unreadable');
  return doc;
};

describe('planear', () => {
  test('nothing asked, nothing checked, all parts', () => {
    expect(planear({ tipo: 'evento' }, HOY)).toMatchObject({
      fases: ['proximas', 'sinFecha', 'pasadas'],
      pasa: null,
      filtro: { palabra: undefined, categoria: undefined },
    });
  });

  test('one word or a category is the index’s affair alone', () => {
    expect(planear({ tipo: 'evento', q: 'Milongas' }, HOY)).toMatchObject({
      filtro: { palabra: 'milonga' },
      pasa: null,
    });
    expect(planear({ tipo: 'curso', categoria: 'Teatro' }, HOY)).toMatchObject({
      filtro: { categoria: 'Teatro' },
      pasa: null,
    });
  });

  test('of several words the longest goes to the index, every other is checked', () => {
    const { filtro, pasa } = planear({ tipo: 'evento', q: 'la milonga día' }, HOY);
    expect(filtro.palabra).toBe('milonga');
    expect(pasa?.(item('evento', { busqueda: ['milonga', 'la', 'dia'] }))).toBe(true);
    expect(pasa?.(item('evento', { busqueda: ['milonga', 'la'] }))).toBe(false);
  });

  test('a category beside a word is checked; a promo’s is one more word', () => {
    const { filtro, pasa } = planear({ tipo: 'evento', q: 'milonga', categoria: 'Musica' }, HOY);
    expect(filtro).toMatchObject({ palabra: 'milonga', categoria: undefined });
    expect(pasa?.(item('evento', { categoria: 'Musica' }))).toBe(true);
    expect(pasa?.(item('evento', { categoria: 'Fiestas' }))).toBe(false);
    expect(planear({ tipo: 'promo', categoria: 'Musica' }, HOY)).toMatchObject({
      filtro: { palabra: 'musica' },
      pasa: null,
    });
  });

  test('the weekend of a Wednesday is Friday to Sunday', () => {
    const { filtro, fases } = planear({ tipo: 'evento', fecha: 'finde' }, HOY);
    expect(fases).toEqual(['proximas']);
    expect(filtro).toMatchObject({ desde: dia('2026-11-27'), antesDe: dia('2026-11-30') });
  });

  test.each([
    ['curso', '2026-11-28', null, true],
    ['curso', '2026-11-26', null, false],
    ['curso', '2026-11-01', '2026-11-27', true],
    ['curso', '2026-11-01', '2026-11-26', false],
    ['curso', '2026-11-30', '2026-12-26', false],
    ['promo', '2026-11-01', null, true],
    ['promo', null, '2026-11-26', false],
    ['promo', null, null, true],
  ] as const)('a %s from %s to %s is on at the weekend: %s', (tipo, desde, hasta, esta) => {
    const doc = item(tipo, { fechaDesde: desde && dia(desde), fechaHasta: hasta && dia(hasta) });
    expect(planear({ tipo, fecha: 'finde' }, HOY).pasa?.(doc)).toBe(esta);
  });
});
