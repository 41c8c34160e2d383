import { detailWith } from '@vidriera/domain/testing/items';
import { expect, it } from 'vitest';
import { ticketWords } from './ticket-words.ts';

const at = {
  horaInicio: '21:00',
  direccion: 'Defensa 1344, San Telmo, Buenos Aires',
  precio: 'Desde $ 12.000',
};
const on = (dia: string) => ({ ...at, fechaExacta: dia, proximaFecha: dia });
const saturdays = { ...at, fechaPeriodica: 'Todos los sábados', proximaFecha: '2026-11-21' };
const WHERE = 'San Telmo · Desde $ 12.000';
const day = (large: string, small: string | null = 'NOV') => ({ large, small });

it.each([
  ['today', on('2026-11-21'), day('21'), 'Hoy · 21:00', WHERE],
  ['with its end', { ...on('2026-11-22'), horaFin: '02:00' }, day('22'), 'Mañana · 21:00 a 02:00', WHERE],
  ['tomorrow', on('2026-11-22'), day('22'), 'Mañana · 21:00', WHERE],
  ['later', on('2026-12-05'), day('5', 'DIC'), 'Sábado · 21:00', WHERE],
  ['in another year', on('2027-01-02'), day('2', 'ENE 2027'), 'Sábado · 21:00', WHERE],
  ['over', on('2026-11-14'), day('14'), 'YA FUE · sábado 14 nov', WHERE],
  [
    'called off',
    { ...on('2026-12-01'), estado: 'cancelado' },
    day('1', 'DIC'),
    'CANCELADO · martes 1 dic',
    WHERE,
  ],
  [
    'put off',
    { ...on('2026-12-01'), estado: 'pospuesto', proximaFecha: null },
    null,
    'POSPUESTO · 21:00',
    WHERE,
  ],
  ['weekly, today', saturdays, day('SÁB', null), 'Hoy, todos los sábados · 21:00', WHERE],
  [
    'weekly',
    { ...saturdays, fechaPeriodica: 'Todos los martes' },
    day('MAR', null),
    'Todos los martes · 21:00',
    WHERE,
  ],
  [
    'weekly, over',
    { ...saturdays, proximaFecha: '2026-11-14', fechaHasta: '2026-11-15' },
    day('SÁB', null),
    'YA FUE · Todos los sábados',
    WHERE,
  ],
  [
    'of a rule, today',
    { ...at, regla: 'FREQ=MONTHLY;BYDAY=3SA', proximaFecha: '2026-11-21' },
    day('21'),
    'Hoy, tercer sábado del mes · 21:00',
    WHERE,
  ],
  [
    'of a rule',
    { ...at, regla: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', proximaFecha: '2026-12-04' },
    day('4', 'DIC'),
    'Viernes, cada dos semanas · 21:00',
    WHERE,
  ],
  ['without a date', at, null, 'Sin fecha · 21:00', WHERE],
  [
    'past midnight',
    { ...on('2026-11-22'), horaInicio: '00:30' },
    day('21'),
    'Hoy · 00:30 · madrugada del 22',
    WHERE,
  ],
  [
    'of several days',
    { ...on('2026-11-21'), fechaFin: '2026-11-23' },
    day('21'),
    'Hoy · 21:00 · hasta el 23 nov',
    WHERE,
  ],
  [
    'virtual',
    { ...on('2026-11-21'), modalidad: 'Virtual', precio: undefined },
    day('21'),
    'Hoy · 21:00',
    'Virtual',
  ],
  [
    'with an end alone',
    { ...on('2026-11-21'), horaInicio: null, horaFin: '23:00' },
    day('21'),
    'Hoy · hasta las 23:00 h',
    WHERE,
  ],
  [
    'with neither hours, place nor price',
    { ...on('2026-11-21'), horaInicio: null, direccion: '', precio: undefined },
    day('21'),
    'Hoy',
    'Presencial',
  ],
])('the ticket of an event %s', (_, overrides, stub, when, where) =>
  expect(ticketWords(detailWith('evento', overrides as never), '2026-11-21T12:00')).toMatchObject({
    stub,
    when,
    where,
  }),
);

it.each([
  ['a date', on('2026-11-22'), true],
  ['a weekday, not the next date', saturdays, false],
  ['that it is over', on('2026-11-14'), true],
  ['that it is put off', { ...on('2026-12-01'), estado: 'pospuesto', proximaFecha: null }, false],
])('a ticket that says %s', (_, overrides, saysDate) =>
  expect(ticketWords(detailWith('evento', overrides as never), '2026-11-21T12:00').saysDate).toBe(saysDate),
);
