import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { MAX_REMINDERS } from '@vidriera/domain/seats/limits';
import { midnight } from '@vidriera/domain/values/fecha';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { askReminder, dropReminder } from '../../attend/seats/ask-reminder.ts';
import { eventChanged } from '../../attend/seats/event-changed.ts';
import { followAllReminders } from '../../attend/seats/follow-reminders.ts';
import { forgetSeatsOf } from '../../attend/seats/forget.ts';
import { readReminder } from '../../attend/seats/reminder.ts';
import { refs } from '../../base/firestore/refs.ts';
import { clear, hold } from '../../testing/holds.ts';
import { HOUR, MINUTE, mailProject } from '../../testing/mail.ts';
import { FECHA } from '../../testing/seats.ts';
import { sendDue } from '../mail/due.ts';
import { stopLink } from '../mail/event-mail.ts';
import type { Subscription } from '../mail/subscriptions.ts';
import { remindEve, remindEvening, remindSoon } from './queue-reminders.ts';

const { deps, server, services, db, clock, event, change, ask, giveUp, signedUp } =
  await mailProject('reminders');

/** The evening before the tests' Saturday, at 18:00 in Argentina. */
const EVE = Date.parse('2026-11-27T18:00:00-03:00');
const remind = () => remindEve(services);
const send = () => sendDue(deps, () => true);
const recipients = () => server.taken.flatMap(({ to }) => to ?? []).sort();

test('everybody with a seat tomorrow is reminded once, with the hour, and can stop it', async () => {
  await signedUp(['ana', 'beto', 'espera']);
  await event('sala', 'pena', 3);
  await event('sala', 'lejos', 3);
  await ask('ana', 'pena', 2);
  await ask('beto', 'pena');
  await ask('espera', 'pena');
  await ask('ana', 'lejos', 1, '2026-12-05');
  clock.moment = EVE;
  expect(await remind()).toEqual({ queued: 2 });
  expect(await remind(), 'a repeated run').toEqual({ queued: 0 });
  clock.moment += MINUTE;
  await send();
  expect(recipients()).toEqual(['ana@correo.example', 'beto@correo.example']);
  const letter = server.taken.find(({ to }) => to?.includes('ana@correo.example'));
  expect(letter?.subject).toBe('Vidriera: mañana, «Evento pena»');
  expect(letter?.text).toContain('Tenés 2 lugares en «Evento pena», el sábado 28 de noviembre a las 21:00.');
  expect(JSON.stringify(letter?.headers?.get('list'))).toContain('/fn/eventMail?de=ana');
});

test('a seat given back, a date called off or a stopped setting silence the queued letter', async () => {
  const uids = ['devuelve', 'apaga', 'va'];
  await signedUp(uids);
  await event('sala', 'baile', 5);
  await event('sala', 'suspendida', 5);
  for (const uid of uids) await ask(uid, 'baile');
  await ask('va', 'suspendida');
  clock.moment = EVE;
  expect(await remind()).toEqual({ queued: 4 });
  await giveUp('devuelve', 'baile');
  await refs.user(db, 'apaga').update({ reminderMail: false });
  await change('suspendida', { estado: 'cancelado' });
  clock.moment += MINUTE;
  await send();
  expect(recipients()).toEqual(['va@correo.example']);
  expect(server.taken[0]?.subject).toContain('baile');
});

test('a date that moves is reminded with its new hour only', async () => {
  await signedUp(['mueve']);
  await event('sala', 'movida', 5);
  await ask('mueve', 'movida');
  clock.moment = EVE;
  expect(await remind()).toEqual({ queued: 1 });
  await change('movida', { horaInicio: new Date('1970-01-01T22:30:00Z') });
  await eventChanged(services, 'movida');
  expect(await remind(), 'the new hour').toEqual({ queued: 1 });
  clock.moment += MINUTE;
  await send();
  const reminders = server.taken.filter(({ subject }) => subject?.startsWith('Vidriera: mañana'));
  expect(reminders.map(({ text }) => /a las \d\d:\d\d/.exec(text ?? '')?.[0])).toEqual(['a las 22:30']);
});

test('a held event reminds nobody until it is back', async () => {
  await signedUp(['mira']);
  await event('sala', 'retenida', 5);
  await ask('mira', 'retenida');
  await hold(services, subjectOf('evento', 'retenida'), 'desk');
  clock.moment = EVE;
  await remind();
  clock.moment += MINUTE;
  await send();
  expect(server.taken).toEqual([]);
  await clear(services, subjectOf('evento', 'retenida'));
  clock.moment += HOUR;
  await send();
  expect(recipients()).toEqual(['mira@correo.example']);
});

