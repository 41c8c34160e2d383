import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbDia, arbHora, arbTexto, guardado, problemas } from '../testing/arbitrarios.ts';
import { CATEGORIAS, categoriaId } from './categoria.ts';
import { CURSO_VACIO, cursoAFormulario, LICENCIATURAS } from './curso.ts';
import { cursoDatosSchema, cursoDocSchema } from './curso-schema.ts';
import { TIPO_POR_DEFECTO } from './ids.ts';
import { MODALIDADES } from './item.ts';
import { LIMITES } from './limits.ts';
import { linkAFormulario } from './link.ts';
import { linkDatosSchema, linkDocSchema } from './link-schema.ts';
import { mensajes } from './messages.ts';
import { promoAFormulario } from './promo.ts';
import { promoDatosSchema, promoDocSchema } from './promo-schema.ts';

const dia = fc.oneof(arbDia, fc.constant(''));
const dias = fc.tuple(dia, dia).map(([a, b]) => (a && b && b < a ? ([b, a] as const) : ([a, b] as const)));
const comun = { titulo: arbTexto(LIMITES.titulo), descripcion: arbTexto(LIMITES.titulo) };
const base = { titulo: 'Taller', descripcion: 'Dos tardes' };

it('opens the post form with a link', () => expect(TIPO_POR_DEFECTO).toBe('link'));

describe('curso', () => {
  const formulario = fc
    .record({
      ...comun,
      cantHoras: fc.oneof(fc.nat(LIMITES.cantHoras).map(String), fc.constant('')),
      categorias: fc.uniqueArray(fc.constantFrom(...CATEGORIAS.map(categoriaId)), { maxLength: 5 }),
      direccion: fc.constantFrom('', 'Achával Rodríguez 312'),
      modalidad: fc.constantFrom(...MODALIDADES),
      nombreProfe: fc.constantFrom('', 'Ana Ruiz'),
      licenciatura: fc.constantFrom(...LICENCIATURAS),
      horaInicio: fc.oneof(arbHora, fc.constant('')),
      horaFin: fc.oneof(arbHora, fc.constant('')),
      linkReserva: fc.constantFrom('', 'https://ejemplo.com/'),
      fechas: dias,
    })
    .map(({ fechas: [fechaDesde, fechaHasta], ...resto }) => ({ ...resto, fechaDesde, fechaHasta }));

  it('edited and saved without a change stays the same', () => {
    fc.assert(
      fc.property(formulario, (valores) => {
        const datos = cursoDatosSchema.parse(valores);
        const categorias = datos.categorias.map((id) => ({ id, path: `categoria/${id}` }));
        const doc = cursoDocSchema.parse(guardado({ ...datos, categorias }));
        expect(cursoDatosSchema.parse(cursoAFormulario(doc))).toEqual(datos);
      }),
    );
  });
  it('has the product’s defaults', () => {
    expect(cursoDatosSchema.parse(base)).toMatchObject({
      licenciatura: 'Prof.',
      cantHoras: 0,
      categorias: [],
    });
    expect(CURSO_VACIO.licenciatura).toBe('Prof.');
    expect(cursoDocSchema.parse(guardado({ titulo: 'x', licenciatura: 'Rey' })).licenciatura).toBe('Prof.');
  });
  it.each([
    [{ fechaDesde: '2026-12-02', fechaHasta: '2026-12-01' }, mensajes.post.fechasAlReves],
    [{ cantHoras: '10001' }, 'Escribí un número entero entre 0 y 10.000.'],
    [{ cantHoras: 'muchas' }, 'Escribí un número entero entre 0 y 10.000.'],
  ])('refuses %j', (cambio, mensaje) =>
    expect(problemas(cursoDatosSchema, { ...base, ...cambio })).toEqual([mensaje]),
  );
  it('may begin and end on one day', () => {
    expect(
      problemas(cursoDatosSchema, { ...base, fechaDesde: '2026-12-01', fechaHasta: '2026-12-01' }),
    ).toEqual([]);
  });
});

describe('promo', () => {
  const formulario = fc
    .record({ ...comun, cantCanjeos: fc.oneof(fc.nat(1000).map(String), fc.constant('')), fechas: dias })
    .map(({ fechas: [fechaDesde, fechaHasta], ...resto }) => ({ ...resto, fechaDesde, fechaHasta }));
  it('edited and saved without a change stays the same', () => {
    fc.assert(
      fc.property(formulario, (valores) => {
        const datos = promoDatosSchema.parse(valores);
        expect(promoDatosSchema.parse(promoAFormulario(promoDocSchema.parse(guardado(datos))))).toEqual(
          datos,
        );
      }),
    );
  });
  it('does not end before it begins', () => {
    const alReves = { ...base, fechaDesde: '2026-12-02', fechaHasta: '2026-12-01' };
    expect(problemas(promoDatosSchema, alReves)).toEqual([mensajes.post.fechasAlReves]);
  });
});

describe('link', () => {
  it('edited and saved without a change stays the same', () => {
    fc.assert(
      fc.property(fc.record({ ...comun, enlace: fc.webUrl() }), (valores) => {
        const leido = linkDatosSchema.safeParse(valores);
        if (!leido.success) return; // an address without a dot in its host
        expect(linkDatosSchema.parse(linkAFormulario(linkDocSchema.parse(guardado(leido.data))))).toEqual(
          leido.data,
        );
      }),
    );
  });
  it('reads url where enlace is missing', () => {
    expect(linkDocSchema.parse(guardado({ titulo: 'x', url: 'https://a.com' })).enlace).toBe('https://a.com');
  });
  it.each([
    ['', 'Escribí la dirección del link.'],
    ['javascript:alert(1)', 'Esa dirección no parece válida. Probá con algo como https://ejemplo.com'],
    [`https://a.com/${'x'.repeat(2048)}`, 'La dirección es demasiado larga.'],
  ])('refuses %j', (enlace, mensaje) =>
    expect(problemas(linkDatosSchema, { ...base, enlace })).toEqual([mensaje]),
  );
});
