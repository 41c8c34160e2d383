import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { saved } from '../../testing/arbitraries.ts';
import { emptyItem } from '../../testing/items.ts';
import { exceptionsOf } from '../evento/dated.ts';
import { nextOccurrence, occurrence } from '../evento/occurrence.ts';
import { nearestDate, REGLA, type Regla, readRegla } from '../evento/regla.ts';
import { addDays, midnight } from '../values/fecha.ts';
import { uidSchema } from '../values/ids-schema.ts';
import { agendaIcs, dateIcs, icsOf, MOST_ENTRIES } from './ics.ts';
import { STORED_SCHEMA, type Stored } from './kinds-schema.ts';
import { publicItemOf } from './public-item.ts';
import { detailSchema } from './wire-schema.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const at = (text: string) => new Date(`${text}:00-03:00`);
const day = (text: string) => midnight(text) as Date;
const hour = (text: string) => new Date(`1970-01-01T${text}:00Z`);
const usuario = { id: uidSchema.parse('u1'), username: 'bar', nombre: 'Bar', imagen: null };
const EVENTO = {
  titulo: 'Peña; con empanadas, y más',
  descripcion: 'Línea una\nLínea dos',
  direccion: 'Defensa 1344, San Telmo',
  fechaExacta: day('2026-11-27'),
  horaInicio: hour('21:00'),
  horaFin: hour('03:00'),
  createdAt: at('2026-11-01T12:00'),
  updatedAt: at('2026-11-01T13:00'),
};
const WEEKLY = { fechaExacta: null, fechaPeriodica: 'Todos los lunes', horaFin: hour('23:00') };

function fileOf(tipo: 'evento' | 'curso', change: object, now = NOW, fecha?: string): string | null {
  const stored = STORED_SCHEMA[tipo].parse(
    saved({ ...emptyItem(tipo), ...EVENTO, ...change }),
  ) as Stored[typeof tipo];
  const detail = detailSchema.parse(publicItemOf(tipo, stored as never, { id: 'e1', usuario, now }));
  if (detail.tipo === 'promo') throw new Error('no promo');
  const around = { url: 'https://v.ar/e1', now };
  return fecha ? dateIcs({ detail, stored }, fecha, around) : icsOf({ detail, stored }, around);
}
const ics = (change: object = {}, now = NOW) => fileOf('evento', change, now);

/** Parses a file with ical.js: the series with its exceptions, and all events. */
function read(text: string | null) {
  const calendar = new ICAL.Component(ICAL.parse(text ?? ''));
  ICAL.TimezoneService.register(
    new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component),
  );
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const series = events.find((one) => !one.isRecurrenceException()) as ICAL.Event;
  for (const one of events) if (one !== series) series.relateException(one);
  return { series, events };
}
function datesOf(text: string | null, count: number): string[] {
  const { series } = read(text);
  const all = series.iterator();
  return Array.from({ length: count }, () => all.next())
    .filter((time) => Boolean(time))
    .map((time) => {
      const { startDate, endDate } = series.getOccurrenceDetails(time);
      return `${startDate} ${endDate}`;
    });
}
const property = (event: ICAL.Event, name: string) => event.component.getFirstPropertyValue(name)?.toString();

