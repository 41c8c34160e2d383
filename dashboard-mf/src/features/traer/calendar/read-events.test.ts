import { expect, test } from 'vitest';
import { readEvents } from './read-events.ts';

const NOW = '2026-11-27T20:00'; // a Friday
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:uno', ...lines, 'END:VEVENT'];
const called = (uid: string, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'];
const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const read = async (...lines: string[]) => {
  const calendar = readEvents(file(...lines), NOW);
  if (!calendar) throw new Error('no calendar');
  return calendar;
};
const day = (dia: string) => new Date(`${dia}T03:00:00Z`);
const hour = (hora: string) => new Date(`1970-01-01T${hora}:00Z`);

test('an event on one day becomes a draft with its words', async () => {
  const { events } = await read(
    ...event(
      'SUMMARY:Peña\\, con baile',
      'DESCRIPTION:<p>Bailamos &amp; cantamos</p><br>Traé tu silla.',
      'LOCATION:Mitre 123\\, Rosario',
      'URL:https://ejemplo.com/pena',
      'DTSTART;TZID=America/Argentina/Buenos_Aires:20261205T210000',
      'DTEND;TZID=America/Argentina/Buenos_Aires:20261206T020000',
    ),
  );
  expect(events).toMatchObject([
    {
      key: 'uno',
      dia: '2026-12-05',
      data: {
        titulo: 'Peña, con baile',
        descripcion: 'Bailamos & cantamos\n\nTraé tu silla.',
        direccion: 'Mitre 123, Rosario',
        linkReserva: 'https://ejemplo.com/pena',
        fechaExacta: day('2026-12-05'),
        fechaFin: null,
        fechaPeriodica: null,
        horaInicio: hour('21:00'),
        horaFin: hour('02:00'),
        modalidad: 'Presencial',
        visibilidad: 'oculto',
      },
    },
  ]);
});

test.each([
  ['in UTC', 'DTSTART:20261206T003000Z', '2026-12-05', '21:30'],
  ['without a zone', 'DTSTART:20261205T213000', '2026-12-05', '21:30'],
  ['in a zone that the file only names', 'DTSTART;TZID=Europe/Madrid:20261206T013000', '2026-12-05', '21:30'],
  ['in a zone that nobody knows', 'DTSTART;TZID=Mi casa:20261205T213000', '2026-12-05', '21:30'],
])('a time %s is our local time', async (_name, start, dia, hora) => {
  const { events } = await read(...event('SUMMARY:Peña', start));
  expect(events[0]?.data).toMatchObject({ fechaExacta: day(dia), horaInicio: hour(hora) });
});

test('whole days end the day before their end', async () => {
  const lasts = async (end: string) =>
    (await read(...event('SUMMARY:Feria', 'DTSTART;VALUE=DATE:20261204', `DTEND;VALUE=DATE:${end}`)))
      .events[0]?.data;
  expect(await lasts('20261205')).toMatchObject({
    fechaExacta: day('2026-12-04'),
    fechaFin: null,
    horaInicio: null,
  });
  expect(await lasts('20261207')).toMatchObject({ fechaFin: day('2026-12-06') });
});

test('what is over, called off or broken is counted or left out, and spoils no other', async () => {
  const calendar = await read(
    ...called('a', 'SUMMARY:Ayer', 'DTSTART:20261126T210000Z', 'DTEND:20261126T230000Z'),
    ...called('b', 'SUMMARY:No va', 'DTSTART:20261205T210000Z', 'STATUS:CANCELLED'),
    ...called('c', 'SUMMARY:Rota', 'DTSTART:mañana'),
    ...called('d', 'SUMMARY:Sí va', 'DTSTART:20261205T210000Z'),
  );
  expect(calendar).toMatchObject({
    over: 1,
    calledOff: 1,
    parts: 0,
    unread: [{ titulo: 'Rota', why: 'no se entiende su fecha' }],
    events: [{ data: { titulo: 'Sí va' } }],
  });
});

test('a weekly rule is said as one, with its exceptions and its moved date apart', async () => {
  const weekly = [
    'SUMMARY:Milonga',
    'DTSTART:20261102T000000Z',
    'DTEND:20261102T030000Z',
    'RRULE:FREQ=WEEKLY;COUNT=8',
  ];
  const { events, asDates } = await read(
    ...event(...weekly, 'EXDATE:20261207T000000Z'),
    ...event(
      'SUMMARY:Milonga',
      'RECURRENCE-ID:20261214T000000Z',
      'DTSTART:20261214T010000Z',
      'DTEND:20261214T030000Z',
    ),
    ...event(
      'SUMMARY:Milonga',
      'RECURRENCE-ID:20261221T000000Z',
      'DTSTART:20261223T000000Z',
      'DTEND:20261223T030000Z',
    ),
  );
  expect(asDates).toEqual([]);
  expect(events).toMatchObject([
    {
      key: 'uno',
      dia: '2026-11-29',
      data: {
        fechaPeriodica: 'Todos los domingos',
        fechaDesde: null,
        fechaHasta: day('2026-12-20'),
        horaInicio: hour('21:00'),
        horaFin: hour('00:00'),
        excepciones: ['2026-12-06|cancelado', '2026-12-13|22:00|00:00', '2026-12-20|cancelado'],
      },
    },
    { key: 'uno/2026-12-20', data: { fechaExacta: day('2026-12-22'), visibilidad: 'oculto' } },
  ]);
});

test('a weekly rule without an end has no last day', async () => {
  const { events } = await read(
    ...event('SUMMARY:Yoga', 'DTSTART:20261201T120000Z', 'RRULE:FREQ=WEEKLY;BYDAY=TU'),
  );
  expect(events).toMatchObject([
    { data: { fechaPeriodica: 'Todos los martes', fechaDesde: day('2026-12-01'), fechaHasta: null } },
  ]);
});

test.each([
  ['FREQ=MONTHLY;BYDAY=1FR', '20261204', 'FREQ=MONTHLY;BYDAY=1FR'],
  ['FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1', '20261225', 'FREQ=MONTHLY;BYDAY=-1FR'],
  ['FREQ=WEEKLY;BYDAY=MO,WE', '20261202', 'FREQ=WEEKLY;BYDAY=MO,WE'],
  ['FREQ=WEEKLY;INTERVAL=2', '20261202', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE'],
  ['FREQ=DAILY', '20261202', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU'],
])('%s is said as a rule from its first date', async (rule, start, regla) => {
  const { events, asDates } = await read(
    ...event('SUMMARY:Taller', `DTSTART:${start}T220000Z`, `DTEND:${start}T230000Z`, `RRULE:${rule}`),
  );
  expect(asDates).toEqual([]);
  const first = `${start.slice(0, 4)}-${start.slice(4, 6)}-${start.slice(6)}`;
  expect(events).toMatchObject([
    { dia: first, data: { regla, fechaDesde: day(first), fechaPeriodica: null, fechaExacta: null } },
  ]);
});

test('a rule of a month keeps its exceptions', async () => {
  const { events } = await read(
    ...event(
      'SUMMARY:Club de lectura',
      'DTSTART:20261204T220000Z',
      'DTEND:20261204T230000Z',
      'RRULE:FREQ=MONTHLY;BYDAY=1FR;COUNT=3',
      'EXDATE:20270101T220000Z',
    ),
  );
  expect(events).toMatchObject([
    {
      data: {
        regla: 'FREQ=MONTHLY;BYDAY=1FR',
        excepciones: ['2027-01-01|cancelado'],
        fechaHasta: day('2027-02-05'),
      },
    },
  ]);
});

test.each([
  'FREQ=MONTHLY;BYMONTHDAY=15',
  'FREQ=WEEKLY;INTERVAL=3',
  'FREQ=MONTHLY;BYDAY=5FR',
  'FREQ=MONTHLY;INTERVAL=2;BYDAY=1FR',
])('%s becomes its next dates, and it says so', async (rule) => {
  const { events, asDates } = await read(
    ...event('SUMMARY:Taller', 'DTSTART:20261202T220000Z', 'DTEND:20261202T230000Z', `RRULE:${rule}`),
  );
  expect(asDates).toEqual(['Taller']);
  expect(events.length).toBeGreaterThan(3);
  expect(events.length).toBeLessThanOrEqual(12);
  expect(new Set(events.map(({ key }) => key)).size).toBe(events.length);
  expect(events.every(({ data }) => data.fechaExacta && !data.fechaPeriodica)).toBe(true);
});

test('a rule that another zone’s summer time moves keeps its hours by exceptions, or becomes dates', async () => {
  const { events, asDates } = await read(
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Madrid',
    ...['BEGIN:DAYLIGHT', 'DTSTART:19700329T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
    ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT'],
    ...['BEGIN:STANDARD', 'DTSTART:19701025T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
    ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD'],
    'END:VTIMEZONE',
    ...event('SUMMARY:Charla', 'DTSTART;TZID=Europe/Madrid:20261201T200000', 'RRULE:FREQ=WEEKLY'),
  );
  expect(asDates).toEqual(['Charla']);
  expect(events[0]?.data.horaInicio).toEqual(hour('16:00'));
});

test('an address for a place is a virtual event', async () => {
  const { events } = await read(
    ...event('SUMMARY:Charla', 'DTSTART:20261205T210000Z', 'LOCATION:https://meet.example/abc'),
  );
  expect(events[0]?.data).toMatchObject({
    direccion: '',
    modalidad: 'Virtual',
    linkReserva: 'https://meet.example/abc',
  });
});

test.each(['', 'hola', 'BEGIN:VCALENDAR', '<html></html>'])('%s is no calendar', async (text) => {
  expect(readEvents(text, NOW)).toBeNull();
});

test('a rule that never ends within reason is let go', async () => {
  const { events } = await read(...event('SUMMARY:Tic', 'DTSTART:20200101T000000Z', 'RRULE:FREQ=SECONDLY'));
  expect(events).toEqual([]);
});

test.each([
  ['a weekday of a month', 'DTSTART:20260102T210000', 'RRULE:FREQ=MONTHLY;BYDAY=1FR'],
  ['the last weekday of a month', 'DTSTART:20260130T210000', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR'],
  ['every second week', 'DTSTART:20260106T210000', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SA'],
  ['every second Sunday', 'DTSTART:20260104T210000', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;WKST=SU'],
  ['several days', 'DTSTART:20260106T210000', 'RRULE:FREQ=WEEKLY;BYDAY=TU,FR'],
])('the same calendar is read the same a month later: %s', async (_what, start, rule) => {
  const calendar = file(...event('SUMMARY:Peña', start, rule));
  const [now, later] = await Promise.all(
    [NOW, '2026-12-27T20:00'].map(async (time) => readEvents(calendar, time)?.events),
  );
  expect(now).toHaveLength(1);
  expect(later?.map(({ data }) => data)).toEqual(now?.map(({ data }) => data));
});

test.each([
  ['lines that end as on old computers', (text: string) => text.replaceAll('\r\n', '\r')],
  ['small letters', (text: string) => text.toLowerCase()],
  [
    'two calendars',
    (text: string) => text + file(...called('dos', 'SUMMARY:Otra', 'DTSTART:20261206T210000')),
  ],
])('a file with %s is read', async (_what, change) => {
  const calendar = readEvents(change(file(...event('SUMMARY:peña', 'DTSTART:20261205T210000'))), NOW);
  expect(calendar).toMatchObject({ unread: [] });
  expect(calendar?.events[0]).toMatchObject({ dia: '2026-12-05', data: { titulo: 'peña' } });
  expect(calendar?.events).toHaveLength(change('x').length > 1 ? 2 : 1);
});

test('an end before the start is none', async () => {
  const { events } = await read(...event('SUMMARY:Peña', 'DTSTART:20261205T210000', 'DTEND:20261204T200000'));
  expect(events[0]?.data).toMatchObject({ fechaExacta: day('2026-12-05'), fechaFin: null, horaFin: null });
});

test.each(['20261345T210000', '20270230T210000', '20261205T250000'])(
  'a day or hour that does not exist is not read: %s',
  async (start) => {
    expect(await read(...event('SUMMARY:Peña', `DTSTART:${start}`))).toMatchObject({
      events: [],
      unread: [{ titulo: 'Peña', why: 'no se entiende su fecha' }],
    });
  },
);

test('events without a name of their own are told apart', async () => {
  const unnamed = (start: string) => ['BEGIN:VEVENT', 'SUMMARY:Peña', `DTSTART:${start}`, 'END:VEVENT'];
  const { events } = await read(...unnamed('20261205T210000'), ...unnamed('20261212T210000'));
  expect(new Set(events.map(({ key }) => key)).size).toBe(2);
});

test('a list of dates without a rule begins with its start', async () => {
  const { events } = await read(
    ...event('SUMMARY:Peña', 'DTSTART:20261201T210000', 'RDATE:20261205T210000,20261209T210000'),
  );
  expect(events.map(({ dia }) => dia)).toEqual(['2026-12-01', '2026-12-05', '2026-12-09']);
});

test('a rule that ends on a day has that day', async () => {
  const { events } = await read(
    ...event('SUMMARY:Peña', 'DTSTART:20261201T210000', 'RRULE:FREQ=WEEKLY;UNTIL=20261222'),
  );
  expect(events[0]?.data).toMatchObject({
    fechaPeriodica: 'Todos los martes',
    fechaHasta: day('2026-12-22'),
  });
});
