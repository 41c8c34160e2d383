import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbDia, arbHora, arbText, problems, saved } from '../../testing/arbitraries.ts';
import { CATEGORIAS, categoriaId } from '../categoria/categoria.ts';
import { cursoToForm, EMPTY_CURSO, LICENCIATURAS } from '../curso/curso.ts';
import { cursoDataSchema, cursoDocSchema } from '../curso/schema.ts';
import { linkToForm } from '../link/link.ts';
import { linkDataSchema, linkDocSchema } from '../link/schema.ts';
import { messages } from '../messages/messages.ts';
import { promoToForm } from '../promo/promo.ts';
import { promoDataSchema, promoDocSchema } from '../promo/schema.ts';
import { DEFAULT_TIPO } from '../values/ids.ts';
import { LIMITS } from '../values/limits.ts';
import { MODALIDADES } from './item.ts';

const dia = fc.oneof(arbDia, fc.constant(''));
const days = fc.tuple(dia, dia).map(([a, b]) => (a && b && b < a ? ([b, a] as const) : ([a, b] as const)));
const common = { titulo: arbText(LIMITS.titulo), descripcion: arbText(LIMITS.titulo) };
const base = { titulo: 'Taller', descripcion: 'Dos tardes' };

it('opens the post form with a link', () => expect(DEFAULT_TIPO).toBe('link'));

describe('curso', () => {
  const form = fc
    .record({
      ...common,
      cantHoras: fc.oneof(fc.nat(LIMITS.cantHoras).map(String), fc.constant('')),
      categorias: fc.uniqueArray(fc.constantFrom(...CATEGORIAS.map(categoriaId)), { maxLength: 5 }),
      direccion: fc.constantFrom('', 'Achával Rodríguez 312'),
      modalidad: fc.constantFrom(...MODALIDADES),
      nombreProfe: fc.constantFrom('', 'Ana Ruiz'),
      licenciatura: fc.constantFrom(...LICENCIATURAS),
      horaInicio: fc.oneof(arbHora, fc.constant('')),
      horaFin: fc.oneof(arbHora, fc.constant('')),
      linkReserva: fc.constantFrom('', 'https://ejemplo.com/'),
      fechas: days,
    })
    .map(({ fechas: [fechaDesde, fechaHasta], ...rest }) => ({ ...rest, fechaDesde, fechaHasta }));

  it('edited and saved without a change stays the same', () => {
    fc.assert(
      fc.property(form, (values) => {
        const data = cursoDataSchema.parse(values);
        const categorias = data.categorias.map((id) => ({ id, path: `categoria/${id}` }));
        const doc = cursoDocSchema.parse(saved({ ...data, categorias }));
        expect(cursoDataSchema.parse(cursoToForm(doc))).toEqual(data);
      }),
    );
  });
  it('has the product’s defaults', () => {
    expect(cursoDataSchema.parse(base)).toMatchObject({
      licenciatura: 'Prof.',
      cantHoras: 0,
      categorias: [],
    });
    expect(EMPTY_CURSO.licenciatura).toBe('Prof.');
    expect(cursoDocSchema.parse(saved({ titulo: 'x', licenciatura: 'Rey' })).licenciatura).toBe('Prof.');
  });
  it.each([
    [{ fechaDesde: '2026-12-02', fechaHasta: '2026-12-01' }, messages.post.fechasReversed],
    [{ cantHoras: '10001' }, 'Escribí un número entero entre 0 y 10.000.'],
    [{ cantHoras: 'muchas' }, 'Escribí un número entero entre 0 y 10.000.'],
  ])('refuses %j', (change, message) =>
    expect(problems(cursoDataSchema, { ...base, ...change })).toEqual([message]),
  );
  it('may begin and end on one day', () => {
    expect(
      problems(cursoDataSchema, { ...base, fechaDesde: '2026-12-01', fechaHasta: '2026-12-01' }),
    ).toEqual([]);
  });
});

describe('promo', () => {
  const form = fc
    .record({ ...common, cantCanjeos: fc.oneof(fc.nat(1000).map(String), fc.constant('')), fechas: days })
    .map(({ fechas: [fechaDesde, fechaHasta], ...rest }) => ({ ...rest, fechaDesde, fechaHasta }));
  it('edited and saved without a change stays the same', () => {
    fc.assert(
      fc.property(form, (values) => {
        const data = promoDataSchema.parse(values);
        expect(promoDataSchema.parse(promoToForm(promoDocSchema.parse(saved(data))))).toEqual(data);
      }),
    );
  });
  it('does not end before it begins', () => {
    const reversed = { ...base, fechaDesde: '2026-12-02', fechaHasta: '2026-12-01' };
    expect(problems(promoDataSchema, reversed)).toEqual([messages.post.fechasReversed]);
  });
});

describe('link', () => {
  it('edited and saved without a change stays the same', () => {
    fc.assert(
      fc.property(fc.record({ ...common, enlace: fc.webUrl() }), (values) => {
        const read = linkDataSchema.safeParse(values);
        if (!read.success) return; // an address without a dot in its host
        expect(linkDataSchema.parse(linkToForm(linkDocSchema.parse(saved(read.data))))).toEqual(read.data);
      }),
    );
  });
  it('reads url where enlace is missing', () => {
    expect(linkDocSchema.parse(saved({ titulo: 'x', url: 'https://a.com' })).enlace).toBe('https://a.com');
  });
  it.each([
    ['', 'Escribí la dirección del link.'],
    ['javascript:alert(1)', 'Esa dirección no parece válida. Probá con algo como https://ejemplo.com'],
    [`https://a.com/${'x'.repeat(2048)}`, 'La dirección es demasiado larga.'],
  ])('refuses %j', (enlace, message) =>
    expect(problems(linkDataSchema, { ...base, enlace })).toEqual([message]),
  );
});
