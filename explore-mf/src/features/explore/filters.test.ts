import { LIMITS } from 'domain/values/limits';
import { describe, expect, it } from 'vitest';
import { addressOf, filtersOf, MAX_PAGES, pagesOf, resultsOf } from './filters.ts';

const of = (query: string) => new URLSearchParams(query);
const NOTHING = { q: '', categoria: undefined, fecha: undefined };

describe('filtersOf', () => {
  it.each([
    ['', NOTHING],
    ['q=%20jazz%20', { ...NOTHING, q: 'jazz' }],
    ['categoria=Musica&fecha=finde', { ...NOTHING, categoria: 'Musica', fecha: 'finde' }],
    ['categoria=musica&fecha=nunca&tipo=evento', NOTHING],
  ])('reads %j', (query, filters) => expect(filtersOf(of(query))).toStrictEqual(filters));

  it('cuts a search that is too long', () => {
    expect(filtersOf(of(`q=${'a'.repeat(500)}`)).q).toHaveLength(LIMITS.busqueda);
  });
});

describe('pagesOf', () => {
  it.each([
    ['', 1],
    ['2', 2],
    [String(MAX_PAGES), MAX_PAGES],
    [String(MAX_PAGES + 1), 1],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['dos', 1],
  ])('takes ?eventos=%s as %i pages', (text, count) => {
    expect(pagesOf(of(`eventos=${text}`))).toEqual({ evento: count, promo: 1, curso: 1 });
  });

  it('reads what direccionDe writes', () => {
    const pages = { evento: 2, promo: 1, curso: 12 };
    const [, query = ''] = addressOf({ q: 'jazz & más' }, pages).split('?');
    expect(pagesOf(of(query))).toEqual(pages);
    expect(filtersOf(of(query)).q).toBe('jazz & más');
  });
});

describe('resultsOf', () => {
  it.each([
    [{ q: 'jazz' }, 12, true, '12 resultados para «jazz»'],
    [
      { q: 'jazz', categoria: 'Musica', fecha: 'finde' },
      1,
      true,
      '1 resultado para «jazz» en Música este fin de semana',
    ],
    [{ q: '', categoria: 'Teatro' }, 24, false, '24 o más resultados en Teatro'],
    [{ q: '', fecha: 'hoy' }, 1, false, '1 o más resultados hoy'],
    [{ q: '%' }, 0, true, 'Sin resultados para «%»'],
    [{ q: 'jazz' }, 0, false, 'Resultados para «jazz»'],
  ] as const)('says of %j, %i and whole %s: %s', (filters, count, whole, words) => {
    expect(resultsOf(filters, count, whole)).toBe(words);
  });
});
