import { expect, it } from 'vitest';
import { agendaDay, dayEnds, later, localTime, momentOf } from './local-time.ts';

it('is the time of Buenos Aires, in both directions', () => {
  expect(localTime(new Date('2026-11-28T02:59:59.999Z'))).toBe('2026-11-27T23:59');
  expect(momentOf('2026-11-27T23:59')).toEqual(new Date('2026-11-28T02:59:00Z'));
});
it('has an agenda whose day runs from 06:00 to 06:00', () => {
  expect(agendaDay('2026-11-28T05:59')).toBe('2026-11-27');
  expect(agendaDay('2026-11-28T06:00')).toBe('2026-11-28');
  expect(dayEnds('2026-11-27')).toEqual(new Date('2026-11-28T08:59:59.999Z'));
});
it('counts past midnight and the year', () => expect(later('2026-12-31T23:30', 45)).toBe('2027-01-01T00:15'));
