import { describe, expect, it } from 'vitest';
import { problems, saved } from '../../testing/arbitraries.ts';
import { emptyItem } from '../../testing/items.ts';
import { messages } from '../messages/messages.ts';
import { midnight } from '../values/fecha.ts';
import {
  changeOf,
  type EventoChangeInput,
  type EventoChangeKind,
  fitsDate,
  kindsOf,
  type NextDate,
  nextDates,
} from './change.ts';
import { changeInputSchema } from './change-schema.ts';
import { eventoStoredSchema } from './schema.ts';

/** Noon of a Wednesday. */
const NOW = '2026-11-25T12:00';
const evento = (more: object = {}) =>
  eventoStoredSchema.parse(saved({ ...emptyItem('evento'), titulo: 'Milonga', ...more }));
const dated = (more: object = {}) => evento({ fechaExacta: midnight('2026-11-27'), ...more });
const weekly = (...excepciones: string[]) => evento({ fechaPeriodica: 'Todos los lunes', excepciones });
const inputOf = (kind: EventoChangeKind, more: object = {}): EventoChangeInput =>
  changeInputSchema.parse({ kind, aviso: ' Por la lluvia ', ...more });
const change = (...[of, kind, more]: [ReturnType<typeof evento>, EventoChangeKind, object?]) =>
  changeOf(of, inputOf(kind, more), NOW);

describe('changes of an event', () => {
  it.each([
    ['an event on a day', dated(), ['cancel', 'postpone', 'move', 'sellOut']],
    ['a cancelled event', dated({ estado: 'cancelado' }), ['resume', 'postpone', 'move', 'sellOut']],
    ['a sold-out event', dated({ agotado: true }), ['cancel', 'postpone', 'move', 'restock']],
    ['an undated event', evento(), ['cancel', 'move', 'sellOut']],
    ['a weekly event', weekly(), ['cancelDate', 'moveDate', 'sellOutDate', 'cancel', 'postpone', 'sellOut']],
    [
      'an event with a rule',
      evento({ regla: 'FREQ=MONTHLY;BYDAY=1FR', fechaDesde: midnight('2026-12-04') }),
      ['cancelDate', 'moveDate', 'sellOutDate', 'cancel', 'postpone', 'sellOut'],
    ],
    [
      'a weekly event with changed dates',
      weekly('2026-11-30|cancelado'),
      ['cancelDate', 'moveDate', 'sellOutDate', 'restoreDate', 'cancel', 'postpone', 'sellOut'],
    ],
    [
      'a weekly event with a sold-out date',
      weekly('2026-11-30|agotado'),
      [
        'cancelDate',
        'moveDate',
        'sellOutDate',
        'restockDate',
        'restoreDate',
        'cancel',
        'postpone',
        'sellOut',
      ],
    ],
  ])('from %s', (_, of, kinds) => expect(kindsOf(of)).toEqual(kinds));
});

