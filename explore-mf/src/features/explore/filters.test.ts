import { LIMITS } from '@vidriera/domain/values/limits';
import { describe, expect, it } from 'vitest';
import { addressOf, filterFormOf, filterParts, filtersOf, MAX_PAGES, pagesOf, resultsOf } from './filters.ts';

const of = (query: string) => new URLSearchParams(query);
const NOTHING = { q: '' };
const day = { desde: '2026-11-27', hasta: '2026-11-27' };

describe('filtersOf', () => {
  it.each([
    ['', NOTHING],
    ['q=%20jazz%20', { ...NOTHING, q: 'jazz' }],
    ['categoria=Musica&fecha=finde', { ...NOTHING, categoria: 'Musica', fecha: 'finde' }],
    ['categoria=musica&fecha=nunca&precio=caro&modalidad=Hibrida&tipo=evento', NOTHING],
    ['precio=gorra&modalidad=Virtual', { ...NOTHING, precio: 'gorra', modalidad: 'Virtual' }],
    ['fecha=sin-fecha', { ...NOTHING, fecha: 'sin-fecha' }],
    ['desde=2026-11-27', { ...NOTHING, ...day }],
    ['desde=2026-11-27&hasta=2026-12-27', { ...NOTHING, desde: '2026-11-27', hasta: '2026-12-27' }],
    ['desde=2026-11-27&fecha=hoy', { ...NOTHING, ...day }],
    // A last day that is none, comes before the first, or more than 31 days on is left out.
    ['desde=2026-11-27&hasta=2026-02-30', { ...NOTHING, ...day }],
    ['desde=2026-11-27&hasta=2026-11-26', { ...NOTHING, ...day }],
    ['desde=2026-11-27&hasta=2026-12-28', { ...NOTHING, ...day }],
    ['desde=2026-02-30&fecha=hoy', { ...NOTHING, fecha: 'hoy' }],
    ['hasta=2026-11-27', NOTHING],
  ])('reads %j', (query, filters) => expect(filtersOf(of(query))).toEqual(filters));

  it('cuts a search that is too long', () => {
    expect(filtersOf(of(`q=${'a'.repeat(500)}`)).q).toHaveLength(LIMITS.busqueda);
  });
});

describe('a place', () => {
  it.each([
    ['/explore/en/rosario', 'rosario'],
    ['/Explore/EN/San-Telmo/', 'san-telmo'],
    ['/explore', undefined],
    ['/explore/evento/en', undefined],
  ])('of %s is %s', (path, en) => expect(filtersOf(of(''), path).en).toBe(en));

  it('is kept by the filter form', () => {
    expect(filterFormOf({})).toBe('/explore/filtrar');
    expect(filterFormOf({ en: 'rosario', q: 'a & b' })).toBe('/explore/filtrar?en=rosario&q=a+%26+b');
  });

  it('is kept in the path', () => {
    expect(addressOf({ en: 'rosario' })).toBe('/explore/en/rosario');
    expect(addressOf({ en: 'rosario', categoria: 'Musica' })).toBe('/explore/en/rosario?categoria=Musica');
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
  ])('reads ?eventos=%s as %i pages', (text, count) => {
    expect(pagesOf(of(`eventos=${text}`))).toEqual({ evento: count, promo: 1, curso: 1 });
  });

  it('reads what addressOf writes', () => {
    const pages = { evento: 2, promo: 1, curso: 12 };
    const [, query = ''] = addressOf({ q: 'jazz & más' }, pages).split('?');
    expect(pagesOf(of(query))).toEqual(pages);
    expect(filtersOf(of(query)).q).toBe('jazz & más');
  });
});

