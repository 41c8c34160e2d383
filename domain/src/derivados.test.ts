import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { palabrasBuscadas, trozos } from './busqueda.ts';
import { derivar, tokensBusqueda } from './derivados.ts';
import { medianoche } from './fecha.ts';
import { LIMITES } from './limits.ts';

const dia = (texto: string | null) => medianoche(texto);
const now = new Date('2026-11-25T15:00:00Z'); // a Wednesday
const contexto = { rolCreador: true, now, autor: { username: 'lacatedral', nombre: 'La Catedral' } };
const evento = {
  titulo: 'Milonga del Día',
  descripcion: 'Orquesta en vivo y empanadas caseras.',
  direccion: 'Sarmiento 4006, Almagro',
  categoria: 'Musica' as const,
  fechaExacta: dia('2026-11-27'),
  fechaPeriodica: null,
  fechaDesde: null,
};
const encuentra = (tokens: string[], consulta: string) =>
  palabrasBuscadas(consulta).every((palabra) => tokens.includes(palabra));

describe('tokens', () => {
  const { busqueda } = derivar('evento', evento, contexto);
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
  ])('find by %s', (consulta) => expect(encuentra(busqueda, consulta)).toBe(true));
  it.each(['milonga rosario', 'longa', 'empan'])('do not find by %s', (consulta) =>
    expect(encuentra(busqueda, consulta)).toBe(false),
  );

  it('find every word of a title by each of its beginnings while they fit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 24 }), fc.nat(), (titulo, corte) => {
        const tokens = tokensBusqueda([titulo]);
        for (const palabra of trozos(titulo)) {
          const letras = [...palabra];
          const inicio = letras.slice(0, Math.max(2, corte % (letras.length + 1))).join('');
          expect(encuentra(tokens, inicio)).toBe(true);
        }
      }),
    );
  });
  it('are bounded and distinct whatever the text, whole words first', () => {
    const largo = Array.from({ length: 400 }, (_, i) => `palabra${i}x`).join(' ');
    const tokens = tokensBusqueda([largo], [largo]);
    expect(tokens).toHaveLength(LIMITES.tokensBusqueda);
    expect(new Set(tokens).size).toBe(tokens.length);
    expect(tokensBusqueda(['milonga feliz']).slice(0, 2)).toEqual(['milonga', 'feliz']);
  });
});

describe('proximaFecha', () => {
  const de = (cambio: Partial<typeof evento> & { fechaPeriodica?: never }) =>
    derivar('evento', { ...evento, ...cambio }, contexto).proximaFecha;
  it('of an event is its exact date, past ones included', () => {
    expect(de({})).toEqual(dia('2026-11-27'));
    expect(de({ fechaExacta: dia('2026-11-01') })).toEqual(dia('2026-11-01'));
    expect(de({ fechaExacta: null })).toBeNull();
  });
  it('of a weekly event is the next day it falls on, today included', () => {
    const semanal = (fechaPeriodica: 'Todos los miércoles' | 'Todos los martes') =>
      derivar('evento', { ...evento, fechaExacta: null, fechaPeriodica }, contexto).proximaFecha;
    expect(semanal('Todos los miércoles')).toEqual(dia('2026-11-25'));
    expect(semanal('Todos los martes')).toEqual(dia('2026-12-01'));
  });

  const rango = (desde: string | null, hasta: string | null) => ({
    fechaDesde: dia(desde),
    fechaHasta: dia(hasta),
  });
  it.each([
    ['2026-11-25', '2026-12-20', '2026-11-25', '2026-11-25'],
    ['2026-11-24', '2026-12-20', '2026-12-20', '2026-12-20'],
    ['2026-12-05', null, '2026-12-05', '2026-12-05'],
    ['2026-11-24', null, '2026-11-24', null],
    [null, '2026-12-20', '2026-12-20', '2026-12-20'],
    [null, null, null, null],
  ])('of %s to %s is %s for a course, %s for a promo', (desde, hasta, delCurso, dePromo) => {
    const { titulo, descripcion, direccion } = evento;
    const curso = {
      titulo,
      descripcion,
      direccion,
      tituloCategoria: null,
      nombreProfe: '',
      ...rango(desde, hasta),
    };
    const promo = { titulo, descripcion, ...rango(desde, hasta) };
    expect(derivar('curso', curso, contexto).proximaFecha).toEqual(dia(delCurso));
    expect(derivar('promo', promo, contexto).proximaFecha).toEqual(dia(dePromo));
  });
});

it('is visible only while the owner is a creador', () => {
  expect(derivar('evento', evento, contexto).visible).toBe(true);
  expect(derivar('evento', evento, { ...contexto, rolCreador: false }).visible).toBe(false);
});
