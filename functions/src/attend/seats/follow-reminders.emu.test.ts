import { midnight } from '@vidriera/domain/values/fecha';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { sendDue } from '../../mail/mail/due.ts';
import { remindEve, remindSoon } from '../../mail/reminders/queue-reminders.ts';
import { HOUR, MINUTE, mailProject } from '../../testing/mail.ts';
import { FECHA } from '../../testing/seats.ts';
import { askReminder } from './ask-reminder.ts';
import { noteChange, stepOfChange } from './change-note.ts';
import { readReminder } from './reminder.ts';

const { deps, server, services, db, clock, event, change, ask, signedUp } =
  await mailProject('follow-reminders');
/** The evening before the tests' Saturday. */
const EVE = Date.parse('2026-11-27T18:00:00-03:00');
const dateOf = (id: string, fecha = FECHA) => ({ evento: itemIdSchema.parse(id), fecha });
const wish = async (uid: string, id: string) =>
  expect((await askReminder(services, { uid, isConfirmed: true }, dateOf(id))).kind).toBe('asked');
const reminderOf = async (uid: string, id: string) =>
  readReminder(await refs.reminder(db, dateOf(id), uid).get());

/** Writes the event, runs all steps that follow, and sends what is due. @returns the letters: subject and first line */
async function changed(id: string, fields: Record<string, unknown> | null) {
  await (fields ? change(id, fields) : refs.item(db, 'evento', id).delete());
  await noteChange(db, id, true);
  while ((await stepOfChange(services, id)) !== null);
  return sent();
}
async function sent() {
  clock.moment += 6 * MINUTE;
  await sendDue(deps, () => true);
  return server.taken
    .splice(0)
    .map(({ to, subject, text }) => ({ to: to?.[0]?.split('@')[0], subject, text }));
}
async function remindedOf(uid: string, id: string) {
  await signedUp([uid]);
  await event('sala', id, 0);
  await wish(uid, id);
  clock.moment = EVE;
  await remindEve(services);
  const own = (await sent()).filter(({ to }) => to === uid);
  expect(own).toMatchObject([{ subject: `Vidriera: mañana, «Evento ${id}»` }]);
}

test('who was reminded hears that the date is off, and that it is on again', async () => {
  await remindedOf('sabe', 'pena');
  const off = await changed('pena', { estado: 'cancelado', aviso: 'Se cortó la luz' });
  expect(off).toMatchObject([{ to: 'sabe', subject: 'Vidriera: se canceló «Evento pena»' }]);
  expect(off[0]?.text).toContain('«Evento pena», que era el sábado 28 de noviembre a las 21:00, se canceló');
  expect(off[0]?.text).toContain('Se cortó la luz');
  expect(off[0]?.text).not.toContain('pediste lugar');
  expect(await changed('pena', { descripcion: 'Otra' }), 'told once').toEqual([]);
  const on = await changed('pena', { estado: null, aviso: '' });
  expect(on).toMatchObject([{ subject: 'Vidriera: vuelve a hacerse «Evento pena»' }]);
});

test('… that it begins at another time, once, and not if it is as before when the letter leaves', async () => {
  await remindedOf('mira', 'baile');
  const moved = await changed('baile', { horaInicio: new Date('1970-01-01T22:30:00Z') });
  expect(moved).toMatchObject([{ subject: 'Vidriera: cambió de fecha u horario «Evento baile»' }]);
  expect(moved[0]?.text).toContain('ahora es el sábado 28 de noviembre a las 22:30');
  expect(await reminderOf('mira', 'baile')).toMatchObject({ startsAt: `${FECHA}T22:30` });
  await change('baile', { estado: 'pospuesto' });
  await noteChange(db, 'baile', true);
  while ((await stepOfChange(services, 'baile')) !== null);
  await change('baile', { estado: null });
  expect(await sent(), 'it is on again').toEqual([]);
});

test('… that a single date went to another day, or that the event is deleted', async () => {
  await remindedOf('unica', 'feria');
  const moved = await changed('feria', { fechaPeriodica: null, fechaExacta: midnight('2026-12-04') });
  expect(moved[0]?.text).toContain('ahora es el viernes 4 de diciembre a las 21:00');
  expect(await changed('feria', null)).toMatchObject([{ subject: 'Vidriera: se canceló «Evento feria»' }]);
});

