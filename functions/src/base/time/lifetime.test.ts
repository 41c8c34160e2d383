import { detailWith } from '@vidriera/domain/testing/items';
import { expect, test } from 'vitest';
import { sharedFor, timed } from './lifetime.ts';

const run = detailWith('evento', { fechaExacta: '2026-11-22', horaInicio: '08:30', horaFin: '10:30' });
const trueFor = (text: string) => timed(null, [run], new Date(`${text}-03:00`)).trueFor;

test('an answer is valid until its next event begins or ends, or the agenda’s day ends', () => {
  expect(trueFor('2026-11-22T08:29:00.5')).toBe(59);
  expect(trueFor('2026-11-22T08:30:00')).toBe(2 * 3600);
  expect(trueFor('2026-11-22T10:29:59.999')).toBe(0);
  expect(trueFor('2026-11-22T10:30:00')).toBe(13.5 * 3600);
});

test('an answer is valid only while its authors’ windows stay lit', () => {
  const usuario = { ...run.usuario, prendidaHasta: '2026-11-22T09:15' };
  const at = new Date('2026-11-22T09:00:00-03:00');
  expect(timed(null, [{ ...run, usuario }], at).trueFor).toBe(15 * 60);
});

const CACHE = 'public, max-age=0, s-maxage=';
test.each([
  [7200, 60, `${CACHE}60`],
  [Number.POSITIVE_INFINITY, 60, `${CACHE}60`],
  [120, 60, `${CACHE}60`],
  [60, 30, `${CACHE}30`],
  [7, 3, `${CACHE}4`],
  [1, 0, `${CACHE}1`],
  [0, 0, 'no-store'],
])(
  'an answer valid for %d seconds is cached for %d by the instance and for %s elsewhere',
  (left, seconds, header) => {
    expect(sharedFor(left, 60)).toEqual({ seconds, header });
  },
);