describe('addressOf', () => {
  it.each([
    ['/explore', {}],
    ['/explore?fecha=manana&precio=gratis', { fecha: 'manana', precio: 'gratis' }],
    ['/explore?desde=2026-11-27', day],
    ['/explore?desde=2026-11-27&hasta=2026-11-29', { ...day, hasta: '2026-11-29' }],
  ] as const)('writes %s, which is read the same', (address, filters) => {
    expect(addressOf(filters)).toBe(address);
    expect(filtersOf(new URL(address, 'http://x').searchParams)).toEqual({ q: '', ...filters });
  });
});

const NOW = '2026-11-21T12:00';

it('after midnight names tonight and the day that has begun', () => {
  const text = (fecha: 'hoy' | 'manana') => filterParts({ q: '', fecha }, '2026-11-22T01:00')[0]?.text;
  expect([text('hoy'), text('manana')]).toEqual(['esta noche', 'hoy']);
});

it.each([
  [{ q: '', categoria: 'Musica', fecha: 'hoy' }, 'Música, hoy'],
  [{ q: 'jazz', fecha: 'finde', precio: 'gratis' }, '«jazz», finde, gratis'],
  [{ q: '', fecha: 'manana' }, 'mañana'],
  [{ q: '', dia: 'sabado' }, 'cursos los sábados'],
  [{ q: '', desde: '2025-11-27', hasta: '2025-11-27' }, 'jue 27 nov 2025'],
  [{ q: 'una palabra y muchas otras detrás', precio: 'gratis' }, '«una palabra y muchas otr…», gratis'],
] as const)('says of %j in words: %s', (filters, words) => {
  expect(
    filterParts(filters, NOW)
      .map(({ text }) => text)
      .join(', '),
  ).toBe(words);
});

it('each part’s way out leaves the others', () => {
  const filters = {
    q: 'jazz',
    literal: '1',
    categoria: 'Musica',
    desde: '2026-11-27',
    hasta: '2026-11-28',
  } as const;
  expect(filterParts(filters as never, NOW).map(({ rest }) => addressOf(rest))).toEqual([
    '/explore?categoria=Musica&desde=2026-11-27&hasta=2026-11-28',
    '/explore?q=jazz&literal=1&desde=2026-11-27&hasta=2026-11-28',
    '/explore?q=jazz&literal=1&categoria=Musica',
  ]);
});

describe('resultsOf', () => {
  const all = (evento: number, promo = 0, curso = 0, whole = true) =>
    Object.entries({ evento, promo, curso }).map(
      ([tipo, count]) => [tipo as 'evento', { count, whole }] as const,
    );
  it.each([
    [{ q: 'jazz' }, all(12), '12 eventos para «jazz»'],
    [
      { q: 'jazz', categoria: 'Musica', fecha: 'finde' },
      all(1, 2, 30),
      '1 evento · 2 promos · 30 cursos para «jazz» en Música, este fin de semana',
    ],
    [{ q: '', categoria: 'Teatro' }, all(24, 0, 0, false), '24 o más eventos en Teatro'],
    [{ q: '', categoria: 'Teatro', precio: 'gratis' }, all(0, 0, 1), '1 curso en Teatro, gratis'],
    [{ q: '', fecha: 'hoy' }, all(1, 1, 0, false), '1 o más eventos · 1 o más promos hoy'],
    [{ q: '', precio: 'gratis', ...day }, all(3), '3 eventos vie 27, gratis'],
    [
      { q: '', desde: '2026-11-27', hasta: '2026-12-02', modalidad: 'Virtual' },
      all(0, 2),
      '2 promos 27 nov al 2 dic, virtual',
    ],
    [{ q: '', dia: 'martes' }, all(0, 0, 3), '3 cursos los martes'],
    [{ q: '', dia: 'martes' }, all(0), 'Sin resultados cursos los martes'],
    [{ q: '%' }, all(0), 'Sin resultados para «%»'],
    [{ q: 'jazz' }, all(0, 0, 0, false), 'Resultados para «jazz»'],
  ] as const)('says of %j and %j: %s', (filters, counts, words) => {
    const { amount, of } = resultsOf(filters, counts, NOW);
    expect(amount + of).toBe(words);
  });
});
