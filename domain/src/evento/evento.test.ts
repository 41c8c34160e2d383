import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbForm, problems, saved } from '../../testing/arbitraries.ts';
import { messages } from '../messages/messages.ts';
import { midnight } from '../values/fecha.ts';
import { tipoFechaOf } from './evento.ts';
import { nearestDate, readRegla } from './regla.ts';
import { eventoFormSchema, eventoStoredSchema } from './schema.ts';

const base = { titulo: 'Milonga', descripcion: 'Con orquesta', categoria: 'Musica' as const };
const filled = arbForm('evento').filter(
  ({ tipoFecha, fechaExacta, fechaFin, regla, fechaDesde, fechaHasta }) => {
    if (tipoFecha === 'exacta') return fechaExacta !== '' && (!fechaFin || fechaExacta <= fechaFin);
    const rule = readRegla(regla);
    if (!rule) return !fechaHasta || fechaDesde <= fechaHasta;
    return fechaDesde !== '' && (!fechaHasta || nearestDate(rule, fechaDesde, fechaDesde) <= fechaHasta);
  },
);

describe('eventoFormSchema', () => {
  it('has the product’s defaults', () => {
    expect(eventoFormSchema.parse(base)).toMatchObject({
      modalidad: 'Presencial',
      fechaExacta: null,
      fechaPeriodica: null,
      horaInicio: null,
      linkReserva: null,
      url_imagen: null,
      url_imagenes: [],
    });
  });
  it('stores the day, the recurrence or the rule, only one of them', () => {
    fc.assert(
      fc.property(filled, (values) => {
        const data = eventoFormSchema.parse(values);
        expect(data.fechaExacta !== null).toBe(values.tipoFecha === 'exacta');
        const repeats = [data.fechaPeriodica, data.regla].filter((one) => one !== null);
        expect(repeats).toHaveLength(values.tipoFecha === 'periodica' ? 1 : 0);
        expect(tipoFechaOf(data)).toBe(values.tipoFecha);
        expect(data.fechaHasta !== null).toBe(values.tipoFecha === 'periodica' && values.fechaHasta !== '');
        expect(data).not.toHaveProperty('tipoFecha');
      }),
    );
  });
  it('keeps a rule with its first date; one weekday of every week is the weekly field', () => {
    const rule = { ...base, tipoFecha: 'periodica', fechaPeriodica: 'Todos los lunes' };
    const monthly = { ...rule, regla: 'FREQ=MONTHLY;BYDAY=1FR', fechaDesde: '2026-11-27' };
    expect(eventoFormSchema.parse(monthly)).toMatchObject({
      fechaPeriodica: null,
      regla: 'FREQ=MONTHLY;BYDAY=1FR',
      fechaDesde: midnight('2026-12-04'),
    });
    const weekly = { ...rule, regla: 'FREQ=WEEKLY;BYDAY=SU', fechaDesde: '2026-11-27' };
    expect(eventoFormSchema.parse(weekly)).toMatchObject({
      fechaPeriodica: 'Todos los domingos',
      regla: null,
      fechaDesde: midnight('2026-11-27'),
    });
    const { missingFirst, missingRecurrencia, fechasReversed } = messages.post;
    expect(problems(eventoFormSchema, { ...monthly, fechaDesde: '' })).toEqual([missingFirst]);
    expect(problems(eventoFormSchema, { ...monthly, fechaHasta: '2026-12-03' })).toEqual([fechasReversed]);
    expect(problems(eventoFormSchema, { ...monthly, regla: 'FREQ=DAILY' })).toEqual([missingRecurrencia]);
  });
  it.each([
    [{ titulo: '  ' }, messages.post.missingTitulo],
    [{ titulo: 'x'.repeat(121) }, messages.post.tituloTooLong],
    [{ descripcion: '' }, messages.post.missingDescripcion],
    [{ descripcion: 'x'.repeat(4001) }, messages.post.descripcionTooLong],
    [{ tipoFecha: 'exacta', fechaExacta: '' }, messages.post.missingFecha],
    [{ tipoFecha: 'periodica', fechaPeriodica: null }, messages.post.missingRecurrencia],
    [
      {
        tipoFecha: 'periodica',
        fechaPeriodica: 'Todos los lunes',
        fechaDesde: '2026-11-27',
        fechaHasta: '2026-11-26',
      },
      messages.post.fechasReversed,
    ],
    [{ horaInicio: '25:00' }, 'Esa hora no existe.'],
    [{ fechaExacta: '2026-02-30' }, 'Esa fecha no existe.'],
  ])('refuses %j in one sentence', (change, message) =>
    expect(problems(eventoFormSchema, { ...base, ...change })).toEqual([message]),
  );
  it('reports all errors at once, also between fields', () => {
    const empty = { titulo: '', descripcion: '', tipoFecha: 'exacta', fechaExacta: '' };
    const { missingTitulo, missingDescripcion, missingFecha } = messages.post;
    expect(problems(eventoFormSchema, empty)).toEqual([missingTitulo, missingDescripcion, missingFecha]);
    const missing = { ...base, titulo: '', tipoFecha: 'exacta', fechaExacta: '2026-02-30' };
    expect(problems(eventoFormSchema, missing)).toEqual([missingTitulo, 'Esa fecha no existe.']);
    for (const nothing of [null, 'texto']) expect(eventoFormSchema.safeParse(nothing).success).toBe(false);
  });
  it('requires only a title and a description; the category defaults to Otros', () => {
    const { titulo, descripcion } = base;
    expect(eventoFormSchema.parse({ titulo, descripcion })).toMatchObject({ categoria: 'Otros' });
  });
  it('refuses links to other sites', () => {
    expect(eventoFormSchema.safeParse({ ...base, linkReserva: 'javascript:alert(1)' }).success).toBe(false);
  });
});

describe('eventoStoredSchema', () => {
  it('reads old names of the hours', () => {
    const [horaDesde, horaHasta] = [new Date('1970-01-01T19:00Z'), new Date('1970-01-01T21:00Z')];
    expect(eventoStoredSchema.parse(saved({ titulo: 'x', horaDesde, horaHasta }))).toMatchObject({
      horaInicio: horaDesde,
      horaFin: horaHasta,
    });
  });
  it('reads a minimal document', () => {
    expect(
      eventoStoredSchema.parse(
        saved({ titulo: 'x', categoria: 'Otra cosa', fechaPeriodica: 'A veces', regla: 'FREQ=YEARLY' }),
      ),
    ).toMatchObject({
      categoria: 'Otros',
      fechaPeriodica: null,
      regla: null,
      modalidad: 'Presencial',
      descripcion: '',
      visible: false,
      cantLikes: 0,
      url_imagenes: [],
    });
  });
  it('refuses a document without an owner', () =>
    expect(eventoStoredSchema.safeParse({ titulo: 'x' }).success).toBe(false));
});
