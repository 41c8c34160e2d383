import { expect, it } from 'vitest';
import { dayOf, momentText } from './moment.ts';

const at = (text: string) => Date.parse(`${text}-03:00`);
const NOW = at('2026-11-23T18:00');

it.each([
  ['2026-11-23T21:00', 'hoy, 21:00'],
  ['2026-11-23T00:05', 'hoy, 00:05'],
  ['2026-11-26T21:00', 'el jue 26, 21:00'],
  ['2026-11-20T09:30', 'el vie 20, 09:30'],
  ['2026-11-29T17:00', 'el dom 29, 17:00'],
  ['2026-11-29T19:00', 'el 29 nov, 19:00'],
  ['2026-12-01T21:00', 'el 1 dic, 21:00'],
  ['2026-11-16T21:00', 'el 16 nov, 21:00'],
])('%s reads as %s', (time, words) => {
  expect(momentText(at(time), NOW)).toBe(words);
});

it('names a day by its weekday while that is unambiguous', () => {
  expect([dayOf(at('2026-11-28T10:00'), NOW), dayOf(at('2026-12-28T10:00'), NOW)]).toEqual([
    'sáb 28',
    '28 dic',
  ]);
});