test('who wishes it is reminded two hours before too, once', async () => {
  await signedUp(['dos', 'una']);
  await refs.user(db, 'dos').update({ reminderSoonMail: true });
  await event('sala', 'pronto', 5);
  for (const uid of ['dos', 'una']) await ask(uid, 'pronto');
  clock.moment = Date.parse('2026-11-28T18:50:00-03:00');
  expect(await remindSoon(services), 'too early').toEqual({ queued: 0 });
  clock.moment += 10 * MINUTE;
  expect(await remindSoon(services)).toEqual({ queued: 1 });
  clock.moment += 10 * MINUTE;
  expect(await remindSoon(services), 'the next run').toEqual({ queued: 0 });
  await send();
  expect(recipients()).toEqual(['dos@correo.example']);
  expect(server.taken[0]?.subject).toBe('Vidriera: hoy a las 21:00, «Evento pronto»');
});

test('each box of «Mis reservas» stops what it says, in every combination', async () => {
  const chosen = [true, false].flatMap((reminderMail) =>
    [true, false].map((reminderSoonMail) => ({ reminderMail, reminderSoonMail })),
  );
  const uids = chosen.map((_, index) => `elige${index}`);
  await signedUp(uids);
  await event('sala', 'cajas', 9);
  for (const [index, boxes] of chosen.entries()) {
    await refs.user(db, uids[index] ?? '').update(boxes);
    await ask(uids[index] ?? '', 'cajas', 1, '2026-12-12');
  }
  const taken = () =>
    server.taken.splice(0).map(({ to, headers }) => {
      const uid = String(to?.[0]).split('@')[0] ?? '';
      const stops = (what: Subscription) =>
        JSON.stringify(headers?.get('list')).includes(stopLink(deps.origin, deps.secret, uid, what));
      return [uid, (['reminder-mail', 'reminder-soon-mail'] as const).filter(stops)];
    });
  server.taken.splice(0);
  clock.moment = Date.parse('2026-12-11T18:00:00-03:00');
  expect(await remind()).toEqual({ queued: 2 });
  clock.moment += MINUTE;
  await send();
  expect(taken().sort()).toEqual([
    ['elige0', ['reminder-mail']],
    ['elige1', ['reminder-mail']],
  ]);
  clock.moment = Date.parse('2026-12-12T19:00:00-03:00');
  expect(await remindSoon(services)).toEqual({ queued: 2 });
  clock.moment += MINUTE;
  await send();
  expect(taken().sort()).toEqual([
    ['elige0', ['reminder-soon-mail']],
    ['elige2', ['reminder-soon-mail']],
  ]);
});

test('a letter of the evening that waited past midnight says «hoy», also of a date without an hour', async () => {
  await signedUp(['tarde']);
  await event('sala', 'demorada', 5);
  await event('sala', 'sinhora', 5, { horaInicio: null, horaFin: null });
  for (const id of ['demorada', 'sinhora']) await ask('tarde', id);
  clock.moment = EVE + 5 * HOUR + 50 * MINUTE;
  expect((await remind()).queued).toBeGreaterThanOrEqual(2);
  clock.moment += 20 * MINUTE;
  await send();
  const own = server.taken.filter(({ to }) => to?.includes('tarde@correo.example'));
  expect(own.map(({ subject }) => subject).sort()).toEqual([
    'Vidriera: hoy a las 21:00, «Evento demorada»',
    'Vidriera: hoy, «Evento sinhora»',
  ]);
});

const dia = (text: string) => midnight(text);
/** Asks for a reminder, without a seat. */
const wish = async (uid: string, id: string, fecha?: string) =>
  (await askReminder(services, { uid, isConfirmed: true }, dateOf(id, fecha))).kind;
const dateOf = (id: string, fecha = FECHA) => ({ evento: itemIdSchema.parse(id), fecha });
const wished = async (uid: string, id: string, fecha = FECHA) =>
  readReminder(await refs.reminder(db, { evento: id, fecha }, uid).get());

test('people who asked for it are reminded once, and so is who also has a seat', async () => {
  await signedUp(['pide', 'ambas', 'arrepentida']);
  await event('sala', 'sin-lugares', 0);
  await event('sala', 'con-lugares', 5);
  for (const uid of ['pide', 'arrepentida']) expect(await wish(uid, 'sin-lugares')).toBe('asked');
  expect(await wish('ambas', 'con-lugares')).toBe('asked');
  expect(await ask('ambas', 'con-lugares')).toBe('down');
  clock.moment = EVE;
  expect(await remind()).toEqual({ queued: 3 });
  expect(await remind(), 'a repeated run').toEqual({ queued: 0 });
  await refs.reminder(db, dateOf('sin-lugares'), 'arrepentida').delete();
  clock.moment += MINUTE;
  await send();
  expect(recipients()).toEqual(['ambas@correo.example', 'pide@correo.example']);
  const [own, seat] = ['pide', 'ambas'].map((uid) =>
    server.taken.find(({ to }) => to?.includes(`${uid}@correo.example`)),
  );
  expect(own?.text).toContain(
    'Nos pediste que te avisemos: «Evento sin-lugares» es el sábado 28 de noviembre a las 21:00.',
  );
  expect(seat?.text).toContain('Tenés un lugar');
});

