import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { expect, test } from 'vitest';
import { clear, hold } from '../../testing/holds.ts';
import { HOUR, mailProject } from '../../testing/mail.ts';
import { sendLetter } from './send.ts';

const { deps, server, services, clock, event, ask, signedUp, mail, moved } = await mailProject('mail-paused');

test('a notice from before a hold waits, and is sent afterwards', async () => {
  await signedUp(['una']);
  await event('sala', 'pausa', 5);
  await ask('una', 'pausa');
  const id = await moved('una', 'pausa', 22);
  await hold(services, subjectOf('evento', 'pausa'), 'desk');
  expect(await sendLetter(deps, id)).toBe('postponed');
  expect(await mail(id)).toMatchObject({ state: 'waiting', reason: 'paused' });
  clock.moment += HOUR;
  expect(await sendLetter(deps, id), 'still held').toBe('postponed');
  expect(server.taken).toEqual([]);
  await clear(services, subjectOf('evento', 'pausa'));
  clock.moment += HOUR;
  expect(await sendLetter(deps, id)).toBe('sent');
  expect(server.taken).toHaveLength(1);
});
