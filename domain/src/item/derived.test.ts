import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { midnight } from '../values/fecha.ts';
import { LIMITS } from '../values/limits.ts';
import { derive, searchTokens } from './derived.ts';
import { chunks, searchWords } from './search.ts';

const dia = (text: string | null) => midnight(text);
const now = new Date('2026-11-25T15:00:00Z'); // a Wednesday
const context = { visible: true, now, author: { username: 'lacatedral', nombre: 'La Catedral' } };
const evento = {
  titulo: 'Milonga del Día',
  descripcion: 'Orquesta en vivo y empanadas caseras.',
  direccion: 'Sarmiento 4006, Almagro',
  categoria: 'Musica' as const,
  fechaExacta: dia('2026-11-27'),
  fechaPeriodica: null,
  fechaDesde: null,
};
const finds = (tokens: string[], query: string) => searchWords(query).every((word) => tokens.includes(word));

describe('tokens', () => {
  const { busqueda } = derive('evento', evento, context);
  it.each([
    'milonga del dia',
    'MILONGAS día',
    'mil',
    'almagro',
    'catedral',
    'lacat',
    'música',
    'empanada',
    '4006',
  ])('find by %s', (query) => expect(finds(busqueda, query)).toBe(true));
  it.each(['milonga rosario', 'longa', 'empan'])('do not find by %s', (query) =>
    expect(finds(busqueda, query)).toBe(false),
  );

  it('find every word of a title by each of its beginnings while they fit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 24 }), fc.nat(), (titulo, cut) => {
        const tokens = searchTokens([titulo]);
        for (const word of chunks(titulo)) {
          const letters = [...word];
          const start = letters.slice(0, Math.max(2, cut % (letters.length + 1))).join('');
          expect(finds(tokens, start)).toBe(true);
        }
      }),
    );
  });
  it('are bounded and distinct whatever the text, whole words first', () => {
    const length = Array.from({ length: 400 }, (_, i) => `palabra${i}x`).join(' ');
    const tokens = searchTokens([length], [length]);
    expect(tokens).toHaveLength(LIMITS.searchTokens);
    expect(new Set(tokens).size).toBe(tokens.length);
    expect(searchTokens(['milonga feliz']).slice(0, 2)).toEqual(['milonga', 'feliz']);
  });
});

describe('proximaFecha', () => {
  const of = (change: Partial<typeof evento> & { fechaPeriodica?: never }) =>
    derive('evento', { ...evento, ...change }, context).proximaFecha;
  it('of an event is its exact date, past ones included', () => {
    expect(of({})).toEqual(dia('2026-11-27'));
    expect(of({ fechaExacta: dia('2026-11-01') })).toEqual(dia('2026-11-01'));
    expect(of({ fechaExacta: null })).toBeNull();
  });
  it('of a weekly event is the next day it falls on, today included', () => {
    const weekly = (fechaPeriodica: 'Todos los miércoles' | 'Todos los martes') =>
      derive('evento', { ...evento, fechaExacta: null, fechaPeriodica }, context).proximaFecha;
    expect(weekly('Todos los miércoles')).toEqual(dia('2026-11-25'));
    expect(weekly('Todos los martes')).toEqual(dia('2026-12-01'));
  });

  const range = (from: string | null, to: string | null) => ({
    fechaDesde: dia(from),
    fechaHasta: dia(to),
  });
  it.each([
    ['2026-11-25', '2026-12-20', '2026-11-25', '2026-11-25'],
    ['2026-11-24', '2026-12-20', '2026-12-20', '2026-12-20'],
    ['2026-12-05', null, '2026-12-05', '2026-12-05'],
    ['2026-11-24', null, '2026-11-24', null],
    [null, '2026-12-20', '2026-12-20', '2026-12-20'],
    [null, null, null, null],
  ])('of %s to %s is %s for a course, %s for a promo', (from, to, ofCurso, ofPromo) => {
    const { titulo, descripcion, direccion } = evento;
    const curso = {
      titulo,
      descripcion,
      direccion,
      tituloCategoria: null,
      nombreProfe: '',
      ...range(from, to),
    };
    const promo = { titulo, descripcion, ...range(from, to) };
    expect(derive('curso', curso, context).proximaFecha).toEqual(dia(ofCurso));
    expect(derive('promo', promo, context).proximaFecha).toEqual(dia(ofPromo));
  });
});

it('is visible only while the owner is a creador', () => {
  expect(derive('evento', evento, context).visible).toBe(true);
  expect(derive('evento', evento, { ...context, visible: false }).visible).toBe(false);
});