test('a reminder follows its date to another day and hour, and waits while that is cancelled', async () => {
  await signedUp(['sigue']);
  const fechaExacta = dia(FECHA);
  await event('sala', 'unica', 0, { fechaPeriodica: null, fechaExacta });
  expect(await wish('sigue', 'unica')).toBe('asked');
  await change('unica', { estado: 'cancelado' });
  await followAllReminders(services, 'unica');
  clock.moment = EVE;
  expect(await remind()).toEqual({ queued: 1 });
  clock.moment += MINUTE;
  await send();
  expect(server.taken, 'cancelled').toEqual([]);
  const moved = {
    estado: null,
    fechaExacta: dia('2026-12-04'),
    horaInicio: new Date('1970-01-01T20:00:00Z'),
  };
  await change('unica', moved);
  for (let i = 0; i < 2; i++) await followAllReminders(services, 'unica');
  expect(await wished('sigue', 'unica')).toBeNull();
  expect(await wished('sigue', 'unica', '2026-12-04')).toMatchObject({ startsAt: '2026-12-04T20:00' });
  clock.moment = Date.parse('2026-12-03T18:00:00-03:00');
  expect(await remind()).toEqual({ queued: 1 });
  clock.moment += MINUTE;
  await send();
  expect(server.taken.map(({ text }) => /el viernes .* a las \d\d:\d\d/.exec(text)?.[0])).toEqual([
    'el viernes 4 de diciembre a las 20:00',
  ]);
  await dropReminder(services, 'sigue', dateOf('unica'));
  expect(await wished('sigue', 'unica', '2026-12-04'), 'taken back on a page of before').toBeNull();
});

test('a reminder ends with its event and its account, and a hidden event sends none', async () => {
  await signedUp(['borrada', 'cierra']);
  await event('sala', 'efimera', 0);
  await event('sala', 'tapada', 0);
  for (const uid of ['borrada', 'cierra']) expect(await wish(uid, 'efimera')).toBe('asked');
  expect(await wish('borrada', 'tapada')).toBe('asked');
  await forgetSeatsOf(services, 'cierra');
  expect(await wished('cierra', 'efimera')).toBeNull();
  await change('tapada', { visibilidad: 'oculto' });
  clock.moment = EVE;
  expect(await remind()).toEqual({ queued: 2 });
  clock.moment += MINUTE;
  await refs.item(db, 'evento', 'efimera').delete();
  await followAllReminders(services, 'efimera');
  await send();
  expect(server.taken.map(({ subject }) => subject)).toEqual(['Vidriera: se canceló «Evento efimera»']);
  expect(await wished('borrada', 'efimera')).toBeNull();
});

test('asking late brings the letter two hours before; later, unconfirmed or endless asking is refused', async () => {
  await signedUp(['tardia']);
  await event('sala', 'hoy', 0);
  const sinMail = { uid: 'tardia', isConfirmed: false };
  expect((await askReminder(services, sinMail, dateOf('hoy'))).kind).toBe('mail-not-confirmed');
  expect(await wish('nadie', 'hoy')).toBe('no-account');
  expect(await wish('tardia', 'hoy', '2026-11-29'), 'no such date').toBe('not-found');
  clock.moment = Date.parse('2026-11-28T10:00:00-03:00');
  expect(await askReminder(services, { uid: 'tardia', isConfirmed: true }, dateOf('hoy'))).toEqual({
    kind: 'asked',
    at: `${FECHA}T19:00`,
  });
  clock.moment = Date.parse('2026-11-28T19:00:00-03:00');
  expect(await remindSoon(services)).toEqual({ queued: 1 });
  clock.moment += MINUTE;
  await refs.reminder(db, dateOf('hoy'), 'tardia').delete();
  expect(await wish('tardia', 'hoy')).toBe('too-late');
  clock.moment = EVE - HOUR;
  const batch = db.batch();
  const endsAt = new Date(EVE + 48 * HOUR);
  for (let i = 0; i < MAX_REMINDERS; i++)
    batch.set(db.collection('reminder').doc(), { uid: 'tardia', endsAt });
  await batch.commit();
  expect(await wish('tardia', 'hoy')).toBe('too-many');
});

test('an hour’s outage at six is made up for until ten, once', async () => {
  await signedUp(['corte']);
  await event('sala', 'apagon', 3);
  await ask('corte', 'apagon');
  const at = (time: string) => {
    clock.moment = Date.parse(`2026-11-27T${time}:00-03:00`);
    return remindEvening(services);
  };
  await refs.reminders(db).delete();
  expect(await at('17:50')).toEqual({ queued: 0 });
  const forget = () =>
    refs.party(db, { evento: 'apagon', fecha: FECHA }, 'corte').update({ remindedOf: FieldValue.delete() });
  clock.moment = Date.parse('2026-11-27T18:50:00-03:00');
  await remindEvening(services, () => false);
  await forget();
  expect((await at('19:10')).queued, 'no run of six came to its end').toBeGreaterThan(0);
  await forget();
  expect(await at('19:20'), 'done').toEqual({ queued: 0 });
});
