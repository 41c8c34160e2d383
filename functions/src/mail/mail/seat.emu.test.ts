import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { MINUTE, mailProject } from '../../testing/mail.ts';
import { FECHA } from '../../testing/seats.ts';
import { sendDue } from './due.ts';

const { deps, server, clock, event, askWithLetter, giveUp, signedUp } = await mailProject('seat-letter');
const send = () => sendDue(deps, () => true);

/** Reads an attached calendar with another program: UID, start and end of each entry. */
const entriesOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((entry) => {
    const one = new ICAL.Event(entry);
    return [one.uid, `${one.startDate}`, `${one.endDate}`, one.isRecurring()];
  });

test('whoever takes seats gets one letter with the date, whatever their number becomes', async () => {
  await signedUp(['ana']);
  await event('sala', 'milonga', 4);
  expect(await askWithLetter('ana', 'milonga', 1)).toBe('down');
  expect(await askWithLetter('ana', 'milonga', 2)).toBe('down');
  await send();
  clock.moment += MINUTE;
  expect(await askWithLetter('ana', 'milonga', 3)).toBe('down');
  await send();
  expect(server.taken).toHaveLength(1);
  const [letter] = server.taken;
  expect(letter?.subject).toBe('Vidriera: guardamos tu lugar en «Evento milonga»');
  expect(letter?.text).toContain(
    'Te guardamos 2 lugares en «Evento milonga», el sábado 28 de noviembre a las 21:00.',
  );
  expect(letter?.attachments.map(({ name, type }) => [name, type])).toEqual([
    ['vidriera.ics', 'text/calendar'],
  ]);
  expect(entriesOf(letter?.attachments[0]?.text ?? '')).toEqual([
    [`milonga-${FECHA}@vidriera`, `${FECHA}T21:00:00`, `2026-11-29T00:00:00`, false],
  ]);
});

test('waiting brings none, moving up brings the date, and a seat given back is not confirmed', async () => {
  await signedUp(['primera', 'espera']);
  await event('sala', 'unica', 1);
  expect(await askWithLetter('primera', 'unica')).toBe('down');
  expect(await askWithLetter('espera', 'unica')).toBe('down');
  await giveUp('primera', 'unica');
  await send();
  expect(server.taken.map(({ to, attachments }) => [...to, attachments.length])).toEqual([
    ['espera@correo.example', 1],
  ]);
});
