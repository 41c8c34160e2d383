import { apiPaths } from '@vidriera/domain/api/api';
import { daysSchema, pageSchema, perfilResponseSchema } from '@vidriera/domain/api/schema';
import { isCalledOff } from '@vidriera/domain/evento/state';
import { itemData } from '@vidriera/domain/item/structured-data';
import { type Card, type CardOf, detailSchema } from '@vidriera/domain/item/wire-schema';
import { posterOf } from '@vidriera/domain/poster/poster';
import { addDays, type Dia, midnight, weekday } from '@vidriera/domain/values/fecha';
import { agendaDay, at, localTime, momentOf } from '@vidriera/domain/values/local-time';
import { whenCard } from '@vidriera/domain/when/of-wire';
import { placeAt } from '@vidriera/domain/when/when';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { follow } from '../../accounts/following/relate.ts';
import { readUpcoming } from '../../accounts/following/upcoming.ts';
import { rollDates } from '../../jobs/daily/roll-dates.ts';
import { createApi } from '../../site/api/app.ts';
import { embedPage } from '../../site/embed/page.ts';
import { creador, publish, putPeople } from '../../testing/data.ts';
import { serve } from '../../testing/http.ts';
import { project } from '../../testing/project.ts';
import { repair } from './repair.ts';

const FIRST = '2026-11-26';
let clock = momentOf(at(FIRST, '09:00'));
const deps = project('same-day', () => clock);
let site: Awaited<ReturnType<typeof serve>>;

const dia = (text: Dia) => midnight(text);
const hours = (from: string, to: string) => ({
  horaInicio: new Date(`1970-01-01T${from}:00Z`),
  horaFin: new Date(`1970-01-01T${to}:00Z`),
});
const isWithin = (from: Dia, to: Dia) => (today: Dia) => today >= from && today <= to;
const MONDAY = 1;
const THURSDAY = 4;

/** Each event with the days on which it takes place, said by hand. */
const EVENTS: Record<string, [fields: object, isOn: (today: Dia) => boolean]> = {
  unico: [
    { fechaExacta: dia('2026-12-05'), ...hours('21:00', '23:00') },
    isWithin('2026-12-05', '2026-12-05'),
  ],
  noche: [
    { fechaExacta: dia('2026-12-03'), ...hours('23:00', '04:00') },
    isWithin('2026-12-03', '2026-12-03'),
  ],
  feria: [
    { fechaExacta: dia('2026-12-10'), fechaFin: dia('2026-12-12'), ...hours('10:00', '20:00') },
    isWithin('2026-12-10', '2026-12-12'),
  ],
  corrido: [
    {
      fechaExacta: dia('2026-12-18'),
      fechaFin: dia('2026-12-20'),
      corrido: true,
      ...hours('20:00', '18:00'),
    },
    isWithin('2026-12-18', '2026-12-20'),
  ],
  semanal: [
    { fechaPeriodica: 'Todos los lunes', ...hours('20:00', '22:00') },
    (today) => weekday(today) === MONDAY,
  ],
  mensual: [
    { regla: 'FREQ=MONTHLY;BYDAY=1FR', fechaDesde: dia('2026-12-04'), ...hours('20:00', '22:00') },
    (today) => ['2026-12-04', '2027-01-01'].includes(today),
  ],
  quincenal: [
    {
      regla: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
      fechaDesde: dia('2026-11-27'),
      ...hours('19:00', '21:00'),
      excepciones: ['2026-12-11|cancelado', '2026-12-25|17:00|18:00'],
    },
    (today) => ['2026-11-27', '2026-12-25'].includes(today),
  ],
  suspendido: [
    { fechaPeriodica: 'Todos los martes', estado: 'cancelado', ...hours('20:00', '22:00') },
    () => false,
  ],
  pospuesto: [
    { fechaExacta: dia('2026-12-08'), estado: 'pospuesto', ...hours('20:00', '22:00') },
    () => false,
  ],
};
const CLASSES = 'clases';
const LASTING = {
  curso: {
    clases: { regla: 'FREQ=WEEKLY;BYDAY=MO,TH', fechaDesde: dia('2026-11-30'), ...hours('18:00', '20:00') },
    taller: { fechaDesde: dia('2026-12-07'), fechaHasta: dia('2026-12-21') },
  },
  promo: { vale: { fechaDesde: dia('2026-12-08'), fechaHasta: dia('2026-12-25') } },
};
const isClass = (today: Dia) => today >= '2026-11-30' && [MONDAY, THURSDAY].includes(weekday(today));
const isOnLasting: Record<string, (today: Dia) => boolean> = {
  clases: isClass,
  taller: isWithin('2026-12-07', '2026-12-21'),
  vale: isWithin('2026-12-08', '2026-12-25'),
};

