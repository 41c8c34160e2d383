import { detailWith } from '@vidriera/domain/testing/items';
import { noteServerTime } from '@vidriera/session/server-clock';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dateRange,
  dayParts,
  eventDate,
  hourAndPlace,
  longDay,
  now,
  placeLabel,
  promoUntil,
  schedule,
  shortDay,
  shortRange,
  teacher,
} from './format.ts';

const TODAY = '2026-11-21';

afterEach(() => void vi.useRealTimers());

describe('days', () => {
  it('are the server’s once it has answered, whatever the device’s clock says', () => {
    vi.useFakeTimers({ now: new Date('2026-11-19T15:00:00Z') });
    noteServerTime(Date.parse('2026-11-22T15:00:00Z'), Date.now());
    expect(now()).toBe('2026-11-22T12:00');
    noteServerTime(Date.now(), Date.now());
    expect(now()).toBe('2026-11-19T12:00');
  });

  it('are those of Buenos Aires, like hours', () => {
    expect(now(new Date('2026-11-22T02:59:59Z'))).toBe('2026-11-21T23:59');
    expect(now(new Date('2026-11-22T03:00:00Z'))).toBe('2026-11-22T00:00');
  });

  it('are named in words', () => {
    expect(dayParts('2026-11-26')).toEqual({ week: 'JUE', number: '26', month: 'NOV' });
    expect(longDay('2026-11-27', TODAY)).toBe('viernes 27 de noviembre');
    expect(longDay('2027-01-02', TODAY)).toBe('sábado 2 de enero de 2027');
    expect(longDay(TODAY, TODAY)).toBe('Hoy, sábado 21 de noviembre');
    expect(longDay('2026-11-22', TODAY)).toBe('Mañana, domingo 22 de noviembre');
    expect(shortDay('2027-03-03', TODAY)).toBe('3 mar 2027');
  });

  it('make ranges of one or two days', () => {
    expect(dateRange('2026-11-22', '2026-12-05', TODAY)).toBe('del 22 nov al 5 dic');
    expect(shortRange('2026-11-22', '2027-02-05', TODAY)).toBe('22 nov al 5 feb');
    expect(shortRange('2026-11-22', '2027-12-05', TODAY)).toBe('22 nov al 5 dic 2027');
    expect(shortRange(null, '2026-12-05', TODAY)).toBe('hasta el 5 dic');
    expect(dateRange('2026-11-22', '2026-11-22', TODAY)).toBe('solo el 22 nov');
    expect(dateRange('2026-11-22', null, TODAY)).toBe('desde el 22 nov');
    expect(dateRange(null, '2026-12-05', TODAY)).toBe('hasta el 5 dic');
    expect(dateRange(null, null, TODAY)).toBeNull();
  });

  it('make hours of one or two times', () => {
    expect(schedule('19:30', '22:00')).toBe('19:30 a 22:00 h');
    expect(schedule('19:30', null)).toBe('19:30 h');
    expect(schedule(null, '22:00')).toBe('hasta las 22:00 h');
    expect(schedule(null, null)).toBeNull();
  });
});

