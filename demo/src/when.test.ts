import { describe, expect, it } from 'vitest';
import { interpret } from './when.ts';

const days = (when: string, now = '2026-11-25T15:00:00Z') => interpret(when, new Date(now)).days;

describe('interpret', () => {
  it.each([
    ['hoy', ['2026-11-25']],
    ['+7 +40', ['2026-12-02', '2027-01-04']],
    ['-1', ['2026-11-24']],
    ['mes+9', ['2026-12-09']],
    ['finde:vie finde:dom', ['2026-11-27', '2026-11-29']],
    ['sin', [null]],
    ['- -', [null, null]],
  ])('%s', (when, expected) => expect(days(when)).toEqual(expected));

  it('keeps to this weekend when part of it is over', () => {
    expect(days('finde:vie', '2026-11-28T15:00:00Z')).toEqual(['2026-11-28']);
  });
  it('takes the last day of a shorter month', () => {
    expect(days('mes+31', '2027-01-15T15:00:00Z')).toEqual(['2027-02-28']);
  });
  it('reads weekdays and hours', () => {
    expect(interpret('jueves 20:00-23:30', new Date())).toEqual({
      days: [],
      weekly: 'Todos los jueves',
      horaInicio: '20:00',
      horaFin: '23:30',
    });
    expect(interpret('hoy 14:00-', new Date()).horaFin).toBeNull();
  });
  it('refuses what it does not know', () => {
    expect(() => interpret('mañana', new Date())).toThrow(RangeError);
  });
});
