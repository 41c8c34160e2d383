import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { expect, test } from 'vitest';
import { refs } from '../firestore/refs.ts';
import { clear, hold } from '../held/hold.ts';
import { sendDue } from '../mail/due.ts';
import { eventChanged } from '../seats/event-changed.ts';
import { HOUR, MINUTE, mailProject } from '../testing/mail.ts';
import { remindEve, remindSoon } from './queue-reminders.ts';

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

test('a letter of the evening that waited past midnight is dropped', async () => {
  await signedUp(['tarde']);
  await event('sala', 'demorada', 5);
  await ask('tarde', 'demorada');
  clock.moment = EVE;
  expect((await remind()).queued).toBeGreaterThan(0);
  clock.moment += 8 * HOUR;
  await send();
  expect(server.taken).toEqual([]);
});
