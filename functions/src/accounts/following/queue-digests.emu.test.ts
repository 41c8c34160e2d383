import { FOLLOWING } from '@vidriera/domain/following/limits';
import { midnight } from '@vidriera/domain/values/fecha';
import { expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { updateDerived } from '../../items/items/derived.ts';
import { sendDue } from '../../mail/mail/due.ts';
import { creador, publish } from '../../testing/data.ts';
import { HOUR, mailProject } from '../../testing/mail.ts';
import { queueDigests } from './queue-digests.ts';
import { block, follow } from './relate.ts';
import { readUpcoming } from './upcoming.ts';

const { deps, server, services, db, clock, event, change, signedUp } = await mailProject('digests');

/** The Thursday after the tests' Wednesday; the tests' events are on the Saturday after it. */
const THURSDAY = Date.parse('2026-11-26T10:00:00-03:00');
const follows = (uid: string, creator: string) => follow(services, { uid, creador: creator });
const send = () => sendDue(deps, () => true);
const letterTo = (uid: string) => server.taken.find(({ to }) => to?.includes(`${uid}@correo.example`));

test('on Thursdays each follower gets one letter with what begins soon, soonest first, and can stop it', async () => {
  const uids = ['ana', 'apaga', 'bloquea', 'nada'];
  await signedUp([...uids, 'afuera']);
  await creador(db, 'otra');
  await event('sala', 'pena', 5);
  await event('sala', 'cancelada', 5);
  await change('cancelada', { estado: 'cancelado' });
  await event('sala', 'lejos', 5);
  await change('lejos', { fechaExacta: new Date('2026-12-20T03:00:00Z') });
  await updateDerived(services, [refs.item(db, 'evento', 'lejos')]);
  for (const uid of ['ana', 'apaga', 'bloquea']) await follows(uid, 'sala');
  await follows('nada', 'otra');
  clock.moment = THURSDAY - HOUR;
  expect(await queueDigests(services), 'too early').toEqual({ queued: 0 });
  clock.moment = THURSDAY;
  expect(await queueDigests(services)).toEqual({ queued: 4 });
  await refs.reconciliation(db).delete();
  expect(await queueDigests(services), 'from the beginning').toEqual({ queued: 0 });
  await refs.user(db, 'apaga').update({ digestMail: false });
  await block(services, { uid: 'bloquea', creador: 'sala' });
  clock.moment += HOUR;
  await send();
  expect(server.taken.flatMap(({ to }) => to)).toEqual(['ana@correo.example']);
  const letter = letterTo('ana');
  expect(letter?.text).toContain('«Evento pena», de Casa sala: el sábado 28 de noviembre a las 21:00.');
  expect(letter?.text).not.toMatch(/cancelada|lejos/);
  expect(JSON.stringify(letter?.headers?.get('list'))).toContain('/fn/eventMail?de=ana');

  server.taken.length = 0;
  clock.moment = THURSDAY + 7 * 24 * HOUR;
  expect(await queueDigests(services), 'the next week, without those who stopped or follow nobody').toEqual({
    queued: 2,
  });
});

test('the letter says beginnings, of everybody, and nothing that is called off', async () => {
  await signedUp(['lee']);
  await creador(db, 'escuela');
  await creador(db, 'ruidosa');
  await creador(db, 'lejana');
  for (const creator of ['escuela', 'ruidosa', 'lejana']) await follows('lee', creator);
  const own = { ...services, now: () => new Date(THURSDAY) };
  const dia = (text: string) => midnight(text);
  await publish(own, 'promo', 'escuela', {
    corre: { titulo: 'Hasta el lunes', fechaDesde: dia('2026-11-20'), fechaHasta: dia('2026-11-30') },
    empieza: { titulo: 'Desde el sábado', fechaDesde: dia('2026-11-28'), fechaHasta: dia('2026-12-30') },
  });
  await publish(own, 'curso', 'escuela', {
    curso: { titulo: 'Cerámica', fechaDesde: dia('2026-12-01'), fechaHasta: dia('2026-12-20') },
  });
  const at = (hour: number) => ({ horaInicio: new Date(Date.UTC(1970, 0, 1, hour)) });
  await publish(own, 'evento', 'escuela', {
    manana: { titulo: 'Esta mañana', fechaExacta: dia('2026-11-26'), ...at(9) },
  });
  await publish(own, 'evento', 'lejana', {
    lejano: { titulo: 'El último día', fechaExacta: dia('2026-12-05'), ...at(20) },
    fuera: { titulo: 'Pasado mañana del último', fechaExacta: dia('2026-12-06'), ...at(20) },
  });
  const noisy = Object.fromEntries(
    Array.from({ length: 12 }, (_, i) => [
      `r${i}`,
      { titulo: `Ruido ${i}`, fechaExacta: dia('2026-11-26'), ...at(22) },
    ]),
  );
  const off = Object.fromEntries(
    Array.from({ length: 12 }, (_, i) => [
      `x${i}`,
      { titulo: `Cancelado ${i}`, fechaExacta: dia('2026-11-26'), estado: 'cancelado', ...at(12) },
    ]),
  );
  await publish(own, 'evento', 'ruidosa', { ...noisy, ...off });
  const letter = await readUpcoming(db, 'lee', new Date(THURSDAY));
  const quiet = letter.filter(({ author }) => author.id !== 'ruidosa');
  expect(quiet.map(({ titulo, startsAt }) => [titulo, startsAt])).toEqual([
    ['Esta mañana', '2026-11-26T09:00'],
    ['Desde el sábado', '2026-11-28'],
    ['Cerámica', '2026-12-01'],
    ['El último día', '2026-12-05T20:00'],
  ]);
  expect(letter).toHaveLength(FOLLOWING.digest);
  expect(letter.map(({ titulo }) => titulo).join()).not.toContain('Cancelado');
});

test('a run that was cut off is continued by the next', async () => {
  await signedUp(['uno', 'dos']);
  for (const uid of ['uno', 'dos']) await follows(uid, 'sala');
  clock.moment = THURSDAY + 14 * 24 * HOUR;
  let looks = 0;
  const first = await queueDigests(services, () => looks++ < 1);
  const rest = await queueDigests(services);
  expect([first.queued, first.queued + rest.queued]).toEqual([1, 5]);
});
