import { expect, it } from 'vitest';
import { reminderAt } from './reminder-time.ts';

const noon = (dia: string, hour = '12:00') => new Date(`${dia}T${hour}:00-03:00`);

it.each([
  ['days before', '2026-11-28T21:00', noon('2026-11-25'), '2026-11-27T18:00'],
  [
    'in the last run of the evening before',
    '2026-11-28T21:00',
    noon('2026-11-27', '18:49'),
    '2026-11-27T18:00',
  ],
  ['after it', '2026-11-28T21:00', noon('2026-11-27', '18:50'), '2026-11-28T19:00'],
  ['less than two hours before', '2026-11-28T21:00', noon('2026-11-28', '19:00'), null],
  ['late, of the last hour of the day', '2026-11-28T23:59', noon('2026-11-28'), '2026-11-28T21:59'],
  ['late, of a start in the night', '2026-11-29T00:10', noon('2026-11-28', '19:00'), null],
  ['late, of a start in the morning', '2026-11-28T09:30', noon('2026-11-27', '19:00'), null],
  ['late, without an hour', '2026-11-28', noon('2026-11-28'), null],
  ['in time, without an hour', '2026-11-28', noon('2026-11-27'), '2026-11-27T18:00'],
])('reminderAt: asked %s', (_, startsAt, now, at) => {
  expect(reminderAt(startsAt, now)).toBe(at);
});
