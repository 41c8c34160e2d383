import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbDia, arbHora, arbText, problems, saved } from '../../testing/arbitraries.ts';
import { CATEGORIAS } from '../categoria/categoria.ts';
import { MODALIDADES } from '../item/item.ts';
import { messages } from '../messages/messages.ts';
import { LIMITS } from '../values/limits.ts';
import { EMPTY_EVENTO, eventoToForm, tipoFechaOf } from './evento.ts';
import { RECURRENCIAS } from './recurrencia.ts';
import { eventoDataSchema, eventoDocSchema } from './schema.ts';

const base = { titulo: 'Milonga', descripcion: 'Con orquesta', categoria: 'Musica' as const };
const form = fc.record({
  titulo: arbText(LIMITS.titulo),
  descripcion: arbText(LIMITS.titulo),
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

describe('eventoDataSchema', () => {
  it('has the product’s defaults', () => {
    expect(eventoDataSchema.parse(base)).toMatchObject({
      modalidad: 'Presencial',
      fechaExacta: null,
      fechaPeriodica: null,
      horaInicio: null,
      linkReserva: null,
      url_imagen: null,
      url_imagenes: [],
    });
    expect(EMPTY_EVENTO).toMatchObject({
      tipoFecha: 'sinFecha',
      fechaPeriodica: 'Todos los lunes',
      modalidad: 'Presencial',
    });
  });
  it('stores the day or the recurrence, never both', () => {
    fc.assert(
      fc.property(form, (values) => {
        const data = eventoDataSchema.parse(values);
        expect(data.fechaExacta !== null).toBe(values.tipoFecha === 'exacta');
        expect(data.fechaPeriodica !== null).toBe(values.tipoFecha === 'periodica');
        expect(tipoFechaOf(data)).toBe(values.tipoFecha);
        expect(data).not.toHaveProperty('tipoFecha');
      }),
    );
  });
  it.each([
    [{ titulo: '  ' }, messages.post.missingTitulo],
    [{ titulo: 'x'.repeat(121) }, messages.post.tituloTooLong],
    [{ descripcion: '' }, messages.post.missingDescripcion],
    [{ descripcion: 'x'.repeat(4001) }, messages.post.descripcionTooLong],
    [{ categoria: '' }, messages.post.missingCategoria],
    [{ tipoFecha: 'exacta', fechaExacta: '' }, messages.post.missingFecha],
    [{ tipoFecha: 'periodica', fechaPeriodica: null }, messages.post.missingRecurrencia],
    [{ horaInicio: '25:00' }, 'Esa hora no existe.'],
    [{ fechaExacta: '2026-02-30' }, 'Esa fecha no existe.'],
  ])('refuses %j in one sentence', (change, message) =>
    expect(problems(eventoDataSchema, { ...base, ...change })).toEqual([message]),
  );
  it('tells all that is wrong at once, between fields too', () => {
    const empty = { titulo: '', descripcion: 'x', categoria: '', tipoFecha: 'exacta', fechaExacta: '' };
    const { missingTitulo, missingCategoria, missingFecha } = messages.post;
    expect(problems(eventoDataSchema, empty)).toEqual([missingTitulo, missingCategoria, missingFecha]);
    const missing = { ...base, categoria: '', tipoFecha: 'exacta', fechaExacta: '2026-02-30' };
    expect(problems(eventoDataSchema, missing)).toEqual([missingCategoria, 'Esa fecha no existe.']);
    for (const nothing of [null, 'texto']) expect(eventoDataSchema.safeParse(nothing).success).toBe(false);
  });
  it('refuses links that lead elsewhere', () => {
    expect(eventoDataSchema.safeParse({ ...base, linkReserva: 'javascript:alert(1)' }).success).toBe(false);
  });
});

it('an event edited and saved without a change stays the same', () => {
  fc.assert(
    fc.property(form, (values) => {
      const data = eventoDataSchema.parse(values);
      const doc = eventoDocSchema.parse(saved(data));
      expect(eventoDataSchema.parse(eventoToForm(doc))).toEqual(data);
    }),
  );
});

describe('eventoDocSchema', () => {
  it('reads the aliases of the hours', () => {
    const [horaDesde, horaHasta] = [new Date('1970-01-01T19:00Z'), new Date('1970-01-01T21:00Z')];
    expect(eventoDocSchema.parse(saved({ titulo: 'x', horaDesde, horaHasta }))).toMatchObject({
      horaInicio: horaDesde,
      horaFin: horaHasta,
    });
  });
  it('reads a bare document', () => {
    expect(
      eventoDocSchema.parse(saved({ titulo: 'x', categoria: 'Otra cosa', fechaPeriodica: 'A veces' })),
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
