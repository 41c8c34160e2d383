import type { Tipo } from 'domain/ids';
import { leerDocumento } from 'kit/datos/esquemas';
import { describe, expect, it } from 'vitest';
import { ESQUEMA_DATOS, VALORES_INICIALES, valoresDe } from './valores.ts';

const base = { titulo: 'Título', descripcion: 'Texto', refUsuario: { id: 'u1', path: 'user/u1' } };
const doc = <T extends Tipo>(tipo: T, campos: object) => leerDocumento(tipo, 'i1', { ...base, ...campos });

describe('an empty form', () => {
  it("has the specification's defaults", () => {
    expect(VALORES_INICIALES).toMatchObject({
      tipoFecha: 'sinFecha',
      fechaPeriodica: 'Todos los lunes',
      modalidad: 'Presencial',
      licenciatura: 'Prof.',
    });
  });

  it.each([
    ['link', ['descripcion', 'enlace', 'titulo']],
    ['evento', ['categoria', 'descripcion', 'titulo']],
    ['curso', ['descripcion', 'titulo']],
    ['promo', ['descripcion', 'titulo']],
  ] as const)('of a %s is refused for what is required, and nothing else', (tipo, faltan) => {
    const { error } = ESQUEMA_DATOS[tipo].safeParse(VALORES_INICIALES);
    expect([...new Set(error?.issues.map(({ path }) => path.join('.')))].sort()).toEqual(faltan);
  });
});

describe('a stored item', () => {
  const medianoche = new Date('2026-11-27T03:00:00Z');

  it('keeps its dates and times through its form', () => {
    const item = doc('evento', {
      categoria: 'Teatro',
      fechaExacta: medianoche,
      horaInicio: new Date('1970-01-01T21:05:00Z'),
    });
    const valores = valoresDe(item);
    expect(valores).toMatchObject({
      tipoFecha: 'exacta',
      fechaExacta: '2026-11-27',
      horaInicio: '21:05',
      horaFin: '',
    });
    expect(ESQUEMA_DATOS.evento.parse(valores)).toMatchObject({
      fechaExacta: medianoche,
      fechaPeriodica: null,
      horaInicio: item.horaInicio,
      horaFin: null,
    });
  });

  it("keeps a course's categories, hours and teacher", () => {
    const valores = valoresDe(
      doc('curso', {
        categorias: [{ id: 'musica', path: 'categoria/musica' }],
        cantHoras: 8,
        licenciatura: 'Dr.',
        nombreProfe: 'Ana',
      }),
    );
    expect(ESQUEMA_DATOS.curso.parse(valores)).toMatchObject({
      categorias: ['musica'],
      cantHoras: 8,
      licenciatura: 'Dr.',
      nombreProfe: 'Ana',
      linkReserva: null,
    });
  });

  it('with nothing in its optional fields gives nulls and zeros', () => {
    expect(ESQUEMA_DATOS.promo.parse(valoresDe(doc('promo', {})))).toMatchObject({
      cantCanjeos: 0,
      fechaDesde: null,
      fechaHasta: null,
    });
    expect(ESQUEMA_DATOS.link.parse(valoresDe(doc('link', { url: 'https://ejemplo.com/' }))).enlace).toBe(
      'https://ejemplo.com/',
    );
  });
});