test('whoever was not reminded yet, or has a seat, gets no second letter', async () => {
  await signedUp(['nueva', 'invitada']);
  await event('sala', 'cena', 5);
  await wish('nueva', 'cena');
  expect(await changed('cena', { horaInicio: new Date('1970-01-01T22:00:00Z') })).toEqual([]);
  await wish('invitada', 'cena');
  expect(await ask('invitada', 'cena')).toBe('down');
  await refs.reminder(db, dateOf('cena'), 'nueva').delete();
  clock.moment = EVE;
  await remindEve(services);
  await sent();
  const off = await changed('cena', { estado: 'cancelado' });
  expect(off).toMatchObject([{ to: 'invitada' }]);
  expect(off[0]?.text).toContain('Lo que habías pedido quedó sin efecto.');
});

test('a reminder whose event is hidden at six leaves once it is public again', async () => {
  await signedUp(['espera']);
  await event('sala', 'tapada', 0);
  await wish('espera', 'tapada');
  await change('tapada', { visibilidad: 'oculto' });
  clock.moment = EVE;
  await remindEve(services);
  expect(await sent()).toEqual([]);
  await change('tapada', { visibilidad: 'publico' });
  clock.moment += 10 * MINUTE;
  expect(await sent()).toMatchObject([{ to: 'espera', subject: 'Vidriera: mañana, «Evento tapada»' }]);
});

test('… and never once it has begun', async () => {
  await signedUp(['nunca']);
  await event('sala', 'secreta', 0);
  await wish('nunca', 'secreta');
  await change('secreta', { visibilidad: 'oculto' });
  clock.moment = EVE;
  await remindEve(services);
  for (let hour = 0; hour < 28; hour++) {
    clock.moment += HOUR;
    expect(await sent()).toEqual([]);
  }
  await change('secreta', { visibilidad: 'publico' });
  expect(await sent()).toEqual([]);
});

test('the two hours before are 100 to 130 minutes, also of the last of 1,500 letters', async () => {
  await signedUp(['larga']);
  await event('sala', 'multitud', 0);
  await wish('larga', 'multitud');
  await refs.user(db, 'larga').update({ reminderSoonMail: true });
  const model = (await refs.reminder(db, dateOf('multitud'), 'larga').get()).data() ?? {};
  const person = (await refs.user(db, 'larga').get()).data() ?? {};
  for (let from = 0; from < 1500; from += 250) {
    const batch = db.batch();
    for (let n = from; n < from + 250; n++) {
      batch.set(refs.user(db, `m${n}`), { ...person, username: `m${n}` });
      batch.set(refs.reminder(db, dateOf('multitud'), `m${n}`), { ...model, uid: `m${n}` });
    }
    await batch.commit();
  }
  const begins = Date.parse(`${FECHA}T21:00:00-03:00`);
  // The run that meets it first: one comes every ten minutes.
  clock.moment = begins - 130 * MINUTE;
  expect((await remindSoon(services)).queued, 'the range ends before').toBe(0);
  clock.moment = begins - 120 * MINUTE - 1;
  expect((await remindSoon(services)).queued).toBe(1501);
  const { docs } = await refs.mail(db).where('letter.evento', '==', 'multitud').get();
  const before = docs.map((doc) => (begins - doc.get('notBefore').toMillis()) / MINUTE);
  expect(Math.max(...before)).toBeLessThanOrEqual(130);
  expect(Math.min(...before)).toBeGreaterThanOrEqual(100);
}, 300_000);

test('thousands of reminders are followed in steps, and a killed one goes on', async () => {
  await signedUp(['primera']);
  await event('sala', 'gira', 0);
  await wish('primera', 'gira');
  const model = (await refs.reminder(db, dateOf('gira'), 'primera').get()).data() ?? {};
  for (let from = 0; from < 1200; from += 400) {
    const batch = db.batch();
    for (let n = from; n < from + 400; n++)
      batch.set(refs.reminder(db, dateOf('gira'), `p${n}`), { ...model, uid: `p${n}` });
    await batch.commit();
  }
  await change('gira', { horaInicio: new Date('1970-01-01T20:00:00Z') });
  await noteChange(db, 'gira', true);
  const left = async () =>
    (
      await db
        .collection('reminder')
        .where('evento', '==', 'gira')
        .where('startsAt', '==', `${FECHA}T21:00`)
        .get()
    ).size;
  let steps = 0;
  for (; (await stepOfChange(services, 'gira')) !== null; steps++);
  expect(steps).toBeGreaterThan(2);
  expect(await left()).toBe(0);
  await noteChange(db, 'gira');
  expect(await stepOfChange(services, 'gira'), 'no date differs: reminders are not read').toBeNull();
}, 120_000);
