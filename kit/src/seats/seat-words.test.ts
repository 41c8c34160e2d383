import { expect, test } from 'vitest';
import { leftText, seatsText, shortWhen, standingText, whenText } from './seat-words.ts';

test.each([
  [{ asked: 1, held: 1, state: 'going', ahead: null }, 'Vas: 1 lugar'],
  [{ asked: 2, held: 2, state: 'going', ahead: null }, 'Vas: 2 lugares'],
  [{ asked: 2, held: 0, state: 'waiting', ahead: 3 }, 'En lista de espera: hay 3 antes'],
  [{ asked: 1, held: 0, state: 'waiting', ahead: 0 }, 'En lista de espera: sos la primera persona'],
  [
    { asked: 4, held: 2, state: 'waiting', ahead: 1 },
    'Vas: 2 lugares. En lista de espera por 2 más: hay 1 antes',
  ],
] as const)('of %j: %s', (party, words) => expect(standingText(party)).toBe(words));

test('seats are counted', () => expect([1, 4].map(seatsText)).toEqual(['1 lugar', '4 lugares']));

test.each([
  [6, 24, 'Quedan 6 de 24'],
  [1, 24, 'Queda 1 de 24'],
  [1200, 5000, 'Quedan 1.200 de 5.000'],
  [0, 24, 'No quedan lugares'],
  [24, 24, 'Hay 24 lugares'],
  [1200, 1200, 'Hay 1.200 lugares'],
  [1, 1, 'Hay 1 lugar'],
])('leftText: %i of %i: %s', (free, aforo, words) => expect(leftText(free, aforo)).toBe(words));

test.each([
  ['2026-11-26T21:00', 'jueves 26 de noviembre, 21:00', 'jue 26 nov, 21:00'],
  ['2026-11-23T09:30', 'Hoy, lunes 23 de noviembre, 09:30', 'lun 23 nov, 09:30'],
  [
    '2026-11-28T00:30',
    'viernes 27 de noviembre, madrugada del 28, 00:30',
    'vie 27 nov, madrugada del 28, 00:30',
  ],
  ['2026-11-26', 'jueves 26 de noviembre', 'jue 26 nov'],
])('of what begins %s: %s', (startsAt, whole, short) => {
  expect([whenText(startsAt, '2026-11-23T12:00'), shortWhen(startsAt, '2026-11-23T12:00')]).toEqual([
    whole,
    short,
  ]);
});

test('after midnight, tonight’s dates are the calendar’s', () => {
  const now = '2026-11-28T00:10';
  expect(whenText('2026-11-28T00:30', now)).toBe('Hoy, sábado 28 de noviembre, 00:30');
  expect(whenText('2026-11-27T21:00', now)).toBe('viernes 27 de noviembre, 21:00');
  expect(whenText('2026-11-28T21:00', now)).toBe('Hoy, sábado 28 de noviembre, 21:00');
});
