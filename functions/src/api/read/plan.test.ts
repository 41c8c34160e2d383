import { midnight } from 'domain/values/fecha';
import { describe, expect, test } from 'vitest';
import { parseItem } from '../../shared/stored-item.ts';
import { plan } from './plan.ts';

const TODAY = '2026-11-25'; // a Wednesday
const dia = (text: string) => midnight(text) as Date;
const item = (tipo: 'evento' | 'curso' | 'promo', extra: Record<string, unknown>) => {
  const doc = parseItem(tipo, { titulo: 'x', refUsuario: { id: 'a', path: 'user/a' }, ...extra });
  if (!doc) throw new Error('unreadable');
  return doc;
};

describe('plan', () => {
  test('nothing asked, nothing checked, all parts', () => {
    expect(plan({ tipo: 'evento' }, TODAY)).toMatchObject({
      parts: ['upcoming', 'sinFecha', 'past'].map((phase) => ({ phase, days: null })),
      passes: null,
      filter: { word: undefined, categoria: undefined },
    });
  });

  test('one word or a category is the index’s affair alone', () => {
    expect(plan({ tipo: 'evento', q: 'Milongas' }, TODAY)).toMatchObject({
      filter: { word: 'milonga' },
      passes: null,
    });
    expect(plan({ tipo: 'curso', categoria: 'Teatro' }, TODAY)).toMatchObject({
      filter: { categoria: 'Teatro' },
      passes: null,
    });
  });

  test('of several words the longest goes to the index, every other is checked', () => {
    const { filter, passes } = plan({ tipo: 'evento', q: 'la milonga día' }, TODAY);
    expect(filter.word).toBe('milonga');
    expect(passes?.(item('evento', { busqueda: ['milonga', 'la', 'dia'] }))).toBe(true);
    expect(passes?.(item('evento', { busqueda: ['milonga', 'la'] }))).toBe(false);
  });

  test('a category beside a word is checked; a promo’s is one more word', () => {
    const { filter, passes } = plan({ tipo: 'evento', q: 'milonga', categoria: 'Musica' }, TODAY);
    expect(filter).toMatchObject({ word: 'milonga', categoria: undefined });
    expect(passes?.(item('evento', { categoria: 'Musica' }))).toBe(true);
    expect(passes?.(item('evento', { categoria: 'Fiestas' }))).toBe(false);
    expect(plan({ tipo: 'promo', categoria: 'Musica' }, TODAY)).toMatchObject({
      filter: { word: 'musica' },
      passes: null,
    });
  });

  test('the weekend of a Wednesday is Friday to Sunday', () => {
    const { parts } = plan({ tipo: 'evento', fecha: 'finde' }, TODAY);
    expect(parts).toEqual([{ phase: 'upcoming', days: ['2026-11-27', '2026-11-29'] }]);
  });

  test('all but the weekend is what comes before and after it, what has no date, and what is over', () => {
    const { parts } = plan({ tipo: 'evento', fecha: 'no-finde' }, TODAY);
    expect(parts).toEqual([
      { phase: 'upcoming', days: ['1970-01-01', '2026-11-26'] },
      { phase: 'upcoming', days: ['2026-11-30', '2200-01-01'] },
      { phase: 'sinFecha', days: null },
      { phase: 'past', days: null },
    ]);
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
  ] as const)('a %s from %s to %s is on at the weekend: %s', (tipo, from, to, present) => {
    const doc = item(tipo, { fechaDesde: from && dia(from), fechaHasta: to && dia(to) });
    expect(plan({ tipo, fecha: 'finde' }, TODAY).passes?.(doc)).toBe(present);
    expect(plan({ tipo, fecha: 'no-finde' }, TODAY).passes?.(doc)).toBe(!present);
  });
});
