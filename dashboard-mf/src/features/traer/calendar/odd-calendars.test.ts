import { dateToDia } from '@vidriera/domain/values/fecha';
import { dateToHora } from '@vidriera/domain/values/hora';
import { expect, test } from 'vitest';
import type { FoundCalendar } from './compare.ts';
import { fileSummary, numbersOf } from './event-words.ts';
import { type CalendarEvent, readEvents } from './read-events.ts';

const NOW = '2026-11-27T20:00'; // a Friday
const START = 'DTSTART:20261205T210000';
const vevent = (uid: string, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'];
const file = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const found = (text: string): FoundCalendar => {
  const read = readEvents(text, NOW);
  if (!read) throw new Error('no calendar');
  return { ...read, events: read.events.map((event) => ({ ...event, state: 'new' }) as never) };
};

/** The seven numbers, those that are not 0. */
const numbers = (text: string) =>
  Object.fromEntries(Object.entries(numbersOf(found(text))).filter(([, amount]) => amount > 0));
const amountIn = (text: string) => text.match(/^BEGIN:VEVENT/gim)?.length ?? 0;

const WEEKLY = ['SUMMARY:Yoga', 'DTSTART:20261201T190000', 'DTEND:20261201T200000'];
const MADRID = 'DTSTART;TZID=Europe/Madrid:20261201T200000';

test.each<[name: string, text: string, expected: Record<string, number>]>([
  ['an event', file(...vevent('a', START)), { new: 1 }],
  ['nothing', file(), {}],
  ['another event without an end', file('BEGIN:VEVENT', 'UID:a', START, ...vevent('b', START)), { new: 2 }],
  ['no end at all', ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', START].join('\n'), { new: 1 }],
  [
    'an alarm',
    file('BEGIN:VEVENT', 'UID:a', 'BEGIN:VALARM', 'DTSTART:no', 'END:VALARM', START, 'END:VEVENT'),
    { new: 1 },
  ],
  ['a task', file('BEGIN:VTODO', 'UID:t', START, 'END:VTODO', ...vevent('a', START)), { new: 1 }],
  ['a line without a colon', file(...vevent('a', START, 'DESCRIPTION:uno', 'dos')), { new: 1 }],
  [
    'an open quote where nobody reads',
    file(...vevent('a', START, 'ATTENDEE;CN="Ana:mailto:a@b.c')),
    { new: 1 },
  ],
  [
    'an open quote in its day',
    file(...vevent('a', 'DTSTART;TZID="Ana:20261205T210000'), ...vevent('b', START)),
    { new: 1, unread: 1 },
  ],
  [
    'BYDAY=LU',
    file(...vevent('a', START, 'RRULE:FREQ=WEEKLY;BYDAY=LU'), ...vevent('b', START)),
    { new: 1, unread: 1 },
  ],
  ['COUNT=muchas', file(...vevent('a', START, 'RRULE:FREQ=WEEKLY;COUNT=muchas')), { unread: 1 }],
  ['FREQ=HOURLY', file(...vevent('a', START, 'RRULE:FREQ=HOURLY')), { unread: 1 }],
  ['no beginning', file(...vevent('a', 'SUMMARY:Peña')), { unread: 1 }],
  ['called off', file(...vevent('a', START, 'STATUS:CANCELLED')), { calledOff: 1 }],
  ['called off in small letters', file(...vevent('a', START, 'STATUS:cancelled')), { calledOff: 1 }],
  ['over', file(...vevent('a', 'DTSTART:20261101T210000')), { over: 1 }],
  [
    'a rule that is over',
    file(...vevent('a', 'DTSTART:20201101T210000', 'RRULE:FREQ=WEEKLY;COUNT=3')),
    { over: 1 },
  ],
  [
    'daily since 2012',
    file(...vevent('a', 'DTSTART:20120101T100000', 'DTEND:20120101T110000', 'RRULE:FREQ=DAILY')),
    { new: 1 },
  ],
  [
    'every date called off',
    file(...vevent('a', START, 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:20261205T210000,20261212T210000')),
    { calledOff: 1 },
  ],
  [
    'a moved date',
    file(
      ...vevent('a', ...WEEKLY, 'RRULE:FREQ=WEEKLY'),
      ...vevent('a', 'RECURRENCE-ID:20261208T190000', 'DTSTART:20261209T190000'),
    ),
    { new: 1, parts: 1 },
  ],
  [
    'a moved date whose series is missing',
    file(...vevent('a', 'RECURRENCE-ID:20261208T190000', 'DTSTART:20261209T190000')),
    { new: 1 },
  ],
  [
    'an older version',
    file(...vevent('a', START, 'SEQUENCE:1'), ...vevent('a', 'DTSTART:20261206T210000', 'SEQUENCE:2')),
    { new: 1, parts: 1 },
  ],
  ['the same twice', file(...vevent('a', START), ...vevent('a', START)), { new: 1, parts: 1 }],
  ['two under one UID', file(...vevent('a', START), ...vevent('a', 'DTSTART:20261206T210000')), { new: 2 }],
  [
    'two without a UID',
    file(
      'BEGIN:VEVENT',
      START,
      'LOCATION:A',
      'END:VEVENT',
      'BEGIN:VEVENT',
      START,
      'LOCATION:B',
      'END:VEVENT',
    ),
    { new: 2 },
  ],
  ['a rule that can’t be said', file(...vevent('a', START, 'RRULE:FREQ=MONTHLY;BYMONTHDAY=15')), { new: 1 }],
  ['small letters', file(...vevent('a', START)).toLowerCase(), { new: 1 }],
  ['a mark and blank lines first', `\uFEFF\n \n${file(...vevent('a', START))}`, { new: 1 }],
  ['lines of old computers', file(...vevent('a', START)).replaceAll('\r\n', '\r'), { new: 1 }],
  ['folded lines', file(...vevent('a', 'SUMMARY:Pe', ' ña', 'DTST', ' ART:20261205T210000')), { new: 1 }],
  ['a zone that nobody describes', file(...vevent('a', MADRID, 'RRULE:FREQ=WEEKLY;COUNT=3')), { new: 1 }],
  [
    'a broken zone',
    file(
      'BEGIN:VTIMEZONE',
      'TZID:X',
      'BEGIN:STANDARD',
      'DTSTART:no',
      'RRULE:FREQ=NO',
      'END:STANDARD',
      'END:VTIMEZONE',
      ...vevent('a', START),
    ),
    { new: 1 },
  ],
])('%s: its numbers add up to the events of the file', (_name, text, expected) => {
  expect(numbers(text)).toEqual(expected);
  const sum = Object.values(expected).reduce((all, amount) => all + amount, 0);
  expect(sum).toBe(amountIn(text));
});

test('the numbers are said', () => {
  const text = file(
    ...vevent('a', START),
    ...vevent('b', 'DTSTART:20261101T210000'),
    ...vevent('c', START, 'STATUS:CANCELLED'),
    ...vevent('d', 'SUMMARY:Rota'),
    ...vevent('a', START),
  );
  expect(fileSummary(found(text))).toBe(
    'El calendario tiene 5 eventos: 1 nuevo, 1 que ya pasó, 1 cancelado, 1 que es parte de otro y 1 que no pudimos leer.',
  );
  expect(fileSummary(found(file()))).toBe('El calendario no tiene eventos.');
});

const drafts = (...lines: string[]): CalendarEvent['data'][] =>
  readEvents(file(...lines), NOW)?.events.map(({ data }) => data) ?? [];
const said = ({ fechaExacta, fechaFin, horaInicio, horaFin, corrido }: CalendarEvent['data']) =>
  [
    dateToDia(fechaExacta),
    dateToDia(fechaFin),
    dateToHora(horaInicio),
    dateToHora(horaFin),
    corrido ? 'de corrido' : '',
  ]
    .filter(Boolean)
    .join(' ');

test.each([
  ['midnight to midnight is a whole day', ['DTSTART:20261205T000000', 'DTEND:20261206T000000'], '2026-12-05'],
  [
    'several of them are whole days',
    ['DTSTART:20261205T000000', 'DTEND:20261208T000000'],
    '2026-12-05 2026-12-07',
  ],
  ['eight digits are a day', ['DTSTART:20261205'], '2026-12-05'],
  ['a night', ['DTSTART:20261205T230000', 'DTEND:20261206T040000'], '2026-12-05 23:00 04:00'],
  [
    'a weekend',
    ['DTSTART:20261204T200000', 'DTEND:20261206T180000'],
    '2026-12-04 2026-12-06 20:00 18:00 de corrido',
  ],
  [
    'a whole day and its night',
    ['DTSTART:20261205T200000', 'DTEND:20261206T200000'],
    '2026-12-05 2026-12-06 20:00 20:00 de corrido',
  ],
  ['a duration', ['DTSTART:20261205T200000', 'DURATION:PT90M'], '2026-12-05 20:00 21:30'],
])('%s', (_name, lines, expected) => {
  expect(drafts(...vevent('a', ...lines)).map(said)).toEqual([expected]);
});

test.each([
  ['as a day', 'EXDATE;VALUE=DATE:20261208'],
  ['as eight digits', 'EXDATE:20261208'],
  ['in UTC', 'EXDATE:20261208T220000Z'],
  ['without its zone', 'EXDATE:20261208T190000'],
])('a date that is called off %s', (_name, line) => {
  const zone = 'DTSTART;TZID=America/Argentina/Buenos_Aires:20261201T190000';
  const [draft] = drafts(...vevent('a', zone, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY', line));
  expect(draft?.excepciones).toEqual(['2026-12-08|cancelado']);
});

test('the next date that is called off is no date, also of rules of several days, of months, or off their beginning', () => {
  for (const [start, rule, off] of [
    ['20261201T190000', 'FREQ=WEEKLY;BYDAY=TU,FR', '20261201T190000'],
    ['20261204T190000', 'FREQ=MONTHLY;BYDAY=1FR', '20261204T190000'],
    ['20261130T190000', 'FREQ=WEEKLY;BYDAY=TU', '20261201T190000'],
  ]) {
    const [draft] = drafts(
      ...vevent('a', `DTSTART:${start}`, 'DURATION:PT1H', `RRULE:${rule}`, `EXDATE:${off}`),
    );
    const day = `${off?.slice(0, 4)}-${off?.slice(4, 6)}-${off?.slice(6, 8)}`;
    expect(draft?.excepciones, rule).toEqual([`${day}|cancelado`]);
    expect(dateToDia(draft?.fechaDesde ?? null) >= '2026-12-01', rule).toBe(true);
  }
});

test.each([
  ['RRULE:FREQ=WEEKLY;UNTIL=20280104T220000Z', '2028-01-04'],
  ['RRULE:FREQ=WEEKLY;COUNT=60', '2028-01-18'],
  ['RRULE:FREQ=WEEKLY', ''],
])('%s keeps its end', (rule, last) => {
  const [draft] = drafts(...vevent('a', ...WEEKLY, rule));
  expect([dateToDia(draft?.fechaHasta ?? null), draft?.fechaPeriodica]).toEqual([last, 'Todos los martes']);
});

test('what has an address with UNTIL in it keeps it', () => {
  const [draft] = drafts(...vevent('a', START, 'URL:https://ejemplo.com/?UNTIL=20261231'));
  expect(draft?.linkReserva).toBe('https://ejemplo.com/?UNTIL=20261231');
});
