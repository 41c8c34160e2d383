import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { readExceptions } from '../evento/exceptions.ts';
import { nearestDate, type Regla, readRegla } from '../evento/regla.ts';
import { addDays, type Dia } from '../values/fecha.ts';
import { agendaDay, at, dayBegins, later } from '../values/local-time.ts';
import {
  changesAt,
  isGone,
  isOn,
  isOver,
  lastEnd,
  nextBeginning,
  occurrencesBetween,
  sortMoment,
  type When,
  whenOf,
} from './when.ts';

const arbDia = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-11-01', days));
const arbNow = fc.tuple(arbDia, fc.nat(1439)).map(([dia, minutes]) => later(at(dia, '00:00'), minutes));
/** Hours that end on their own day, or before 06:00: another calendar has no day that begins at 06:00. */
const arbHours = fc.constantFrom(
  { horaInicio: '09:30', horaFin: '11:00' },
  { horaInicio: '20:00', horaFin: '18:00' },
  { horaInicio: '22:00', horaFin: '03:00' },
);
const arbRegla = fc.constantFrom(
  'FREQ=WEEKLY;BYDAY=MO,TH',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
  'FREQ=MONTHLY;BYDAY=1SA',
  'FREQ=MONTHLY;BYDAY=-1SU',
);

interface Drawn {
  when: When;
  /** The same for another program: lines of a VEVENT. */
  lines: string[];
}
const time = (local: string) => `${local.replaceAll(/[-:]/g, '')}00`;
type Given = { horaInicio: string; horaFin: string };
const spanOf = (dia: Dia, { horaInicio, horaFin }: Given, last = dia) => {
  const isNight = last === dia && horaFin <= horaInicio;
  return [
    `DTSTART:${time(at(dia, horaInicio))}`,
    `DTEND:${time(at(isNight ? addDays(dia, 1) : last, horaFin))}`,
  ];
};
const wholeDays = (from: Dia, to: Dia) => [
  `DTSTART:${time(dayBegins(from))}`,
  `DTEND:${time(dayBegins(addDays(to, 1)))}`,
];
const UNDATED = { fechaExacta: null, fechaPeriodica: null, exceptions: null };

const exact = fc.tuple(arbDia, arbHours).map(
  ([dia, hours]): Drawn => ({
    when: whenOf('evento', { ...UNDATED, ...hours, fechaExacta: dia }, {}),
    lines: spanOf(dia, hours),
  }),
);
const daily = fc.tuple(arbDia, arbHours, fc.integer({ min: 1, max: 9 })).map(([dia, hours, days]): Drawn => {
  const fechaFin = addDays(dia, days);
  return {
    when: whenOf('evento', { ...UNDATED, ...hours, fechaExacta: dia, fechaFin }, {}),
    lines: [...spanOf(dia, hours), `RRULE:FREQ=DAILY;UNTIL=${time(at(fechaFin, '23:59'))}`],
  };
});
const stretch = fc
  .tuple(arbDia, arbHours, fc.integer({ min: 1, max: 9 }))
  .map(([dia, hours, days]): Drawn => {
    const fechaFin = addDays(dia, days);
    return {
      when: whenOf('evento', { ...UNDATED, ...hours, fechaExacta: dia, fechaFin, corrido: true }, {}),
      lines: spanOf(dia, hours, fechaFin),
    };
  });
const until = (last: Dia | null) => (last ? `;UNTIL=${time(at(last, '23:59'))}` : '');
const arbSeries = fc
  .tuple(arbRegla, arbDia, fc.option(fc.integer({ min: 0, max: 50 })))
  .map(([regla, typed, days]) => {
    const first = nearestDate(readRegla(regla) as Regla, typed, typed);
    return { regla, first, last: days === null ? null : addDays(first, days) };
  });
const ruled = fc
  .tuple(arbSeries, arbHours, fc.array(fc.nat(9), { maxLength: 4 }))
  .map(([{ regla, first, last }, hours, off]): Drawn => {
    const dates: Dia[] = [first];
    while (dates.length < 10)
      dates.push(nearestDate(readRegla(regla) as Regla, first, addDays(dates.at(-1) as Dia, 1)));
    const cancelled = [...new Set(off)].map((n) => dates[n] as Dia).filter((dia) => !last || dia <= last);
    const exceptions = readExceptions(cancelled.map((dia) => `${dia}|cancelado`));
    const dated = { ...UNDATED, ...hours, regla, fechaDesde: first, fechaHasta: last, exceptions };
    return {
      when: whenOf('evento', dated, {}),
      lines: [
        ...spanOf(first, hours),
        `RRULE:${regla};WKST=MO${until(last)}`,
        ...cancelled.map((dia) => `EXDATE:${time(at(dia, hours.horaInicio))}`),
      ],
    };
  });
