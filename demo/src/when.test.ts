import { ends } from '@vidriera/domain/evento/occurrence';
import { range } from '@vidriera/domain/values/fecha';
import { agendaDay, at, momentOf } from '@vidriera/domain/values/local-time';
import { describe, expect, it } from 'vitest';
import { CREADORES } from './content/creadores.ts';
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

  it('stays within this weekend when part of it is over', () => {
    expect(days('finde:vie', '2026-11-28T15:00:00Z')).toEqual(['2026-11-28']);
  });
  it('continues the weekend until the agenda’s Sunday is over', () => {
    expect(days('hoy finde:sab', '2026-11-23T04:00:00Z')).toEqual(['2026-11-22', '2026-11-22']);
    expect(days('hoy finde:sab', '2026-11-23T10:00:00Z')).toEqual(['2026-11-23', '2026-11-28']);
  });
  it('uses the last day of a shorter month', () => {
    expect(days('mes+31', '2027-01-15T15:00:00Z')).toEqual(['2027-02-28']);
  });
  it('reads weekdays and hours', () => {
    expect(interpret('jueves 20:00-23:30', new Date())).toEqual({
      days: [],
      weekly: 'Todos los jueves',
      regla: null,
      horaInicio: '20:00',
      horaFin: '23:30',
    });
    expect(interpret('hoy 14:00-', new Date()).horaFin).toBeNull();
    expect(interpret('FREQ=MONTHLY;BYDAY=1FR', new Date()).regla).toBe('FREQ=MONTHLY;BYDAY=1FR');
  });
  it('refuses unknown words', () => {
    expect(() => interpret('mañana', new Date())).toThrow(RangeError);
  });
});

it.each(['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'])(
  'has weekend events that are not over at any hour of %s',
  (dia) => {
    for (const hora of ['00:00', '02:59', '05:59', '06:00', '12:00', '18:00', '23:59']) {
      const now = at(dia, hora);
      const [from, to] = range('finde', agendaDay(now));
      const upcoming = CREADORES.flatMap(({ eventos }) => eventos ?? []).filter(({ when }) => {
        const { days, ...hours } = interpret(when, momentOf(now));
        const [on] = days;
        return on && on >= from && on <= to && ends(on, hours) > now;
      });
      expect(upcoming.length, now).toBeGreaterThan(4);
    }
  },
);
