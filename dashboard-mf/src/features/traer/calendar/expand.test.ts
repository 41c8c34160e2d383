import { addDays } from '@vidriera/domain/values/fecha';
import { later } from '@vidriera/domain/values/local-time';
import { whenStored } from '@vidriera/domain/when/of-stored';
import { occurrencesBetween } from '@vidriera/domain/when/when';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { DATES_OF_RULE } from './dates-of-rule.ts';
import { readEvents } from './read-events.ts';

const TODAY = '2026-11-27';
const NOW = `${TODAY}T20:00`;
const LAST = addDays(TODAY, 371);
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const arbBy = fc.uniqueArray(fc.constantFrom(...DAYS), { minLength: 1, maxLength: 4 });
const arbFrequency = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 3 }), arbBy).map(([n, by]) => `FREQ=WEEKLY;INTERVAL=${n};BYDAY=${by}`),
  fc.integer({ min: 1, max: 3 }).map((n) => `FREQ=DAILY;INTERVAL=${n}`),
  fc
    .tuple(fc.constantFrom(1, 2, 3, 4, 5, -1), fc.constantFrom(...DAYS))
    .map(([nth, day]) => `FREQ=MONTHLY;BYDAY=${nth}${day}`),
  fc.tuple(fc.constantFrom(1, -1), arbBy).map(([set, by]) => `FREQ=MONTHLY;BYDAY=${by};BYSETPOS=${set}`),
  fc.integer({ min: 1, max: 31 }).map((day) => `FREQ=MONTHLY;BYMONTHDAY=${day}`),
  fc.constant('FREQ=YEARLY'),
);
const arbEnd = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1, max: 80 }).map((count) => `;COUNT=${count}`),
  fc
    .integer({ min: -30, max: 900 })
    .map((days) => `;UNTIL=${addDays(TODAY, days).replaceAll('-', '')}T235959`),
);
const arbSeries = fc.record({
  start: fc.integer({ min: -800, max: 200 }).map((days) => addDays(TODAY, days)),
  hour: fc.constantFrom('09:30', '19:00', '23:00'),
  rule: fc.tuple(arbFrequency, arbEnd).map((parts) => parts.join('')),
  off: fc.array(fc.nat(30), { maxLength: 5 }),
});
const compact = (time: string) => `${time.replaceAll(/[-:]/g, '')}00`;

/** All beginnings from now on, as ical.js has them. */
function datesBy(lines: string[]): string[] {
  const [component] = new ICAL.Component(
    ICAL.parse(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')),
  ).getAllSubcomponents('vevent');
  const event = new ICAL.Event(component as ICAL.Component);
  const found: string[] = [];
  const all = event.iterator();
  for (let next = all.next(); next && next.toString().slice(0, 10) <= LAST; next = all.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(next);
    if (endDate.toString().slice(0, 16) > NOW) found.push(startDate.toString().slice(0, 16));
  }
  return found;
}

test('the dates of drafts are those of ical.js for the next 371 days, or the first of them', () => {
  fc.assert(
    fc.property(arbSeries, ({ start, hour, rule, off }) => {
      const begins = `${start}T${hour}`;
      const plain = ['UID:a', `DTSTART:${compact(begins)}`, 'DURATION:PT2H', `RRULE:${rule}`];
      const all = datesBy(plain);
      const exdates = [...new Set(off)].flatMap((n) => all[n] ?? []).map((time) => `EXDATE:${compact(time)}`);
      const lines = [...plain, ...exdates];
      const expected = datesBy(lines);
      const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
      const read = readEvents(text, NOW);
      const brought = (read?.events ?? []).flatMap(({ data }) => [
        ...occurrencesBetween(whenStored('evento', data), NOW, [addDays(TODAY, -1), LAST]),
      ]);
      const found = brought.map((date) => date.begins).sort();
      expect(found).toEqual((read?.asDates ?? []).length > 0 ? expected.slice(0, DATES_OF_RULE) : expected);
    }),
    { numRuns: 200 },
  );
});

test('a rule that never ends within reason is let go, by name', () => {
  const tic = [
    'BEGIN:VEVENT',
    'UID:a',
    'SUMMARY:Tic',
    'DTSTART:19000101T100000',
    'RRULE:FREQ=DAILY',
    'END:VEVENT',
  ];
  const read = readEvents(['BEGIN:VCALENDAR', ...tic, 'END:VCALENDAR'].join('\r\n'), later(NOW, 0));
  expect(read?.unread).toEqual([{ titulo: 'Tic', why: 'se repite demasiadas veces' }]);
});
