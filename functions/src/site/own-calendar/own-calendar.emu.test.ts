import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { midnight } from '@vidriera/domain/values/fecha';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeAccount } from '../../accounts/account/remove-account.ts';
import { askReminder } from '../../attend/seats/ask-reminder.ts';
import { followAllReminders } from '../../attend/seats/follow-reminders.ts';
import { refs } from '../../base/firestore/refs.ts';
import { clear, hold } from '../../testing/holds.ts';
import { serve } from '../../testing/http.ts';
import { FECHA } from '../../testing/seats.ts';
import { seatsProject } from '../../testing/seats-project.ts';
import { createApi } from '../api/app.ts';
import { forgetAddressOf, makeAddress, showAddress } from './address.ts';
import { ownCalendarIcs } from './own-calendar.ts';

const { services, db, deps, people, event, change, ask } = seatsProject('own-calendar');
const { auth } = services;
const addresses = { ...deps, now: services.now };
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  site = await serve(createApi({ ...services, version: 'prueba', origin: 'https://vidriera.test' }));
  await event('teatro', 'semanal', 9);
  await event('teatro', 'avisada', 0, { fechaPeriodica: null, fechaExacta: midnight(FECHA) });
  await event('teatro', 'gustada', 0, { fechaPeriodica: null, fechaExacta: midnight('2026-12-11') });
});
afterAll(() => site.close());

/** Returns a new person with an address. */
async function person(uid: string) {
  await people([uid]);
  await auth.createUser({ uid, email: `${uid}@correo.example`, password: 'una clave larga' });
  const valid = async () => (await auth.getUser(uid)).tokensValidAfterTime ?? '';
  const make = async (replaces: string | null = null) =>
    (await makeAddress(addresses, uid, await valid(), replaces)) ?? '';
  const show = async () => showAddress(addresses, uid, await valid());
  return { make, show, token: await make() };
}
const get = (token: string) => fetch(`${site.origin}/api/calendario/${token}/agenda.ics`);
const statusOf = async (token: string) => (await get(token)).status;

/** Reads the calendar with another program: UID, start and status. */
async function entriesOf(token: string): Promise<string[]> {
  const text = await (await get(token)).text();
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((entry) => {
    const { uid, startDate } = new ICAL.Event(entry);
    return `${uid} ${startDate} ${entry.getFirstPropertyValue('status')}`;
  });
}

test('has own seats, reminders and liked events, follows their dates, and no cache keeps it', async () => {
  const { token } = await person('ana1');
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(await ask('ana1', 'semanal', 2)).toBe('down');
  const date = { evento: itemIdSchema.parse('avisada'), fecha: FECHA };
  await askReminder(services, { uid: 'ana1', isConfirmed: true }, date);
  await refs.user(db, 'ana1').update({ eventLikes: [refs.item(db, 'evento', 'gustada')] });
  const seat = `semanal-${FECHA}@vidriera ${FECHA}T21:00:00 CONFIRMED`;
  const liked = 'gustada@vidriera 2026-12-11T21:00:00 CONFIRMED';
  expect(await entriesOf(token)).toEqual([seat, `avisada@vidriera ${FECHA}T21:00:00 CONFIRMED`, liked]);
  const origin = 'https://vidriera.test';
  const calendar = await ownCalendarIcs({ ...services, origin }, await refs.user(db, 'ana1').get());
  expect(calendar.reads, 'a party, a reminder, three events').toBe(5);
  await change('avisada', { fechaExacta: midnight('2026-12-02') });
  await followAllReminders(services, 'avisada');
  await change('gustada', { estado: 'cancelado' });
  expect(await entriesOf(token)).toEqual([
    seat,
    'avisada@vidriera 2026-12-02T21:00:00 CONFIRMED',
    'gustada@vidriera 2026-12-11T21:00:00 CANCELLED',
  ]);
  await hold(services, subjectOf('evento', 'avisada'), 'desk');
  expect(await entriesOf(token), 'held').not.toContainEqual(expect.stringContaining('avisada'));
  await clear(services, subjectOf('evento', 'avisada'));
  expect(await entriesOf(token)).toHaveLength(3);
  const { headers } = await get(token);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test('a date of a repeating event with a reminder that is called off says so', async () => {
  const { token } = await person('dani1');
  await event('teatro', 'sabatina', 9);
  const date = { evento: itemIdSchema.parse('sabatina'), fecha: FECHA };
  await askReminder(services, { uid: 'dani1', isConfirmed: true }, date);
  const entry = `sabatina-${FECHA}@vidriera ${FECHA}T21:00:00`;
  expect(await entriesOf(token)).toEqual([`${entry} CONFIRMED`]);
  await change('sabatina', { excepciones: [`${FECHA}|cancelado`], avisos: [`${FECHA}|Llueve`] });
  await followAllReminders(services, 'sabatina');
  expect(await entriesOf(token)).toEqual([`${entry} CANCELLED`]);
  expect(await (await get(token)).text()).toContain('DESCRIPTION:Llueve');
});

test('its person sees it again; the database does not hold it; another one ends it, once', async () => {
  const { token, make, show } = await person('beto1');
  expect(await show()).toBe(token);
  const { docs } = await db.collection('ownCalendar').where('uid', '==', 'beto1').get();
  expect(JSON.stringify(docs.map((doc) => [doc.id, doc.data()]))).not.toContain(token);
  const next = await make(token);
  expect(await make(token), 'a lost answer').toBe(next);
  expect(await make(), 'another tab').toBe(next);
  expect(await Promise.all([statusOf(token), statusOf(next)])).toEqual([404, 200]);
});

test('guessed, ended and orphaned addresses are answered alike', async () => {
  const ends: Record<string, (uid: string) => Promise<unknown>> = {
    revoked: (uid) => forgetAddressOf(services, uid),
    password: (uid) => auth.updateUser(uid, { password: 'otra clave larga' }),
    disabled: (uid) => auth.updateUser(uid, { disabled: true }),
    suspended: (uid) => refs.user(db, uid).update({ suspendedUntil: new Date('2199-12-31') }),
    closed: (uid) => refs.user(db, uid).update({ closedAt: services.now() }),
    deleted: (uid) => removeAccount(services, uid),
  };
  const unknown = await get('A'.repeat(22));
  const refusal = [unknown.status, unknown.headers.get('cache-control'), await unknown.text()];
  expect(refusal[0]).toBe(404);
  for (const [why, end] of Object.entries(ends)) {
    const { token, show } = await person(why);
    expect(await statusOf(token), why).toBe(200);
    // Auth counts tokens by seconds.
    const valid = (await auth.getUser(why)).tokensValidAfterTime;
    do await end(why);
    while (why === 'password' && (await auth.getUser(why)).tokensValidAfterTime === valid);
    const answer = await get(token);
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()], why).toEqual(refusal);
    if (why === 'password') expect(await show(), why).toBeNull();
  }
  for (const odd of ['x', 'ana1', `${'A'.repeat(22)}.`, '..%2F..', '%00'])
    expect([400, 404], odd).toContain(await statusOf(odd));
});
