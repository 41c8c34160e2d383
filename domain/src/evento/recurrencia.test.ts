import { expect, it } from 'vitest';
import { dayName, weekday } from '../values/fecha.ts';
import { diaOfRecurrencia, RECURRENCIAS } from './recurrencia.ts';

it('names its day of the week', () => {
  // Seven days from a Monday on.
  RECURRENCIAS.forEach((recurrencia, index) => {
    const dia = `2026-11-${23 + index}`;
    expect(diaOfRecurrencia(recurrencia)).toBe(weekday(dia));
    expect(recurrencia).toContain(dayName(dia));
  });
});
