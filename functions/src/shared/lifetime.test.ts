import { detailWith } from 'domain/testing/items';
import { expect, test } from 'vitest';
import { sharedFor, timed } from './lifetime.ts';

const run = detailWith('evento', { fechaExacta: '2026-11-22', horaInicio: '08:30', horaFin: '10:30' });
const trueFor = (text: string) => timed(null, [run], new Date(`${text}-03:00`)).trueFor;

test('an answer is true until its next event begins or ends, or the agenda’s day is over', () => {
  expect(trueFor('2026-11-22T08:29:00.5')).toBe(59);
  expect(trueFor('2026-11-22T08:30:00')).toBe(2 * 3600);
  expect(trueFor('2026-11-22T10:29:59.999')).toBe(0);
  expect(trueFor('2026-11-22T10:30:00')).toBe(19.5 * 3600);
});

test('no cache keeps it longer', () => {
  const CACHE = 'public, max-age=0, s-maxage=';
  expect(sharedFor(7200, 60, 600)).toEqual({ seconds: 60, header: `${CACHE}60, stale-while-revalidate=600` });
  expect(sharedFor(100, 60, 600)).toEqual({ seconds: 60, header: `${CACHE}60, stale-while-revalidate=40` });
  expect(sharedFor(60, 60, 600)).toEqual({ seconds: 60, header: `${CACHE}60` });
  expect(sharedFor(7, 60, 600)).toEqual({ seconds: 7, header: `${CACHE}7` });
  expect(sharedFor(0, 60, 600)).toEqual({ seconds: 0, header: `${CACHE}0` });
  expect(sharedFor(7, 60)).toEqual({ seconds: 7, header: `${CACHE}7` });
});