beforeAll(async () => {
  await creador(deps.db, 'sala', { localidad: 'salta' });
  await putPeople(deps, ['fan']);
  await follow(deps, { uid: 'fan', creador: 'sala' });
  const events = Object.entries(EVENTS).map(([id, [fields]]) => [id, { titulo: `Evento ${id}`, ...fields }]);
  await publish(deps, 'evento', 'sala', Object.fromEntries(events));
  for (const tipo of ['curso', 'promo'] as const)
    await publish(
      deps,
      tipo,
      'sala',
      Object.fromEntries(
        Object.entries(LASTING[tipo]).map(([id, fields]) => [id, { titulo: `${tipo} ${id}`, ...fields }]),
      ),
    );
  await repair(deps);
  const about = { version: 'prueba', origin: 'https://vidriera.test', lookEvery: 0 };
  site = await serve(createApi({ ...deps, ...about }));
});
afterAll(() => site.close());

const get = async (path: string) => (await fetch(`${site.origin}${path}`)).json();
const tab = async (name: string): Promise<readonly Card[]> =>
  perfilResponseSchema.parse(await get(`${apiPaths.perfil('sala')}?tab=${name}`)).page?.items ?? [];
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id).sort();

/** The ids of what explore says is on today. */
const explored = async (tipo: string) =>
  ids(pageSchema.parse(await get(`${apiPaths.explore}?tipo=${tipo}&fecha=hoy`)).items);

/** Whether an item's calendar file has an entry that covers a day; another program reads it. */
async function isInCalendar(tipo: string, id: string, today: Dia): Promise<boolean> {
  const answer = await fetch(`${site.origin}${apiPaths.calendar(tipo, id)}`);
  if (answer.status === 404) return false;
  const all = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent');
  const [series, ...own] = all.map((one) => new ICAL.Event(one, { exceptions: [] }));
  if (!series || series.component.getFirstPropertyValue('status') === 'CANCELLED') return false;
  for (const exception of own) series.relateException(exception);
  const covers = (start: ICAL.Time, end: ICAL.Time) => {
    const isLong = end.subtractDate(start).toSeconds() > 86_400;
    const last = isLong ? end.toString().slice(0, 10) : start.toString().slice(0, 10);
    return start.toString().slice(0, 10) <= today && today <= last;
  };
  if (!series.isRecurring()) return covers(series.startDate, series.endDate);
  const dates = series.iterator();
  for (let next = dates.next(); next && next.toString().slice(0, 10) <= today; next = dates.next()) {
    const { startDate, endDate } = series.getOccurrenceDetails(next);
    if (covers(startDate, endDate)) return true;
  }
  return false;
}

/** Whether a page's structured data covers a day. */
async function isInData(id: string, today: Dia): Promise<boolean> {
  const detail = detailSchema.parse(await get(apiPaths.item('evento', id)));
  const data = itemData(detail, 'https://vidriera.test').find((one) => one['@type'] === 'Event');
  if (!data || detail.tipo !== 'evento' || isCalledOff(detail)) return false;
  const [start, end] = [String(data.startDate).slice(0, 10), String(data.endDate).slice(0, 10)];
  return detail.fechaFin ? start <= today && today <= end : start === today;
}