describe('an event’s calendar file, parsed by another program', () => {
  it('has day and hours, also past midnight, texts and place', () => {
    const { series } = read(ics());
    expect([series.startDate.toString(), series.endDate.toString()]).toEqual([
      '2026-11-27T21:00:00',
      '2026-11-28T03:00:00',
    ]);
    expect(series.startDate.toJSDate().toISOString()).toBe('2026-11-28T00:00:00.000Z');
    expect([series.uid, series.summary, series.location]).toEqual([
      'e1@vidriera',
      'Peña; con empanadas, y más',
      'Defensa 1344, San Telmo',
    ]);
    expect(series.description).toBe('Línea una\nLínea dos');
    expect(property(series, 'status')).toBe('CONFIRMED');
    expect(series.isRecurring()).toBe(false);
  });

  it('of a weekly event always begins with its first date, and keeps its series', () => {
    for (const now of ['2026-11-21T12:00', '2027-03-01T12:00']) {
      const { series } = read(ics(WEEKLY, at(now)));
      expect(series.startDate.toString()).toBe('2026-11-02T21:00:00');
      expect(series.uid).toBe('e1@vidriera');
    }
    const later = { ...WEEKLY, fechaDesde: day('2026-12-08'), fechaHasta: day('2026-12-28') };
    expect(datesOf(ics(later), 5)).toEqual([
      '2026-12-14T21:00:00 2026-12-14T23:00:00',
      '2026-12-21T21:00:00 2026-12-21T23:00:00',
      '2026-12-28T21:00:00 2026-12-28T23:00:00',
    ]);
  });

  it('says which dates are sold out, also with other hours', () => {
    const text = ics({ ...WEEKLY, excepciones: ['2026-11-30|agotado', '2026-12-07|22:30|01:00|agotado'] });
    expect(datesOf(text, 6).slice(4)).toEqual([
      '2026-11-30T21:00:00 2026-11-30T23:00:00',
      '2026-12-07T22:30:00 2026-12-08T01:00:00',
    ]);
    expect(text?.match(/Entradas agotadas/g)).toHaveLength(2);
    expect(text).not.toContain('EXDATE');
  });

  it('leaves out cancelled dates, and moves those with other hours', () => {
    const text = ics({
      ...WEEKLY,
      excepciones: [
        '2026-11-30|cancelado',
        '2026-12-07|22:30|01:00',
        '2026-12-08|cancelado',
        '2026-10-26|cancelado',
      ],
    });
    expect(datesOf(text, 6).slice(2)).toEqual(
      [
        '2026-11-16T21:00:00 2026-11-16T23:00:00',
        '2026-11-23T21:00:00 2026-11-23T23:00:00',
        '2026-12-07T22:30:00 2026-12-08T01:00:00',
        '2026-12-14T21:00:00 2026-12-14T23:00:00',
      ].slice(0, 4),
    );
    expect(read(text).events).toHaveLength(2);
    expect(text?.match(/EXDATE/g)).toHaveLength(1);
  });

  it('without hours has whole days, also weekly and cancelled ones', () => {
    const text = ics({ ...WEEKLY, horaInicio: null, horaFin: null, excepciones: ['2026-11-09|cancelado'] });
    expect(datesOf(text, 2).map((one) => one.slice(0, 10))).toEqual(['2026-11-02', '2026-11-16']);
    expect(read(text).series.startDate.isDate).toBe(true);
    const until = read(ics({ ...WEEKLY, horaInicio: null, horaFin: null, fechaHasta: day('2026-12-31') }));
    expect(property(until.series, 'rrule')).toBe('FREQ=WEEKLY;BYDAY=MO;UNTIL=20261231');
  });

  it('of a rule begins with its first date, and has its exceptions', () => {
    const rule = { ...WEEKLY, fechaPeriodica: null, regla: 'FREQ=MONTHLY;BYDAY=1FR' };
    const first = { ...rule, fechaDesde: day('2026-12-04') };
    const text = ics({ ...first, excepciones: ['2027-01-01|cancelado', '2027-02-05|20:00|22:00'] });
    expect(datesOf(text, 3)).toEqual([
      '2026-12-04T21:00:00 2026-12-04T23:00:00',
      '2027-02-05T20:00:00 2027-02-05T22:00:00',
      '2027-03-05T21:00:00 2027-03-05T23:00:00',
    ]);
    expect(text).toContain('RRULE:FREQ=MONTHLY;BYDAY=1FR;WKST=MO');
    expect(ics(rule)).toBeNull();
  });

  it('of a rule has the dates that the product has, for ten years, with exceptions', () => {
    const texts = fc.stringMatching(new RegExp(`^(?:${REGLA})$`));
    const days = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-12-01', days));
    const own = fc.constantFrom('cancelado', '20:00|22:30', 'agotado', '19:00|20:00|agotado');
    const exceptions = fc.array(fc.tuple(fc.nat(40), own), { maxLength: 20 });
    fc.assert(
      fc.property(texts, days, exceptions, (regla, typed, changed) => {
        const fechaDesde = nearestDate(readRegla(regla) as Regla, typed, typed);
        const plain = { fechaExacta: null, fechaPeriodica: null, regla, fechaDesde, exceptions: null };
        const hours = { horaInicio: '21:00', horaFin: '23:00' };
        const all: string[] = [];
        for (let time = occurrence({ ...plain, ...hours }, '2026-11-21T12:00'); time; ) {
          all.push(time.dia);
          time = time.dia < '2036-12-01' ? nextOccurrence({ ...plain, ...hours }, time) : null;
        }
        const excepciones = [...new Map(changed.map(([n, own]) => [all[n], `${all[n]}|${own}`])).values()];
        const series = { ...plain, ...hours, exceptions: exceptionsOf({ ...plain, excepciones }) };
        const expected: string[] = [];
        for (let time = occurrence(series, '2026-11-21T12:00'); time && time.dia < '2036-12-01'; ) {
          expected.push(`${time.begins}:00 ${time.ends}:00`);
          time = nextOccurrence(series, time);
        }
        const file = ics({ ...WEEKLY, ...plain, fechaDesde: day(fechaDesde), excepciones });
        expect(datesOf(file, expected.length)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('of several days has each of them, or one entry without hours', () => {
    const feria = { fechaFin: day('2026-11-29'), horaInicio: hour('10:00'), horaFin: hour('20:00') };
    expect(datesOf(ics(feria), 5).map((one) => one.slice(0, 16))).toEqual([
      '2026-11-27T10:00',
      '2026-11-28T10:00',
      '2026-11-29T10:00',
    ]);
    const { series } = read(ics({ ...feria, horaInicio: null, horaFin: null }));
    expect([series.startDate.toString(), series.endDate.toString()]).toEqual(['2026-11-27', '2026-11-30']);
    // On its second day the entry is the same.
    expect(ics(feria, at('2026-11-28T12:00'))).toContain('20261127T100000');
  });

  it.each([
    ['cancelado', 'CANCELLED', 'Cancelado: Por la lluvia'],
    ['pospuesto', 'CANCELLED', 'Pospuesto: Por la lluvia'],
    ['reprogramado', 'CONFIRMED', 'Reprogramado: Por la lluvia'],
    ['programado', 'CONFIRMED', 'Por la lluvia'],
  ])('with %s has %s, with the reason', (estado, status, words) => {
    const { series } = read(ics({ estado, aviso: 'Por la lluvia' }));
    expect(property(series, 'status')).toBe(status);
    expect(series.description).toContain(words);
  });

  it('has a number that grows with each change, and the time of the last', () => {
    const { series } = read(ics());
    expect(series.sequence).toBe(3600);
    expect(property(series, 'last-modified')).toBe('2026-11-01T16:00:00Z');
    expect(read(ics({ updatedAt: at('2026-11-02T12:00') })).series.sequence).toBe(86_400);
    expect(read(ics({ updatedAt: null })).series.sequence).toBe(0);
  });

  it('is missing without a day, and for past events', () => {
    expect(ics({ fechaExacta: null })).toBeNull();
    expect(ics({ estado: 'cancelado' }, at('2026-11-28T03:00'))).toBeNull();
    expect(ics({}, at('2026-11-28T02:59'))).not.toBeNull();
  });

  it('of a course has its first day', () => {
    const curso = { fechaDesde: day('2026-12-01'), fechaHasta: day('2026-12-22') };
    expect(read(fileOf('curso', curso)).series.startDate.toString()).toBe('2026-12-01T21:00:00');
    expect(fileOf('curso', curso, at('2026-12-02T12:00'))).toBeNull();
    const { series } = read(fileOf('curso', { ...curso, estado: 'cancelado', aviso: 'Se fue el profe' }));
    expect(property(series, 'status')).toBe('CANCELLED');
    expect(series.description).toContain('Cancelado: Se fue el profe');
  });

  it('of a course with weekdays has each class until its last day', () => {
    const curso = { fechaDesde: day('2026-12-01'), fechaHasta: day('2026-12-10') };
    const classes = { ...curso, regla: 'FREQ=WEEKLY;BYDAY=MO,TH' };
    const dates = (change: object, now?: Date) =>
      datesOf(fileOf('curso', change, now), 9).map((one) => one.slice(0, 16));
    expect(dates(classes)).toEqual(['2026-12-03T21:00', '2026-12-07T21:00', '2026-12-10T21:00']);
    expect(dates(classes, at('2026-12-08T12:00')), 'the series stays').toEqual(dates(classes));
    expect(fileOf('curso', classes, at('2026-12-11T12:00'))).toBeNull();
    expect(fileOf('curso', { ...classes, fechaDesde: null })).toBeNull();
    const none = { ...classes, fechaHasta: day('2026-12-02') };
    expect(dates(none), 'no weekday within its days').toEqual(['2026-12-01T21:00']);
  });

  it.each([
    ['one day', {}, '2026-11-28'],
    ['several days', { fechaFin: day('2026-11-29') }, '2026-11-30'],
    ['an end without a start', { horaFin: hour('23:00') }, '2026-11-28'],
  ])('of whole days (%s) ends the day after the last', (_what, change, end) => {
    const { series } = read(ics({ horaInicio: null, horaFin: null, ...change }));
    expect(series.component.getFirstPropertyValue('dtend')?.toString()).toBe(end);
  });

  it('lasts three hours without an end, and gives every date an end', () => {
    expect(read(ics({ horaFin: null })).series.endDate.toString()).toBe('2026-11-28T00:00:00');
    const text =
      ics({ ...WEEKLY, horaInicio: null, horaFin: null, excepciones: ['2026-12-07|22:30|'] }) ?? '';
    const curso = fileOf('curso', { fechaDesde: day('2026-12-01'), horaInicio: null, horaFin: null }) ?? '';
    for (const file of [text, curso]) {
      expect(file.match(/^DTEND/gm)?.length).toBe(file.match(/^BEGIN:VEVENT/gm)?.length);
    }
    expect(read(curso).series.endDate.toString()).toBe('2026-12-02');
  });

  it('is never folded within an escape or a character, and parses to the same text', () => {
    const character = fc.oneof(
      fc.constantFrom('\\', ',', ';', '\n', 'ñ', 'e\u0301', '😀', '👨‍👩‍👧‍👦', '🏳️‍🌈', ' '),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    );
    const text = fc.array(character, { minLength: 20, maxLength: 200 }).map((all) => `x${all.join('')}x`);
    const letters = new Intl.Segmenter('es', { granularity: 'grapheme' });
    fc.assert(
      fc.property(text, (descripcion) => {
        const file = ics({ descripcion }) ?? '';
        const lines = file.split('\r\n');
        for (const line of lines) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line.match(/\\*$/)?.[0].length ?? 0, line).toSatisfy((count: number) => count % 2 === 0);
        }
        const whole = file.replaceAll('\r\n ', '');
        const starts = new Set([...letters.segment(whole)].map(({ index }) => index));
        let at = 0;
        for (const [i, line] of lines.entries()) {
          const folded = line.startsWith(' ');
          if (i > 0 && !folded) at += 2;
          if (folded) expect(starts.has(at), `a fold before ${line}`).toBe(true);
          at += folded ? line.length - 1 : line.length;
        }
        const { description } = read(file).series;
        expect(description).toBe(descripcion.replaceAll(/\r\n|\r/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ''));
      }),
      { numRuns: 60 },
    );
  });

  it('has lines of at most 75 octets', () => {
    const long = ics({ descripcion: 'ñandú '.repeat(60) }) ?? '';
    const octets = long.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(read(long).series.description).toBe('ñandú '.repeat(60));
  });
});

describe('a date’s own file, parsed by another program', () => {
  const entryOf = (change: object, fecha: string) => {
    const text = fileOf('evento', change, NOW, fecha);
    if (text === null) return null;
    const { series, events } = read(text);
    return [events.length, series.uid, `${series.startDate} ${series.endDate}`, series.isRecurring()];
  };

  it('is an entry of its own where the event repeats, with the date’s own hours', () => {
    const excepciones = ['2026-12-07|22:00|23:30', '2026-12-14|cancelado'];
    expect(entryOf({ ...WEEKLY, excepciones }, '2026-11-30')).toEqual([
      1,
      'e1-2026-11-30@vidriera',
      '2026-11-30T21:00:00 2026-11-30T23:00:00',
      false,
    ]);
    expect(entryOf({ ...WEEKLY, excepciones }, '2026-12-07')?.[2]).toBe(
      '2026-12-07T22:00:00 2026-12-07T23:30:00',
    );
    const off = fileOf('evento', { ...WEEKLY, excepciones }, NOW, '2026-12-14');
    expect(property(read(off).series, 'status')).toBe('CANCELLED');
    for (const none of ['2026-12-08', '2026-11-16'])
      expect(entryOf({ ...WEEKLY, excepciones }, none), none).toBeNull();
  });

  it('is the event’s where that has a single date', () => {
    expect(fileOf('evento', {}, NOW, '2026-11-27')).toBe(ics());
  });
});

describe('a calendar to subscribe to, parsed by another program', () => {
  const subscribed = (all: object[], now = NOW) =>
    agendaIcs(
      'Casa Ana',
      all.map((change, i) => {
        const stored = STORED_SCHEMA.evento.parse(saved({ ...emptyItem('evento'), ...EVENTO, ...change }));
        const detail = detailSchema.parse(publicItemOf('evento', stored, { id: `e${i}`, usuario, now }));
        if (detail.tipo === 'promo') throw new Error('no promo');
        return { item: { detail, stored }, around: { url: `https://v.ar/e${i}`, now } };
      }),
    );

  it('has a name, how often to fetch it, and each event with its series, exceptions and state', () => {
    const text = subscribed([
      {},
      { ...WEEKLY, excepciones: ['2026-11-30|cancelado', '2026-12-07|22:30|01:00'] },
      { estado: 'cancelado' },
      { fechaExacta: day('2026-11-01') },
    ]);
    const calendar = new ICAL.Component(ICAL.parse(text));
    const propertyOf = (name: string) => calendar.getFirstPropertyValue(name)?.toString();
    expect([propertyOf('name'), propertyOf('refresh-interval'), propertyOf('x-published-ttl')]).toEqual([
      'Casa Ana',
      'PT6H',
      'PT6H',
    ]);
    const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    expect(events.map(({ uid, component }) => [uid, component.getFirstPropertyValue('status')])).toEqual([
      ['e0@vidriera', 'CONFIRMED'],
      ['e1@vidriera', 'CONFIRMED'],
      ['e1@vidriera', 'CONFIRMED'],
      ['e2@vidriera', 'CANCELLED'],
    ]);
    expect(events.map(({ sequence }) => sequence)).toEqual([3600, 3600, 3600, 3600]);
    expect(events[2]?.recurrenceId.toString()).toBe('2026-12-07T21:00:00');
    expect(text.match(/EXDATE/g)).toHaveLength(1);
  });

  it('is the same until something changes, and has 500 entries at most', () => {
    expect(subscribed([{}], new Date(NOW.getTime() + 3_600_000))).toBe(subscribed([{}]));
    const text = subscribed(Array.from({ length: MOST_ENTRIES + 1 }, () => ({})));
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(MOST_ENTRIES);
  });
});
