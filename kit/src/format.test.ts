import { describe, expect, it } from 'vitest';
import {
  dateRange,
  dayParts,
  eventDate,
  isPast,
  longDay,
  promoUntil,
  schedule,
  shortDay,
  teacher,
  today,
} from './format.ts';

const HOY = '2026-11-21';

describe('days', () => {
  it('are those of Buenos Aires', () => {
    expect(today(new Date('2026-11-22T02:59:00Z'))).toBe('2026-11-21');
    expect(today(new Date('2026-11-22T03:00:00Z'))).toBe('2026-11-22');
  });

  it('are said in words', () => {
    expect(dayParts('2026-11-26')).toEqual({ semana: 'JUE', numero: '26', mes: 'NOV' });
    expect(longDay('2026-11-27', HOY)).toBe('viernes 27 de noviembre');
    expect(longDay('2027-01-02', HOY)).toBe('sábado 2 de enero de 2027');
    expect(longDay(HOY, HOY)).toBe('Hoy, sábado 21 de noviembre');
    expect(longDay('2026-11-22', HOY)).toBe('Mañana, domingo 22 de noviembre');
    expect(shortDay('2027-03-03', HOY)).toBe('3 mar 2027');
  });

  it('make ranges of what there is', () => {
    expect(dateRange('2026-11-22', '2026-12-05', HOY)).toBe('del 22 nov al 5 dic');
    expect(dateRange('2026-11-22', null, HOY)).toBe('desde el 22 nov');
    expect(dateRange(null, '2026-12-05', HOY)).toBe('hasta el 5 dic');
    expect(dateRange(null, null, HOY)).toBeNull();
  });

  it('make hours of what there is', () => {
    expect(schedule('19:30', '22:00')).toBe('19:30 a 22:00 h');
    expect(schedule('19:30', null)).toBe('19:30 h');
    expect(schedule(null, '22:00')).toBe('hasta las 22:00 h');
    expect(schedule(null, null)).toBeNull();
  });
});

describe('an event', () => {
  const evento = { fechaExacta: null, fechaPeriodica: null, proximaFecha: null };
  it('says its kind of date', () => {
    expect(eventDate(evento, HOY)).toBe('Sin fecha');
    expect(eventDate({ ...evento, fechaExacta: HOY }, HOY)).toBe('Hoy, sábado 21 de noviembre');
    const jueves = { ...evento, fechaPeriodica: 'Todos los jueves' as const };
    expect(eventDate({ ...jueves, proximaFecha: '2026-11-26' }, HOY)).toBe(
      'Todos los jueves · próximo: 26 nov',
    );
    expect(eventDate({ ...jueves, proximaFecha: '2026-11-19' }, HOY)).toBe('Todos los jueves');
  });

  it('is past the day after its exact date, and never when it repeats', () => {
    const tarjeta = (fechaExacta: string | null) => ({ tipo: 'evento', fechaExacta }) as never;
    expect(isPast(tarjeta('2026-11-20'), HOY)).toBe(true);
    expect(isPast(tarjeta(HOY), HOY)).toBe(false);
    expect(isPast(tarjeta(null), HOY)).toBe(false);
  });
});

describe('a course and a promo', () => {
  it('name the teacher with the title, unless it is none', () => {
    expect(teacher({ licenciatura: 'Prof.', nombreProfe: 'Ana Ruiz' })).toBe('Prof. Ana Ruiz');
    expect(teacher({ licenciatura: 'Otros', nombreProfe: 'Ana Ruiz' })).toBe('Ana Ruiz');
    expect(teacher({ licenciatura: 'Prof.', nombreProfe: '' })).toBeNull();
  });

  it('say until when a promo is good', () => {
    const until = (fechaDesde: string | null, fechaHasta: string | null) =>
      promoUntil({ fechaDesde, fechaHasta }, HOY);
    expect(until(null, null)).toBe('Sin vencimiento');
    expect(until(null, HOY)).toBe('Termina hoy');
    expect(until(null, '2026-11-20')).toBe('Ya terminó');
    expect(until('2026-11-25', '2026-12-01')).toBe('Desde el 25 nov');
    expect(until('2026-11-01', '2026-12-01')).toBe('Hasta el 1 dic');
  });
});