const days = Array.from({ length: 40 }, (_, i) => addDays(FIRST, i));
test.each(days)('on %s all outputs say the same', async (today) => {
  clock = momentOf(at(today, '06:05'));
  await rollDates(deps);
  clock = momentOf(at(today, '09:00'));
  const now = localTime(clock);
  const expected = Object.entries(EVENTS)
    .filter(([, [, isOn]]) => isOn(today))
    .map(([id]) => id)
    .sort();

  expect(await explored('evento'), 'explore').toEqual(expected);
  const { dias } = daysSchema.parse(await get(apiPaths.days));
  expect(dias[0], 'the count of the day').toEqual({ dia: today, cantidad: expected.length });
  const [eventos, cursos] = [await tab('eventos'), await tab('cursos')];
  const cards = eventos.filter((card) => card.tipo === 'evento');
  const isToday = (card: Card) => placeAt(whenCard(card), now)?.dia === agendaDay(now);
  expect(ids(cards.filter((card) => !isCalledOff(card) && isToday(card))), 'the profile').toEqual(expected);
  const embed = embedPage(
    { title: 'Sala', path: '/sala', eventos: cards, cursos: cursos as CardOf<'curso'>[] },
    { origin: 'https://vidriera.test', now, look: { tema: 'claro', color: 'mostaza' } as never },
  );
  const items = [...embed.matchAll(/<li>.*?<\/li>/gs)].map(([item]) => item);
  const isListedToday = (id: string) =>
    items.some((item) => item.includes(`/evento/${id}"`) && />hoy <b>/.test(item) && !item.includes('stamp'));
  expect(Object.keys(EVENTS).filter(isListedToday).sort(), 'the embed').toEqual(expected);

  for (const id of Object.keys(EVENTS)) {
    const isOn = expected.includes(id);
    expect(await isInCalendar('evento', id, today), `the calendar file of ${id}`).toBe(isOn);
    expect(await isInData(id, today), `the structured data of ${id}`).toBe(isOn);
  }
  const letter = await readUpcoming(deps.db, 'fan', clock);
  const announced = letter.filter(({ startsAt }) => startsAt.slice(0, 10) === today);
  const begins = { clases: '2026-11-30', taller: '2026-12-07', vale: '2026-12-08' };
  const beginning = Object.entries(begins).flatMap(([id, first]) => (first === today ? [id] : []));
  // A stretch of days begins once.
  const starting = expected.filter((id) => id !== 'corrido' || today === '2026-12-18');
  expect(announced.map(({ titulo }) => titulo.split(' ')[1]).sort(), 'the letter').toEqual(
    [...starting, ...beginning].sort(),
  );

  const lasting = { curso: Object.keys(LASTING.curso), promo: Object.keys(LASTING.promo) };
  for (const tipo of ['curso', 'promo'] as const)
    expect(await explored(tipo), `explore: ${tipo}`).toEqual(
      lasting[tipo].filter((id) => isOnLasting[id]?.(today)).sort(),
    );
  expect(await isInCalendar('curso', CLASSES, today), 'the calendar file of a class').toBe(isClass(today));
});

test('what is printed once says the days themselves', async () => {
  clock = momentOf(at(FIRST, '09:00'));
  const marks = new Map(
    [...(await tab('eventos')), ...(await tab('cursos'))].map((card) => [card.id as string, posterOf(card)]),
  );
  expect(marks.get('feria')?.mark).toEqual({ over: 'JUE', numeral: '10', beneath: 'AL 12 DIC 2026' });
  expect(marks.get('corrido')?.lines[0]).toBe('Del 18 dic 20:00 al 20 dic 18:00');
  expect(marks.get('semanal')?.mark).toEqual({ over: 'TODOS LOS', numeral: 'LUN', beneath: '' });
  expect(marks.get('clases')?.lines[0]).toBe('Desde el 30 nov · Lun y jue 18:00 a 20:00');
});
