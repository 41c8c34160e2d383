import { detailWith } from 'domain/testing/items';
import { expect, it } from 'vitest';
import { ticketWords } from './ticket-words.ts';

const at = { horaInicio: '21:00', direccion: 'Defensa 1344, San Telmo, Buenos Aires' };
const on = (dia: string) => ({ ...at, fechaExacta: dia, proximaFecha: dia });
const saturdays = { ...at, fechaPeriodica: 'Todos los sábados', proximaFecha: '2026-11-21' };
const WHERE = '21:00 · San Telmo';

it.each([
  ['today', on('2026-11-21'), '21', 'HOY, SÁB', WHERE],
  ['tomorrow', on('2026-11-22'), '22', 'MAÑANA, DOM', WHERE],
  ['later', on('2026-12-05'), '5', 'SÁB DIC', WHERE],
  ['in another year', on('2027-01-02'), '2', 'SÁB ENE 2027', WHERE],
  ['over', on('2026-11-14'), '14', 'YA FUE, SÁB NOV', WHERE],
  ['weekly, today', saturdays, 'SÁB', 'HOY, TODOS LOS SÁBADOS', WHERE],
  ['weekly', { ...saturdays, fechaPeriodica: 'Todos los martes' }, 'MAR', 'TODOS LOS MARTES', WHERE],
  [
    'weekly, over',
    { ...saturdays, proximaFecha: '2026-11-14', fechaHasta: '2026-11-15' },
    'SÁB',
    'YA FUE, TODOS LOS SÁBADOS',
    WHERE,
  ],
  ['without a date', at, null, 'SIN FECHA', WHERE],
  [
    'past midnight',
    { ...on('2026-11-22'), horaInicio: '00:30' },
    '21',
    'HOY, SÁB',
    '00:30 · madrugada del 22 · San Telmo',
  ],
  ['virtual', { ...on('2026-11-21'), modalidad: 'Virtual' }, '21', 'HOY, SÁB', '21:00 · Virtual'],
  [
    'with an end alone',
    { ...on('2026-11-21'), horaInicio: null, horaFin: '23:00' },
    '21',
    'HOY, SÁB',
    'hasta las 23:00 h · San Telmo',
  ],
  [
    'with neither hours nor place',
    { ...on('2026-11-21'), horaInicio: null, direccion: '' },
    '21',
    'HOY, SÁB',
    'Presencial',
  ],
])('the ticket of an event %s', (_, said, stub, day, where) =>
  expect(ticketWords(detailWith('evento', said), '2026-11-21T12:00')).toEqual({ stub, day, where }),
);
