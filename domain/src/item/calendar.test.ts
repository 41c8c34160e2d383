import { describe, expect, it } from 'vitest';
import { detailWith } from '../../testing/items.ts';
import { entryOf, googleOf } from './calendar.ts';
import { type Detail, detailSchema } from './wire-schema.ts';

type Evento = Extract<Detail, { tipo: 'evento' }>;

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
const google = (change: Partial<Evento> = {}) => {
  const item = entry(change);
  if (!item) throw new Error('no date');
  return Object.fromEntries(new URL(googleOf(item, 'https://v.ar/e1')).searchParams);
};
describe('entryOf', () => {
  it('is empty without a day, for past and cancelled items, and for promos', () => {
    expect(entry({ fechaExacta: null })).toBeNull();
    expect(entry({ estado: 'cancelado' })).toBeNull();
    expect(entry({ estado: 'pospuesto' })).toBeNull();
    expect(entry({ estado: 'reprogramado', agotado: true })?.dia).toBe('2026-11-27');
    const late = { ...EVENTO, horaInicio: '19:30', horaFin: '23:30' };
    expect(entryOf(late, '2026-11-27T23:29')?.dia).toBe('2026-11-27');
    expect(entryOf(late, '2026-11-27T23:30')).toBeNull();
    const curso = detailWith('curso', { fechaDesde: '2026-11-27', fechaHasta: '2026-12-27' });
    expect(entryOf(curso, '2026-11-28T05:59')?.dia).toBe('2026-11-27');
    expect(entryOf(curso, '2026-11-28T06:00')).toBeNull();
    expect(entryOf({ ...curso, estado: 'cancelado' }, '2026-11-21T00:00')).toBeNull();
    const classes = { ...curso, regla: 'FREQ=WEEKLY;BYDAY=MO' };
    expect(entryOf(classes, '2026-11-28T06:00')).toMatchObject({
      dia: '2026-11-30',
      repeats: 'RRULE:FREQ=WEEKLY;BYDAY=MO;WKST=MO;UNTIL=20261227',
    });
    const promo = { ...EVENTO, tipo: 'promo', cantCanjeos: 1, fechaDesde: '2026-11-27', fechaHasta: null };
    expect(entryOf(detailSchema.parse(promo), '2026-11-21T00:00')).toBeNull();
  });
});

describe('googleOf', () => {
  it('writes day, hours, zone, place and the item’s address', () => {
    expect(google()).toEqual({
      action: 'TEMPLATE',
      text: 'Peña; con empanadas, y más',
      dates: '20261127T210000/20261128T030000',
      ctz: 'America/Argentina/Buenos_Aires',
      details: 'Línea una\nLínea dos\n\nhttps://v.ar/e1',
      location: 'Defensa 1344, San Telmo',
    });
  });

  it('repeats weekly events; makes a day without hours a whole day; lasts three hours without an end', () => {
    const weekly = google({ fechaExacta: null, fechaPeriodica: 'Todos los viernes', horaInicio: null });
    expect(weekly.recur).toBe('RRULE:FREQ=WEEKLY;BYDAY=FR');
    expect(weekly.dates).toBe('20261127/20261128');
    expect(google({ horaInicio: '23:30', horaFin: null }).dates).toBe('20261127T233000/20261128T023000');
  });

  it('repeats an event of several days, or spans it; does not repeat weeks with exceptions', () => {
    const feria = { fechaFin: '2026-11-29', horaFin: '23:00' };
    expect(google(feria).recur).toBe('RRULE:FREQ=DAILY;UNTIL=20261130T025900Z');
    expect(google({ ...feria, horaInicio: null })).toMatchObject({ dates: '20261127/20261130' });
    const weekly = { fechaExacta: null, fechaPeriodica: 'Todos los viernes' } as const;
    expect(google({ ...weekly, excepciones: ['2026-11-27|21:00|03:00'] }).recur).toBeUndefined();
    expect(google({ ...weekly, excepciones: ['2026-11-27|agotado'] }).recur).toBe(
      'RRULE:FREQ=WEEKLY;BYDAY=FR',
    );
  });

  it('stays an address that browsers accept, for any text', () => {
    const item = entry({ descripcion: '🎉'.repeat(4000) });
    expect(item && googleOf(item, 'https://v.ar/e1').length).toBeLessThan(8000);
  });
});
