import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbDia, arbHora, arbTexto, guardado, problemas } from '../testing/arbitrarios.ts';
import { CATEGORIAS } from './categoria.ts';
import { EVENTO_VACIO, eventoAFormulario, tipoFechaDe } from './evento.ts';
import { eventoDatosSchema, eventoDocSchema } from './evento-schema.ts';
import { MODALIDADES } from './item.ts';
import { LIMITES } from './limits.ts';
import { mensajes } from './messages.ts';
import { RECURRENCIAS } from './recurrencia.ts';

const base = { titulo: 'Milonga', descripcion: 'Con orquesta', categoria: 'Musica' as const };
const formulario = fc.record({
  titulo: arbTexto(LIMITES.titulo),
  descripcion: arbTexto(LIMITES.titulo),
  descripcionReserva: fc.constantFrom('', 'Con seña'),
  direccion: fc.constantFrom('', 'Defensa 1344'),
  categoria: fc.constantFrom(...CATEGORIAS),
  tipoFecha: fc.constantFrom('sinFecha' as const, 'exacta' as const, 'periodica' as const),
  fechaExacta: arbDia,
  fechaPeriodica: fc.constantFrom(...RECURRENCIAS),
  fechaDesde: fc.oneof(arbDia, fc.constant('')),
  horaInicio: fc.oneof(arbHora, fc.constant('')),
  horaFin: fc.oneof(arbHora, fc.constant('')),
  modalidad: fc.constantFrom(...MODALIDADES),
  linkReserva: fc.constantFrom('', 'https://ejemplo.com/reservas'),
  url_imagenes: fc.constantFrom([], ['https://a/b', 'https://a/c']),
});

describe('eventoDatosSchema', () => {
  it('has the product’s defaults', () => {
    expect(eventoDatosSchema.parse(base)).toMatchObject({
      modalidad: 'Presencial',
      fechaExacta: null,
      fechaPeriodica: null,
      horaInicio: null,
      linkReserva: null,
      url_imagen: null,
      url_imagenes: [],
    });
    expect(EVENTO_VACIO).toMatchObject({
      tipoFecha: 'sinFecha',
      fechaPeriodica: 'Todos los lunes',
      modalidad: 'Presencial',
    });
  });
  it('stores the day or the recurrence, never both', () => {
    fc.assert(
      fc.property(formulario, (valores) => {
        const datos = eventoDatosSchema.parse(valores);
        expect(datos.fechaExacta !== null).toBe(valores.tipoFecha === 'exacta');
        expect(datos.fechaPeriodica !== null).toBe(valores.tipoFecha === 'periodica');
        expect(tipoFechaDe(datos)).toBe(valores.tipoFecha);
        expect(datos).not.toHaveProperty('tipoFecha');
      }),
    );
  });
  it.each([
    [{ titulo: '  ' }, mensajes.post.faltaTitulo],
    [{ titulo: 'x'.repeat(121) }, mensajes.post.tituloLargo],
    [{ descripcion: '' }, mensajes.post.faltaDescripcion],
    [{ descripcion: 'x'.repeat(4001) }, mensajes.post.descripcionLarga],
    [{ categoria: '' }, mensajes.post.faltaCategoria],
    [{ tipoFecha: 'exacta', fechaExacta: '' }, mensajes.post.faltaFecha],
    [{ tipoFecha: 'periodica', fechaPeriodica: null }, mensajes.post.faltaRecurrencia],
    [{ horaInicio: '25:00' }, 'Esa hora no existe.'],
    [{ fechaExacta: '2026-02-30' }, 'Esa fecha no existe.'],
  ])('refuses %j in one sentence', (cambio, mensaje) =>
    expect(problemas(eventoDatosSchema, { ...base, ...cambio })).toEqual([mensaje]),
  );
  it('tells all that is wrong at once, between fields too', () => {
    const vacio = { titulo: '', descripcion: 'x', categoria: '', tipoFecha: 'exacta', fechaExacta: '' };
    const { faltaTitulo, faltaCategoria, faltaFecha } = mensajes.post;
    expect(problemas(eventoDatosSchema, vacio)).toEqual([faltaTitulo, faltaCategoria, faltaFecha]);
    const inexistente = { ...base, categoria: '', tipoFecha: 'exacta', fechaExacta: '2026-02-30' };
    expect(problemas(eventoDatosSchema, inexistente)).toEqual([faltaCategoria, 'Esa fecha no existe.']);
    for (const nada of [null, 'texto']) expect(eventoDatosSchema.safeParse(nada).success).toBe(false);
  });
  it('refuses links that lead elsewhere', () => {
    expect(eventoDatosSchema.safeParse({ ...base, linkReserva: 'javascript:alert(1)' }).success).toBe(false);
  });
});

it('an event edited and saved without a change stays the same', () => {
  fc.assert(
    fc.property(formulario, (valores) => {
      const datos = eventoDatosSchema.parse(valores);
      const doc = eventoDocSchema.parse(guardado(datos));
      expect(eventoDatosSchema.parse(eventoAFormulario(doc))).toEqual(datos);
    }),
  );
});

describe('eventoDocSchema', () => {
  it('reads the aliases of the hours', () => {
    const [horaDesde, horaHasta] = [new Date('1970-01-01T19:00Z'), new Date('1970-01-01T21:00Z')];
    expect(eventoDocSchema.parse(guardado({ titulo: 'x', horaDesde, horaHasta }))).toMatchObject({
      horaInicio: horaDesde,
      horaFin: horaHasta,
    });
  });
  it('reads a bare document', () => {
    expect(
      eventoDocSchema.parse(guardado({ titulo: 'x', categoria: 'Otra cosa', fechaPeriodica: 'A veces' })),
    ).toMatchObject({
      categoria: 'Otros',
      fechaPeriodica: null,
      modalidad: 'Presencial',
      descripcion: '',
      visible: false,
      cantLikes: 0,
      url_imagenes: [],
    });
  });
  it('refuses one without an owner', () =>
    expect(eventoDocSchema.safeParse({ titulo: 'x' }).success).toBe(false));
});
