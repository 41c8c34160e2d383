import { expect, it } from 'vitest';
import { anEntry } from '../../testing/agenda.ts';
import { changedOf } from './days.ts';

/** Noon of a Monday. */
const NOW = '2026-11-23T12:00';
const mondays = (id: string, exception: string) =>
  anEntry(id, { fechaPeriodica: 'Todos los lunes', horaInicio: '21:00', excepciones: [exception] });

it('changedOf: lists a weekly event for a changed date from today to a fortnight ahead', () => {
  const entries = [
    mondays('yesterday', '2026-11-16|cancelado'),
    mondays('today', '2026-11-23|22:00|23:00'),
    mondays('last', '2026-12-07|cancelado'),
    mondays('later', '2026-12-14|cancelado'),
    // Left over from when it repeated.
    anEntry('once', { fechaExacta: '2026-11-30', excepciones: ['2026-11-30|cancelado'] }),
  ];
  expect(changedOf(entries, NOW).counted.ids.toSorted()).toEqual(['last', 'today']);
});
