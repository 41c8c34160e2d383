import { expect, it } from 'vitest';
import { hourSpan } from './hour-span.ts';

it.each([
  ['18:00', '20:00', '18–20 h'],
  ['08:30', '10:00', '8:30–10 h'],
  ['00:00', '02:15', '0–2:15 h'],
  ['19:00', null, 'desde las 19 h'],
  [null, '21:30', 'hasta las 21:30 h'],
  [null, null, null],
])('from %s to %s is %s', (start, end, words) => expect(hourSpan(start, end)).toBe(words));
