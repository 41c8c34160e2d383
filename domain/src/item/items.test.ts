import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbForm, problems, saved } from '../../testing/arbitraries.ts';
import { cursoFormSchema, cursoStoredSchema } from '../curso/schema.ts';
import { linkFormSchema, linkStoredSchema } from '../link/schema.ts';
import { messages } from '../messages/messages.ts';
import { promoFormSchema } from '../promo/schema.ts';
import { DEFAULT_TIPO, TIPOS } from '../values/ids.ts';
import { EMPTY_FORM, FORM_SCHEMA, formOf, STORED_SCHEMA } from './kinds-schema.ts';

const base = { titulo: 'Taller', descripcion: 'Dos tardes' };

it('opens the post form with a link', () => expect(DEFAULT_TIPO).toBe('link'));

it('opens a form with the product’s defaults', () => {
  expect(EMPTY_FORM).toMatchObject({
    tipoFecha: 'sinFecha',
    fechaPeriodica: 'Todos los lunes',
    modalidad: 'Presencial',
    licenciatura: 'Prof.',
    categoria: '',
    categorias: [],
  });
});

it.each(TIPOS)('a %s saved without a change stays the same', (tipo) => {
  fc.assert(
    fc.property(arbForm(tipo), (form) => {
      const written = FORM_SCHEMA[tipo].safeParse(form).data;
      fc.pre(written !== undefined);
      const categorias = form.categorias.map((id) => ({ id, path: `categoria/${id}` }));
      const stored = STORED_SCHEMA[tipo].parse(saved({ ...written, categorias }));
      expect(FORM_SCHEMA[tipo].parse(formOf(tipo, stored as never))).toEqual(written);
    }),
  );
});

describe('curso', () => {
  it('has the product’s defaults', () => {
    expect(cursoFormSchema.parse(base)).toMatchObject({
      licenciatura: 'Prof.',
      cantHoras: 0,
      categorias: [],
    });
    expect(cursoStoredSchema.parse(saved({ titulo: 'x', licenciatura: 'Rey' })).licenciatura).toBe('Prof.');
  });
  it.each([
    [{ fechaDesde: '2026-12-02', fechaHasta: '2026-12-01' }, messages.post.fechasReversed],
    [{ cantHoras: '10001' }, 'Escribí un número entero entre 0 y 10.000.'],
    [{ cantHoras: 'muchas' }, 'Escribí un número entero entre 0 y 10.000.'],
  ])('refuses %j', (change, message) =>
    expect(problems(cursoFormSchema, { ...base, ...change })).toEqual([message]),
  );
  it('may begin and end on one day', () => {
    expect(
      problems(cursoFormSchema, { ...base, fechaDesde: '2026-12-01', fechaHasta: '2026-12-01' }),
    ).toEqual([]);
  });
});

describe('promo', () => {
  it('does not end before it begins', () => {
    const reversed = { ...base, fechaDesde: '2026-12-02', fechaHasta: '2026-12-01' };
    expect(problems(promoFormSchema, reversed)).toEqual([messages.post.fechasReversed]);
  });
});

describe('link', () => {
  it('reads url where enlace is missing', () => {
    expect(linkStoredSchema.parse(saved({ titulo: 'x', url: 'https://a.com' })).enlace).toBe('https://a.com');
  });
  it.each([
    ['', 'Escribí la dirección del link.'],
    ['javascript:alert(1)', 'Esa dirección no parece válida. Probá con algo como https://ejemplo.com'],
    [`https://a.com/${'x'.repeat(2048)}`, 'La dirección es demasiado larga.'],
  ])('refuses %j', (enlace, message) =>
    expect(problems(linkFormSchema, { ...base, enlace })).toEqual([message]),
  );
});

describe('the moments of publishing', () => {
  const link = { ...EMPTY_FORM, titulo: 'Entradas', descripcion: 'Acá.', enlace: 'https://ejemplo.com/' };
  const of = (form: object) => linkFormSchema.safeParse({ ...link, ...form });
  it('are Buenos Aires minutes', () =>
    expect(of({ publicarDesde: '2026-11-28T21:00', publicarHasta: '2026-11-29T00:30' }).data).toMatchObject({
      publicarDesde: new Date('2026-11-29T00:00:00Z'),
      publicarHasta: new Date('2026-11-29T03:30:00Z'),
    }));
  it.each([
    [{ publicarDesde: '2026-11-28T21:00', publicarHasta: '2026-11-28T21:00' }, messages.post.momentsReversed],
    [{ publicarDesde: '2026-11-28T21:00', publicarHasta: '2026-11-27T21:00' }, messages.post.momentsReversed],
    [{ publicarDesde: '2026-02-30T21:00' }, messages.fields.noSuchMoment],
    [{ publicarHasta: '2026-02-03T24:00' }, messages.fields.noSuchMoment],
    [{ publicarHasta: '2026-02-03' }, messages.fields.noSuchMoment],
    [{ publicarHasta: '2200-01-01T00:00' }, messages.fields.noSuchMoment],
  ])('refuses %j', (form, problem) =>
    expect(problems(linkFormSchema, { ...link, ...form })).toEqual([problem]),
  );
});
