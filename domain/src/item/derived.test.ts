import { describe, expect, it } from 'vitest';
import { midnight } from '../values/fecha.ts';
import { dayEnds } from '../values/local-time.ts';
import { type DerivedSource, derive } from './derived.ts';

const dia = (text: string | null) => midnight(text);
const now = new Date('2026-11-25T15:00:00Z'); // a Wednesday
const context = {
  retirado: false,
  now,
  author: { localidad: null },
};
const evento = {
  titulo: 'Milonga del Día',
  descripcion: 'Orquesta en vivo y empanadas caseras.',
  direccion: 'Sarmiento 4006, Almagro',
  categoria: 'Musica' as const,
  localidad: null,
  modalidad: 'Presencial' as const,
  fechaExacta: dia('2026-11-27'),
  fechaPeriodica: null,
  fechaDesde: null,
  fechaHasta: null,
  horaInicio: null,
  horaFin: null,
};
/** Converts Buenos Aires time to a moment; a day without time becomes the end of the agenda’s day. */
const moment = (text: string | null) =>
  text && (text.includes('T') ? new Date(`${text}:00-03:00`) : dayEnds(text));
const hora = (text: string) => new Date(`1970-01-01T${text}:00Z`);

describe('proximaFecha', () => {
  const of = (change: Partial<DerivedSource['evento']>, at = now) =>
    derive('evento', { ...evento, ...change }, { ...context, now: at }).proximaFecha;
  it('of an event is its start, also in the past; without an hour, the end of its day', () => {
    expect(of({ horaInicio: hora('21:00') })).toEqual(moment('2026-11-27T21:00'));
    expect(of({ horaInicio: hora('00:30') })).toEqual(moment('2026-11-27T00:30'));
    expect(of({ horaFin: hora('20:00') })).toEqual(moment('2026-11-27T20:00'));
    expect(of({})).toEqual(moment('2026-11-27'));
    expect(of({ fechaExacta: dia('2026-11-01') })).toEqual(moment('2026-11-01'));
    expect(of({ fechaExacta: null })).toBeNull();
  });
  it('of a weekly event is the current or next date', () => {
    const weekly = {
      fechaExacta: null,
      fechaPeriodica: 'Todos los miércoles',
      horaInicio: hora('08:30'),
    } as const;
    const until = { ...weekly, horaFin: hora('12:01') };
    expect(of(until)).toEqual(moment('2026-11-25T08:30'));
    expect(of(until, new Date('2026-11-25T15:01:00Z'))).toEqual(moment('2026-12-02T08:30'));
    expect(of({ ...until, fechaHasta: dia('2026-12-01') }, new Date('2027-01-01'))).toEqual(
      moment('2026-11-25T08:30'),
    );
  });

  it('of an event with a rule is the current or next date', () => {
    const monthly = {
      fechaExacta: null,
      regla: 'FREQ=MONTHLY;BYDAY=-1FR',
      fechaDesde: dia('2026-10-30'),
      horaInicio: hora('21:00'),
    };
    expect(of(monthly)).toEqual(moment('2026-11-27T21:00'));
    expect(of({ ...monthly, excepciones: ['2026-11-27|cancelado'] })).toEqual(moment('2026-12-25T21:00'));
    expect(of({ ...monthly, regla: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,FR' })).toEqual(
      moment('2026-11-25T21:00'),
    );
    expect(of({ ...monthly, fechaDesde: null })).toBeNull();
  });

  const range = (from: string | null, to: string | null) => ({
    fechaDesde: dia(from),
    fechaHasta: dia(to),
  });
  it.each([
    ['2026-11-25', '2026-12-20', '2026-11-25', '2026-12-20'],
    ['2026-11-24', '2026-12-20', '2026-12-20', '2026-12-20'],
    ['2026-12-05', null, '2026-12-05', null],
    ['2026-11-24', null, '2026-11-24', null],
    [null, '2026-12-20', '2026-12-20', '2026-12-20'],
    [null, null, null, null],
  ])('of %s to %s is %s for a course, %s for a promo', (from, to, ofCurso, ofPromo) => {
    const { titulo, descripcion, direccion } = evento;
    const place = { localidad: null, modalidad: 'Presencial' as const };
    const own = { ...place, tituloCategoria: null, nombreProfe: '', horaInicio: null, horaFin: null };
    const curso = { titulo, descripcion, direccion, ...own, ...range(from, to) };
    const promo = { titulo, descripcion, localidad: null, ...range(from, to) };
    expect(derive('curso', curso, context).proximaFecha).toEqual(moment(ofCurso));
    expect(derive('promo', promo, context).proximaFecha).toEqual(moment(ofPromo));
  });
});

it('visible: while the owner is a creador, to everybody, and between its moments', () => {
  const hour = (count: number) => new Date(context.now.getTime() + count * 3_600_000);
  expect(derive('evento', evento, context)).toMatchObject({ visible: true, retirado: false, cambiaEl: null });
  const retired = derive('evento', evento, { ...context, retirado: true });
  expect(retired).toMatchObject({ visible: false, retirado: true, cambiaEl: null });
  const of = (fields: Partial<DerivedSource['evento']>) =>
    derive('evento', { ...evento, ...fields }, context);
  expect(of({ visibilidad: 'enlace' })).toMatchObject({ visible: false, retirado: false, cambiaEl: null });
  expect(of({ publicarDesde: hour(1), publicarHasta: hour(2) })).toMatchObject({
    visible: false,
    cambiaEl: hour(1),
  });
  expect(of({ publicarDesde: hour(-1), publicarHasta: hour(2) })).toMatchObject({
    retirado: false,
    cambiaEl: hour(2),
  });
});

describe('empieza', () => {
  const event = (change: Partial<DerivedSource['evento']>) =>
    derive('evento', { ...evento, horaInicio: hora('21:00'), ...change }, context).empieza;
  it('of an event is its running or next beginning', () => {
    expect(event({})).toEqual(moment('2026-11-27T21:00'));
    expect(event({ fechaExacta: null, fechaPeriodica: 'Todos los jueves' })).toEqual(
      moment('2026-11-26T21:00'),
    );
    expect(event({ fechaExacta: dia('2026-11-25'), horaInicio: hora('11:00') })).toEqual(
      moment('2026-11-25T11:00'),
    );
    for (const none of [{ fechaExacta: null }, { fechaExacta: dia('2026-11-24') }])
      expect(event(none)).toBeNull();
    for (const estado of ['cancelado', 'pospuesto'] as const) expect(event({ estado })).toBeNull();
  });
  it('of a course or promo is its first day, until that is over', () => {
    const days = (from: string, to: string | null) => ({ fechaDesde: dia(from), fechaHasta: dia(to) });
    const promo = (from: string) =>
      derive('promo', { localidad: null, ...days(from, null) }, context).empieza;
    expect([promo('2026-11-28'), promo('2026-11-24')]).toEqual([moment('2026-11-28T06:00'), null]);
    const own = { localidad: null, modalidad: 'Virtual' as const, horaInicio: hora('18:00'), horaFin: null };
    const course = (from: string) =>
      derive('curso', { ...own, ...days(from, null), regla: 'FREQ=WEEKLY;BYDAY=MO,TH' }, context).empieza;
    expect([course('2026-11-30'), course('2026-11-23')]).toEqual([moment('2026-11-30T18:00'), null]);
  });
});

describe('publicadoEl', () => {
  const [created, planned] = [new Date('2026-11-20T15:00:00Z'), new Date('2026-11-22T15:00:00Z')];
  const of = (before: object, change: Partial<DerivedSource['evento']> = {}) =>
    derive('evento', { ...evento, ...change }, { ...context, before: { createdAt: created, ...before } })
      .publicadoEl;
  it('is the first moment at which an item was visible', () => {
    expect(of({}), 'a new one').toEqual(created);
    expect(of({ visible: true }, { publicarDesde: planned }), 'one of before this field').toEqual(planned);
    expect(of({ visible: false }), 'a draft that is published').toEqual(now);
    expect(of({}, { visibilidad: 'oculto' }), 'a draft').toBeNull();
  });
  it('stays when the item is hidden and shown again', () => {
    const publicadoEl = planned;
    expect(of({ visible: true, publicadoEl }, { visibilidad: 'oculto' })).toEqual(planned);
    expect(of({ visible: false, publicadoEl }, { publicarDesde: now })).toEqual(planned);
  });
});

it('canceladoEl is when it was called off, until it is on again', () => {
  const [then, updatedAt] = [new Date('2026-11-20T15:00:00Z'), new Date('2026-11-24T15:00:00Z')];
  const of = (estado: 'cancelado' | 'pospuesto' | 'programado', canceladoEl: Date | null = null) =>
    derive('evento', { ...evento, estado }, { ...context, before: { updatedAt, canceladoEl } }).canceladoEl;
  expect([of('cancelado'), of('pospuesto'), of('cancelado', then), of('programado', then)]).toEqual([
    updatedAt,
    updatedAt,
    then,
    null,
  ]);
});

describe('the place of an item', () => {
  const of = (change: Partial<DerivedSource['evento']>, localidad: string | null = null) => {
    const { localidadEfectiva, zona } = derive(
      'evento',
      { ...evento, ...change },
      { ...context, author: { ...context.author, localidad } },
    );
    return [localidadEfectiva, zona];
  };
  it('is its own, or its owner’s, with its zona', () => {
    expect(of({ localidad: 'quilmes' }, 'salta')).toEqual(['quilmes', 'buenos-aires']);
    expect(of({}, 'salta')).toEqual(['salta', 'salta']);
    expect(of({})).toEqual([null, null]);
  });
  it('is missing for virtual items and links', () => {
    expect(of({ localidad: 'quilmes', modalidad: 'Virtual' }, 'salta')).toEqual([null, null]);
    const author = { ...context.author, localidad: 'salta' };
    expect(derive('link', {}, { ...context, author })).toMatchObject({
      localidadEfectiva: null,
      zona: null,
    });
  });
  it('is its owner’s if its own is unknown', () =>
    expect(of({ localidad: 'atlantida' }, 'salta')).toEqual(['salta', 'salta']));
});