const classes = fc.tuple(arbSeries, arbHours).map(
  ([{ regla, first, last }, hours]): Drawn => ({
    when: whenOf('curso', { ...hours, regla, fechaDesde: first, fechaHasta: last }, {}),
    lines: [...spanOf(first, hours), `RRULE:${regla};WKST=MO${until(last)}`],
  }),
);
const arbDays = fc.tuple(arbDia, fc.nat(40)).map(([from, days]) => [from, addDays(from, days)] as const);
const lasting = fc.tuple(fc.constantFrom('curso', 'promo'), arbDays).map(([tipo, [from, to]]): Drawn => {
  const days = { fechaDesde: from, fechaHasta: to };
  return {
    when:
      tipo === 'curso'
        ? whenOf('curso', { ...days, horaInicio: null, horaFin: null }, {})
        : whenOf('promo', days, {}),
    lines: wholeDays(from, to),
  };
});
const events = fc.oneof(exact, daily, stretch, ruled);
const all = fc.oneof(events, classes, lasting);

/** Dates until a limit, as ical.js has them: beginnings and ends. */
function datesBy(lines: readonly string[], limit: Dia): [begins: string, ends: string][] {
  const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:x', ...lines, 'END:VEVENT', 'END:VCALENDAR'];
  const [component] = new ICAL.Component(ICAL.parse(text.join('\r\n'))).getAllSubcomponents('vevent');
  const event = new ICAL.Event(component as ICAL.Component);
  if (!event.isRecurring())
    return [[event.startDate.toString().slice(0, 16), event.endDate.toString().slice(0, 16)]];
  const found: [string, string][] = [];
  const dates = event.iterator();
  for (let next = dates.next(); next && next.toString().slice(0, 10) <= limit; next = dates.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(next);
    found.push([startDate.toString().slice(0, 16), endDate.toString().slice(0, 16)]);
  }
  return found;
}
const LIMIT = '2027-06-01';

describe('says the same as ical.js', () => {
  it('of the dates in a window that are not over', () => {
    fc.assert(
      fc.property(all, arbNow, arbDia, fc.nat(40), ({ when, lines }, now, first, days) => {
        const last = addDays(first, days);
        const today = agendaDay(now);
        const since = when.tipo === 'evento' ? now : dayBegins(today);
        // A course is over with its last day, also if its last class goes on until the next evening.
        const isOverByDay = when.tipo !== 'evento' && when.to !== null && when.to < today;
        const expected = (isOverByDay ? [] : datesBy(lines, LIMIT)).filter(
          ([begins, ends]) =>
            ends > since && agendaDay(begins) <= last && agendaDay(later(ends, -1)) >= first,
        );
        const found = [...occurrencesBetween(when, now, [first, last])];
        // A stretch of days is cut to the window; a night that lasts beyond 06:00 belongs to its evening.
        if (when.dates?.corrido || !when.dates) expect(found.length).toBe(Math.min(1, expected.length));
        else
          expect(found.map(({ begins, ends }) => [begins, ends])).toEqual(
            expected.filter(([begins]) => agendaDay(begins) >= first),
          );
      }),
      { numRuns: 1000 },
    );
  });

  it('of what is on, comes next, ends last and changes', () => {
    fc.assert(
      fc.property(events, arbNow, ({ when, lines }, now) => {
        const dates = datesBy(lines, LIMIT);
        const next = dates.find(([, ends]) => ends > now);
        expect(isOn(when, now)).toBe(next !== undefined && next[0] <= now);
        expect(nextBeginning(when, now)).toBe(next?.[0] ?? null);
        expect(changesAt(when, now)).toEqual((next ?? []).filter((moment) => moment > now));
        expect(isOver(when, now)).toBe(next === undefined && dates.length > 0);
        const isEndless = lines.some((line) => line.startsWith('RRULE') && !line.includes('UNTIL'));
        if (isEndless) expect(lastEnd(when)).toBeNull();
        else if (!lines.some((line) => line.startsWith('EXDATE')))
          expect(lastEnd(when)).toBe(dates.at(-1)?.[1]);
      }),
      { numRuns: 1000 },
    );
  });

  it('of courses and promos, by the day', () => {
    fc.assert(
      fc.property(fc.oneof(classes, lasting), arbNow, ({ when, lines }, now) => {
        const today = agendaDay(now);
        const dates = datesBy(lines, LIMIT);
        const isOpen = when.to === null;
        expect(isOver(when, now)).toBe(!isOpen && (when.to ?? '') < today);
        expect(nextBeginning(when, now) === null).toBe((when.from ?? '') < today);
        if (when.dates)
          expect(isOn(when, now)).toBe(dates.some(([begins, ends]) => begins <= now && now < ends));
        else expect(isOn(when, now)).toBe((when.from ?? '') <= today && today <= (when.to ?? ''));
      }),
      { numRuns: 500 },
    );
  });
});

const lunesJueves = (fechaHasta: Dia | null, more: object = {}) =>
  whenOf(
    'curso',
    {
      regla: 'FREQ=WEEKLY;BYDAY=MO,TH',
      fechaDesde: '2026-11-02',
      fechaHasta,
      horaInicio: '18:00',
      horaFin: '20:00',
      ...more,
    },
    {},
  );

