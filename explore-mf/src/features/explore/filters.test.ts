import { LIMITS } from 'domain/values/limits';
import { describe, expect, it } from 'vitest';
import { addressOf, filtersOf, MAX_PAGES, pagesOf } from './filters.ts';

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