describe('stored changes', () => {
  const aviso = 'Por la lluvia';
  it.each([
    ['cancel', { estado: 'cancelado', aviso }],
    ['postpone', { estado: 'pospuesto', aviso }],
    ['resume', { estado: 'programado', aviso }],
    ['sellOut', { agotado: true, aviso }],
    ['restock', { agotado: false, aviso }],
  ] as const)('%s', (kind, expected) => expect(change(dated(), kind)).toEqual(expected));

  it('moving keeps the number of days', () => {
    const to = { fecha: '2026-12-04', horaInicio: '20:00', horaFin: '' };
    const moved = {
      aviso,
      fechaExacta: midnight('2026-12-04'),
      horaInicio: new Date('1970-01-01T20:00Z'),
      horaFin: null,
    };
    expect(change(dated(), 'move', to)).toEqual({ ...moved, estado: 'reprogramado', fechaFin: null });
    const three = dated({ fechaFin: midnight('2026-11-29') });
    expect(change(three, 'move', to)).toEqual({
      ...moved,
      estado: 'reprogramado',
      fechaFin: midnight('2026-12-06'),
    });
    // An undated event is not rescheduled by its first date.
    expect(change(evento(), 'move', to)).toMatchObject({ estado: 'programado' });
  });

  it('of one date of a weekly event replace past exceptions', () => {
    const own = weekly('2026-11-16|cancelado', '2026-12-07|20:00|21:00');
    expect(change(own, 'cancelDate', { dia: '2026-11-30' }).excepciones).toEqual([
      '2026-11-30|cancelado',
      '2026-12-07|20:00|21:00',
    ]);
    const hours = { dia: '2026-12-07', horaInicio: '22:00', horaFin: '01:00' };
    expect(change(own, 'moveDate', hours).excepciones).toEqual(['2026-12-07|22:00|01:00']);
    expect(change(own, 'restoreDate', { dia: '2026-12-07' }).excepciones).toEqual([]);
  });

  it('of one date keep its reason beside it, and leave that of the event', () => {
    const own = evento({
      fechaPeriodica: 'Todos los lunes',
      aviso: 'Traé abrigo',
      avisos: ['2026-11-16|Lluvia', '2026-12-14|Feriado'],
    });
    const off = change(own, 'cancelDate', { dia: '2026-12-07', aviso: 'Año\nnuevo' });
    expect(off).toEqual({
      excepciones: ['2026-12-07|cancelado'],
      avisos: ['2026-12-07|Año nuevo', '2026-12-14|Feriado'],
    });
    expect(change(own, 'restoreDate', { dia: '2026-12-14' }).avisos, 'as usual again').toEqual([]);
  });

  it('of one date say it sold out and back, beside its own hours', () => {
    const own = weekly('2026-12-07|20:00|21:00');
    const left = (kind: EventoChangeKind, dia: string, of = own) => change(of, kind, { dia }).excepciones;
    expect(left('sellOutDate', '2026-12-07')).toEqual(['2026-12-07|20:00|21:00|agotado']);
    expect(left('sellOutDate', '2026-11-30')).toEqual(['2026-11-30|agotado', '2026-12-07|20:00|21:00']);
    const soldOut = weekly('2026-11-30|agotado', '2026-12-07|20:00|21:00|agotado');
    expect(left('restockDate', '2026-11-30', soldOut)).toEqual(['2026-12-07|20:00|21:00|agotado']);
    expect(left('restockDate', '2026-12-07', soldOut)).toEqual([
      '2026-11-30|agotado',
      '2026-12-07|20:00|21:00',
    ]);
    const hours = { dia: '2026-11-30', horaInicio: '22:00', horaFin: '23:00' };
    expect(change(soldOut, 'moveDate', hours).excepciones?.[0]).toBe('2026-11-30|22:00|23:00|agotado');
  });

  it.each([
    ['sellOutDate', ['usual', 'hours']],
    ['restockDate', ['soldOut']],
    ['restoreDate', ['cancelled', 'soldOut', 'hours']],
    ['cancelDate', ['usual', 'cancelled', 'soldOut', 'hours']],
  ] as const)('%s fits these dates: %j', (kind, fitting) => {
    const dates: Record<string, NextDate> = {
      usual: { dia: '2026-12-07' },
      cancelled: { dia: '2026-12-07', exception: null },
      soldOut: { dia: '2026-12-07', exception: { agotado: true } },
      hours: { dia: '2026-12-07', exception: { horaInicio: '20:00', horaFin: '21:00' } },
    };
    expect(Object.keys(dates).filter((name) => fitsDate(kind, dates[name] as NextDate))).toEqual(fitting);
  });

  it('the next dates list their exceptions, up to the last one', () => {
    const own = evento({
      fechaPeriodica: 'Todos los lunes',
      estado: 'cancelado',
      fechaHasta: midnight('2026-12-20'),
      excepciones: ['2026-12-07|cancelado'],
    });
    expect(nextDates(own, NOW, 12)).toEqual([
      { dia: '2026-11-30' },
      { dia: '2026-12-07', exception: null },
      { dia: '2026-12-14' },
    ]);
    expect(nextDates(own, NOW, 1)).toHaveLength(1);
  });
});

it.each([
  [{}, messages.post.missingChange],
  [{ kind: 'move' }, messages.post.missingFecha],
  [{ kind: 'moveDate', horaInicio: '20:00' }, messages.post.missingHours],
  [{ kind: 'move', fecha: '2026-02-30' }, messages.fields.noSuchDay],
])('%j is refused in one sentence', (values, message) =>
  expect(problems(changeInputSchema, values)).toContain(message),
);

it('an explanation has 200 characters at most', () => {
  expect(problems(changeInputSchema, { kind: 'cancel', aviso: 'x'.repeat(200) })).toEqual([]);
  expect(problems(changeInputSchema, { kind: 'cancel', aviso: 'x'.repeat(201) })).toHaveLength(1);
});