describe('an event', () => {
  const NOW = `${TODAY}T12:00`;
  const evento = detailWith('evento');
  const thursday = { ...evento, fechaPeriodica: 'Todos los jueves', proximaFecha: '2026-11-26' } as const;
  const night = { ...evento, fechaExacta: '2026-11-28', horaInicio: '00:30', horaFin: '05:00' };

  it('shows its kind of date', () => {
    expect(eventDate(evento, NOW)).toBe('Sin fecha');
    expect(eventDate({ ...evento, fechaExacta: TODAY }, NOW)).toBe('Hoy, sábado 21 de noviembre');
    expect(eventDate(thursday, NOW)).toBe('Todos los jueves\u00a0· próximo: 26 nov');
    expect(eventDate(thursday, '2026-11-26T12:00')).toBe('Todos los jueves\u00a0· próximo: hoy');
  });

  it('shows its last day if it is weekly, and no date after it', () => {
    const until = { ...thursday, fechaHasta: '2026-11-30' };
    expect(eventDate(until, NOW)).toBe('Todos los jueves hasta el 30 nov\u00a0· próximo: 26 nov');
    expect(eventDate(until, '2026-12-01T12:00')).toBe('Todos los jueves hasta el 30 nov');
  });

  it('shows its rule and the next date', () => {
    const friday = { ...evento, regla: 'FREQ=MONTHLY;BYDAY=1FR', proximaFecha: '2026-12-04' };
    expect(eventDate(friday, NOW)).toBe('Primer viernes del mes\u00a0· próximo: 4 dic');
    expect(eventDate({ ...friday, fechaHasta: '2027-06-30' }, NOW)).toBe(
      'Primer viernes del mes hasta el 30 jun 2027\u00a0· próximo: 4 dic',
    );
    const second = { ...friday, regla: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA', proximaFecha: TODAY };
    expect(eventDate(second, NOW)).toBe('Sábado, cada dos semanas\u00a0· próximo: hoy');
  });

  it('ends a stretch of days on its card, with the hour where it has no break', () => {
    const stretch = {
      fechaExacta: '2026-11-27',
      fechaFin: '2026-11-29',
      horaInicio: '20:00',
      horaFin: '18:00',
    };
    const place = placeLabel(detailWith('evento', stretch));
    expect(hourAndPlace(detailWith('evento', stretch), NOW)).toBe(`20:00 · hasta el 29 nov · ${place}`);
    const whole = detailWith('evento', { ...stretch, corrido: true });
    expect(hourAndPlace(whole, NOW)).toBe(`20:00 · hasta el 29 nov, 18:00 · ${place}`);
    expect(eventDate(whole, NOW)).toBe(
      'viernes 27 de noviembre, de corrido hasta el 29 nov a\u00a0las\u00a018:00',
    );
  });

  it('is listed under the evening before if it starts after midnight', () => {
    expect(eventDate(night, NOW)).toBe('viernes 27 de noviembre, madrugada del 28');
    expect(eventDate(night, '2026-11-28T00:10')).toBe('Hoy, sábado 28 de noviembre');
    expect(hourAndPlace(night, NOW)).toBe(`00:30 · madrugada del 28 · ${placeLabel(night)}`);
    const weekly = { ...thursday, horaInicio: '01:00' };
    expect(eventDate(weekly, NOW)).toBe('Todos los jueves\u00a0· próximo: 25 nov\u00a0· madrugada del 26');
    expect(eventDate(weekly, '2026-11-26T00:10')).toBe('Todos los jueves\u00a0· próximo: hoy');
    const late = { ...thursday, horaInicio: '22:00', horaFin: '03:00' };
    expect(eventDate(late, '2026-11-27T00:10')).toBe('Todos los jueves\u00a0· anoche, sigue');
  });

  it('shows its hours, if any', () => {
    const virtual = { ...thursday, modalidad: 'Virtual' as const };
    expect(hourAndPlace({ ...virtual, horaInicio: '21:00' }, NOW)).toBe('21:00 · Virtual');
    expect(hourAndPlace({ ...virtual, horaFin: '23:00' }, NOW)).toBe('hasta las 23:00 h · Virtual');
    expect(hourAndPlace(virtual, NOW)).toBe('Virtual');
  });
});

describe('a course and a promo', () => {
  it('name the teacher with the title', () => {
    expect(teacher({ licenciatura: 'Prof.', nombreProfe: 'Ana Ruiz' })).toBe('Prof. Ana Ruiz');
    expect(teacher({ licenciatura: 'Otros', nombreProfe: 'Ana Ruiz' })).toBe('Ana Ruiz');
    expect(teacher({ licenciatura: 'Prof.', nombreProfe: '' })).toBeNull();
  });

  it('show a promo’s end', () => {
    const until = (fechaDesde: string | null, fechaHasta: string | null) =>
      promoUntil({ fechaDesde, fechaHasta }, `${TODAY}T12:00`);
    expect(until(null, null)).toBe('Sin vencimiento');
    expect(until(null, TODAY)).toBe('Termina hoy');
    expect(promoUntil({ fechaDesde: null, fechaHasta: TODAY }, '2026-11-22T05:59')).toBe(
      'Termina esta noche',
    );
    expect(until(null, '2026-11-20')).toBe('Ya terminó');
    expect(until('2026-11-25', '2026-12-01')).toBe('Desde el 25 nov');
    expect(until('2026-11-01', '2026-12-01')).toBe('Hasta el martes 1 de diciembre');
    expect(until('2026-11-01', '2026-11-27')).toBe('Hasta el viernes 27 de noviembre');
    expect(promoUntil({ fechaDesde: null, fechaHasta: '2026-11-27' }, `${TODAY}T12:00`, true)).toBe(
      'Hasta el vie 27 nov',
    );
    expect(until('2026-11-01', '2026-11-28')).toBe('Hasta el sábado 28 de noviembre');
  });
});