it('a course on weekdays without a last day goes on, and is sorted by its next class', () => {
  const endless = lunesJueves(null);
  const wednesday = '2027-03-10T12:00';
  expect(isOver(endless, wednesday)).toBe(false);
  expect(lastEnd(endless)).toBeNull();
  expect(sortMoment(endless, wednesday)).toEqual(new Date('2027-03-11T21:00:00Z'));
  expect(sortMoment(endless, '2027-03-11T23:00'), 'until its day is over').toEqual(
    new Date('2027-03-11T21:00:00Z'),
  );
  const days = [...occurrencesBetween(endless, wednesday, ['2027-03-08', '2027-03-16'])].map(
    ({ dia }) => dia,
  );
  expect(days).toEqual(['2027-03-11', '2027-03-15']);
  expect(sortMoment(endless, '2026-10-20T12:00'), 'before it: its first day').toEqual(
    new Date('2026-11-02T21:00:00Z'),
  );
  expect(sortMoment(lunesJueves('2027-06-30'), wednesday), 'its last day').toEqual(
    new Date('2027-06-30T21:00:00Z'),
  );
  const one = lunesJueves(null, { regla: null });
  expect([isOver(one, '2026-11-02T23:00'), isOver(one, '2026-11-03T06:00')]).toEqual([false, true]);
});

it('a stretch of days is one date, on until its end, and moves on with its days', () => {
  const days = { fechaExacta: '2026-11-27', fechaFin: '2026-11-29', horaInicio: '20:00', horaFin: '18:00' };
  const fair = (corrido: boolean) => whenOf('evento', { ...UNDATED, ...days, corrido }, {});
  expect([lastEnd(fair(true)), lastEnd(fair(false))]).toEqual(['2026-11-29T18:00', '2026-11-30T18:00']);
  const saturday = '2026-11-28T19:00';
  expect([isOn(fair(true), saturday), isOn(fair(false), saturday)]).toEqual([true, false]);
  const found = [...occurrencesBetween(fair(true), saturday, ['2026-11-29', '2026-11-29'])];
  expect(found).toMatchObject([{ dia: '2026-11-27', lastDia: '2026-11-29', ends: '2026-11-29T18:00' }]);
  expect(sortMoment(fair(true), saturday)).toEqual(new Date('2026-11-28T09:00:00Z'));
  const withoutEnd = whenOf('evento', { ...UNDATED, ...days, horaFin: null, corrido: true }, {});
  expect(lastEnd(withoutEnd)).toBe('2026-11-30T06:00');
  const withoutHours = whenOf('evento', { ...UNDATED, ...days, horaInicio: null, corrido: true }, {});
  expect(isOn(withoutHours, '2026-11-28T17:00'), 'meaningless without hours').toBe(true);
  expect(isOn(withoutHours, '2026-11-28T05:00')).toBe(false);
});

describe('what lists drop', () => {
  const OFF = Date.parse('2026-11-10T15:00:00Z');
  const [soon, late] = ['2026-12-10T11:59', '2026-12-10T12:00'];
  const weekly = (more: object, around: object) =>
    whenOf(
      'evento',
      {
        ...UNDATED,
        fechaPeriodica: 'Todos los lunes',
        horaInicio: '21:00',
        horaFin: '23:00',
        ...more,
      },
      around,
    );
  it.each([
    ['weekly', weekly({}, { estado: 'cancelado', calledOffAt: OFF })],
    ['undated', weekly({ fechaPeriodica: null }, { estado: 'cancelado', calledOffAt: OFF })],
    [
      'put off',
      weekly({ fechaPeriodica: null, fechaExacta: '2026-11-20' }, { estado: 'pospuesto', calledOffAt: OFF }),
    ],
    [
      'a promo without a last day',
      whenOf('promo', { fechaDesde: null, fechaHasta: null }, { estado: 'cancelado', calledOffAt: OFF }),
    ],
  ])('thirty days after the calling off: %s', (_what, when) => {
    expect([isGone(when, soon), isGone(when, late)]).toEqual([false, true]);
  });

  it('what is cancelled when its last day is over, and a series when all of its dates are off', () => {
    const last = { fechaHasta: '2027-03-01' };
    const off = weekly(last, { estado: 'cancelado', calledOffAt: OFF });
    expect([isGone(off, late), isGone(off, '2027-03-01T23:00')]).toEqual([false, true]);
    const exceptions = readExceptions(['2026-11-16|cancelado', '2026-11-23|cancelado']);
    const empty = weekly({ fechaDesde: '2026-11-16', fechaHasta: '2026-11-23', exceptions }, {});
    expect([isGone(empty, '2026-11-23T22:59'), isGone(empty, '2026-11-23T23:00')]).toEqual([false, true]);
    expect(isGone(weekly({}, {}), '2199-01-01T00:00'), 'a weekly event').toBe(false);
    expect(isGone(weekly({}, { estado: 'cancelado' }), '2199-01-01T00:00'), 'nobody knows since when').toBe(
      false,
    );
  });
});
