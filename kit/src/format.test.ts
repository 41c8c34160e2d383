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

const TODAY = '2026-11-21';

describe('days', () => {
  it('are those of Buenos Aires', () => {
    expect(today(new Date('2026-11-22T02:59:00Z'))).toBe('2026-11-21');
    expect(today(new Date('2026-11-22T03:00:00Z'))).toBe('2026-11-22');
  });

  it('are said in words', () => {
    expect(dayParts('2026-11-26')).toEqual({ week: 'JUE', number: '26', month: 'NOV' });
    expect(longDay('2026-11-27', TODAY)).toBe('viernes 27 de noviembre');
    expect(longDay('2027-01-02', TODAY)).toBe('sábado 2 de enero de 2027');
    expect(longDay(TODAY, TODAY)).toBe('Hoy, sábado 21 de noviembre');
    expect(longDay('2026-11-22', TODAY)).toBe('Mañana, domingo 22 de noviembre');
    expect(shortDay('2027-03-03', TODAY)).toBe('3 mar 2027');
  });

  it('make ranges of what there is', () => {
    expect(dateRange('2026-11-22', '2026-12-05', TODAY)).toBe('del 22 nov al 5 dic');
    expect(dateRange('2026-11-22', null, TODAY)).toBe('desde el 22 nov');
    expect(dateRange(null, '2026-12-05', TODAY)).toBe('hasta el 5 dic');
    expect(dateRange(null, null, TODAY)).toBeNull();
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
    expect(eventDate(evento, TODAY)).toBe('Sin fecha');
    expect(eventDate({ ...evento, fechaExacta: TODAY }, TODAY)).toBe('Hoy, sábado 21 de noviembre');
    const thursday = { ...evento, fechaPeriodica: 'Todos los jueves' as const };
    expect(eventDate({ ...thursday, proximaFecha: '2026-11-26' }, TODAY)).toBe(
      'Todos los jueves · próximo: 26 nov',
    );
    expect(eventDate({ ...thursday, proximaFecha: '2026-11-19' }, TODAY)).toBe('Todos los jueves');
  });

  it('is past the day after its exact date, and never when it repeats', () => {
    const card = (fechaExacta: string | null) => ({ tipo: 'evento', fechaExacta }) as never;
    expect(isPast(card('2026-11-20'), TODAY)).toBe(true);
    expect(isPast(card(TODAY), TODAY)).toBe(false);
    expect(isPast(card(null), TODAY)).toBe(false);
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
      promoUntil({ fechaDesde, fechaHasta }, TODAY);
    expect(until(null, null)).toBe('Sin vencimiento');
    expect(until(null, TODAY)).toBe('Termina hoy');
    expect(until(null, '2026-11-20')).toBe('Ya terminó');
    expect(until('2026-11-25', '2026-12-01')).toBe('Desde el 25 nov');
    expect(until('2026-11-01', '2026-12-01')).toBe('Hasta el 1 dic');
  });
});
