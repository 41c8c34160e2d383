import { expect, it } from 'vitest';
import { dayName, weekday } from '../values/fecha.ts';
import { diaOfRecurrencia, RECURRENCIAS } from './recurrencia.ts';

it('diaOfRecurrencia: returns the day of the week that the text names', () => {
  // 2026-11-23 is a Monday.
  RECURRENCIAS.forEach((recurrencia, index) => {
    const dia = `2026-11-${23 + index}`;
    expect(diaOfRecurrencia(recurrencia)).toBe(weekday(dia));
    expect(recurrencia).toContain(dayName(dia));
  });
});
