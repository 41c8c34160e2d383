import { describe, expect, it } from 'vitest';
import { detailWith } from '../../testing/items.ts';
import { entryOf, googleOf, icsOf } from './calendar.ts';
import { type Detail, detailSchema } from './wire-schema.ts';

type Evento = Extract<Detail, { tipo: 'evento' }>;
const NOW = new Date('2026-11-21T03:00:00Z');

const EVENTO = detailWith('evento', {
  id: 'e1',
  titulo: 'Peña; con empanadas, y más',
  descripcion: 'Línea una\nLínea dos',
  direccion: 'Defensa 1344, San Telmo',
  fechaExacta: '2026-11-27',
  proximaFecha: '2026-11-27',
  horaInicio: '21:00',
  horaFin: '03:00',
});

const entry = (change: Partial<Evento> = {}) => entryOf({ ...EVENTO, ...change }, '2026-11-21T00:00');
const ics = (change: Partial<Evento> = {}) => {
  const item = entry(change);
  return item && icsOf(item, 'https://v.ar/e1', NOW);
};
const google = (change: Partial<Evento> = {}) => {
  const item = entry(change);
  if (!item) throw new Error('no date');
  return Object.fromEntries(new URL(googleOf(item, 'https://v.ar/e1')).searchParams);
};
/** Folded lines put together again (RFC 5545 §3.1). */
const lines = (text: string | null) => (text ?? '').replaceAll('\r\n ', '').split('\r\n');

describe('icsOf', () => {
  it('puts an event at its day and hour in the product’s zone, past midnight too', () => {
    expect(lines(ics())).toEqual(
      expect.arrayContaining([
        'DTSTART;TZID=America/Argentina/Buenos_Aires:20261127T210000',
        'DTEND;TZID=America/Argentina/Buenos_Aires:20261128T030000',
        'TZID:America/Argentina/Buenos_Aires',
        'DTSTAMP:20261121T030000Z',
      ]),
    );
    expect(ics()).not.toContain('RRULE');
  });

  it('repeats a weekly one from its next day', () => {
    const weekly = lines(
      ics({ fechaExacta: null, fechaPeriodica: 'Todos los miércoles', proximaFecha: '2026-11-25' }),
    );
    expect(weekly).toContain('RRULE:FREQ=WEEKLY;BYDAY=WE');
    expect(weekly).toContain('DTSTART;TZID=America/Argentina/Buenos_Aires:20261125T210000');
  });

  it('repeats it until its last day, where it has one', () => {
    const until = {
      fechaExacta: null,
      fechaPeriodica: 'Todos los miércoles',
      fechaHasta: '2026-12-31',
    } as const;
    expect(lines(ics(until))).toContain('RRULE:FREQ=WEEKLY;BYDAY=WE;UNTIL=20270101T025900Z');
    expect(lines(ics({ ...until, horaInicio: null }))).toContain('RRULE:FREQ=WEEKLY;BYDAY=WE;UNTIL=20261231');
  });

  it('is a whole day without an hour, and nothing without a day', () => {
    expect(lines(ics({ horaInicio: null }))).toContain('DTSTART;VALUE=DATE:20261127');
    expect(ics({ fechaExacta: null })).toBeNull();
  });

  it('offers nothing that is over, and nothing for a promo', () => {
    const late = { ...EVENTO, horaInicio: '19:30', horaFin: '23:30' };
    expect(entryOf(late, '2026-11-27T23:29')?.dia).toBe('2026-11-27');
    expect(entryOf(late, '2026-11-27T23:30')).toBeNull();
    const curso = detailWith('curso', { fechaDesde: '2026-11-27', fechaHasta: '2026-12-27' });
    expect(entryOf(curso, '2026-11-28T05:59')?.dia).toBe('2026-11-27');
    expect(entryOf(curso, '2026-11-28T06:00')).toBeNull();
    const promo = { ...EVENTO, tipo: 'promo', cantCanjeos: 1, fechaDesde: '2026-11-27', fechaHasta: null };
    expect(entryOf(detailSchema.parse(promo), '2026-11-21T00:00')).toBeNull();
  });

  it('escapes what people wrote and folds at 75 octets', () => {
    expect(lines(ics())).toContain('SUMMARY:Peña\\; con empanadas\\, y más');
    expect(lines(ics())).toContain('DESCRIPTION:Línea una\\nLínea dos');
    const long = ics({ descripcion: 'ñandú '.repeat(60) }) ?? '';
    const octets = long.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(lines(long)).toContain(`DESCRIPTION:${'ñandú '.repeat(60)}`);
  });
});

describe('googleOf', () => {
  it('writes day, hours, zone, place and the way back', () => {
    expect(google()).toEqual({
      action: 'TEMPLATE',
      text: 'Peña; con empanadas, y más',
      dates: '20261127T210000/20261128T030000',
      ctz: 'America/Argentina/Buenos_Aires',
      details: 'Línea una\nLínea dos\n\nhttps://v.ar/e1',
      location: 'Defensa 1344, San Telmo',
    });
  });

  it('repeats a weekly one; a day without hours is a whole one; three hours where no end is said', () => {
    const weekly = google({ fechaExacta: null, fechaPeriodica: 'Todos los viernes', horaInicio: null });
    expect(weekly.recur).toBe('RRULE:FREQ=WEEKLY;BYDAY=FR');
    expect(weekly.dates).toBe('20261127/20261128');
    expect(google({ horaInicio: '23:30', horaFin: null }).dates).toBe('20261127T233000/20261128T023000');
  });

  it('stays an address browsers take, whatever was written', () => {
    const item = entry({ descripcion: '🎉'.repeat(4000) });
    expect(item && googleOf(item, 'https://v.ar/e1').length).toBeLessThan(8000);
  });
});
