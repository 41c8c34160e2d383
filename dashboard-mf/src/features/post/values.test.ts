import { EMPTY_FORM, FORM_SCHEMA } from '@vidriera/domain/item/kinds-schema';
import type { Tipo } from '@vidriera/domain/values/ids';
import { readDocument } from '@vidriera/kit/requests/schemas';
import { describe, expect, it } from 'vitest';
import { valuesOf } from './values.ts';

const base = { titulo: 'Título', descripcion: 'Texto', refUsuario: { id: 'u1', path: 'user/u1' } };
const doc = <T extends Tipo>(tipo: T, fields: object) => readDocument(tipo, 'i1', { ...base, ...fields });

describe('an empty form', () => {
  it.each([
    ['link', ['descripcion', 'enlace', 'titulo']],
    ['evento', ['descripcion', 'titulo']],
    ['curso', ['descripcion', 'titulo']],
    ['promo', ['descripcion', 'titulo']],
  ] as const)('of a %s is refused for what is required, and nothing else', (tipo, missing) => {
    const { error } = FORM_SCHEMA[tipo].safeParse(EMPTY_FORM);
    expect([...new Set(error?.issues.map(({ path }) => path.join('.')))].sort()).toEqual(missing);
  });
});

describe('a stored item', () => {
  const midnight = new Date('2026-11-27T03:00:00Z');

  it('keeps its dates and times', () => {
    const item = doc('evento', {
      categoria: 'Teatro',
      fechaExacta: midnight,
      horaInicio: new Date('1970-01-01T21:05:00Z'),
    });
    const values = valuesOf(item);
    expect(values).toMatchObject({
      tipoFecha: 'exacta',
      fechaExacta: '2026-11-27',
      horaInicio: '21:05',
      horaFin: '',
    });
    expect(FORM_SCHEMA.evento.parse(values)).toMatchObject({
      fechaExacta: midnight,
      fechaPeriodica: null,
      horaInicio: item.horaInicio,
      horaFin: null,
    });
  });

  it("keeps a course's categories, hours and teacher", () => {
    const values = valuesOf(
      doc('curso', {
        categorias: [{ id: 'musica', path: 'categoria/musica' }],
        cantHoras: 8,
        licenciatura: 'Dr.',
        nombreProfe: 'Ana',
      }),
    );
    expect(FORM_SCHEMA.curso.parse(values)).toMatchObject({
      categorias: ['musica'],
      cantHoras: 8,
      licenciatura: 'Dr.',
      nombreProfe: 'Ana',
      linkReserva: null,
    });
  });

  it('gives nulls and zeros for empty optional fields', () => {
    expect(FORM_SCHEMA.promo.parse(valuesOf(doc('promo', {})))).toMatchObject({
      cantCanjeos: 0,
      fechaDesde: null,
      fechaHasta: null,
    });
    expect(FORM_SCHEMA.link.parse(valuesOf(doc('link', { url: 'https://ejemplo.com/' }))).enlace).toBe(
      'https://ejemplo.com/',
    );
  });
});
