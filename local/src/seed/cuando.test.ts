import { describe, expect, it } from 'vitest';
import { interpretar } from './cuando.ts';

const dias = (cuando: string, now = '2026-11-25T15:00:00Z') => interpretar(cuando, new Date(now)).dias;

describe('interpretar', () => {
  it.each([
    ['hoy', ['2026-11-25']],
    ['+7 +40', ['2026-12-02', '2027-01-04']],
    ['-1', ['2026-11-24']],
    ['mes+9', ['2026-12-09']],
    ['finde:vie finde:dom', ['2026-11-27', '2026-11-29']],
    ['sin', [null]],
    ['- -', [null, null]],
  ])('%s', (cuando, esperado) => expect(dias(cuando)).toEqual(esperado));

  it('keeps to this weekend when part of it is over', () => {
    expect(dias('finde:vie', '2026-11-28T15:00:00Z')).toEqual(['2026-11-28']);
  });
  it('takes the last day of a shorter month', () => {
    expect(dias('mes+31', '2027-01-15T15:00:00Z')).toEqual(['2027-02-28']);
  });
  it('reads weekdays and hours', () => {
    expect(interpretar('jueves 20:00-23:30', new Date())).toEqual({
      dias: [],
      semanal: 'Todos los jueves',
      horaInicio: '20:00',
      horaFin: '23:30',
    });
    expect(interpretar('hoy 14:00-', new Date()).horaFin).toBeNull();
  });
  it('refuses what it does not know', () => {
    expect(() => interpretar('mañana', new Date())).toThrow(RangeError);
  });
});
