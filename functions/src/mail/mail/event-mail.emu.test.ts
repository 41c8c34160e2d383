import { afterAll, beforeAll, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { putPeople } from '../../testing/data.ts';
import { serve } from '../../testing/http.ts';
import { project } from '../../testing/project.ts';
import { eventMailPage, stopLink } from './event-mail.ts';

const services = project('event-mail');
const { db } = services;
const secret = 'a secret of at least so many characters';
let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  await putPeople(services, ['paula', 'otra']);
  site = await serve((req, res) => void eventMailPage({ db, secret })(req, res));
});
afterAll(() => site.close());

const getsMail = async (uid: string) => (await refs.user(db, uid).get()).get('eventMail') ?? true;

test('GET by a scanner stops nothing; POST stops the letters, and another resumes them', async () => {
  const link = stopLink(site.origin, secret, 'paula', 'event-mail');
  const shown = await fetch(link);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  const body = await shown.text();
  expect(body).toContain('No recibir más mails de eventos');
  expect(await getsMail('paula')).toBe(true);
  // Mail programs post this by themselves (RFC 8058).
  const stopped = await fetch(link, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect([stopped.status, await getsMail('paula')]).toEqual([200, false]);
  const [, action = ''] = /action="([^"]*)"/.exec(await stopped.text()) ?? [];
  await fetch(site.origin + action.replaceAll('&amp;', '&'), { method: 'POST' });
  expect(await getsMail('paula')).toBe(true);
});

test('a forged link stops no letters of others', async () => {
  const own = new URL(stopLink(site.origin, secret, 'paula', 'event-mail'));
  for (const change of [{ de: 'otra' }, { firma: '' }, { firma: 'x' }, { de: 'nadie/x' }]) {
    const link = new URL(own);
    for (const [name, value] of Object.entries(change)) link.searchParams.set(name, value);
    expect((await fetch(link, { method: 'POST' })).status).toBe(404);
  }
  const foreign = stopLink(site.origin, 'another secret of so many characters!', 'otra', 'event-mail');
  expect((await fetch(foreign, { method: 'POST' })).status).toBe(404);
  expect(await getsMail('otra')).toBe(true);
});

test('each link stops its own letters only', async () => {
  const link = stopLink(site.origin, secret, 'otra', 'figures-mail');
  const stopped = await fetch(link, { method: 'POST' });
  expect(await stopped.text()).toContain('Ya no te mandamos el resumen mensual');
  expect((await refs.user(db, 'otra').get()).data()).toMatchObject({ figuresMail: false });
  expect(await getsMail('otra')).toBe(true);
});

test('a box that is off unless chosen is shown as it stands', async () => {
  const link = stopLink(site.origin, secret, 'otra', 'reminder-soon-mail');
  expect(await (await fetch(link)).text()).toContain('Volver a recibir recordatorios dos horas antes');
  await refs.user(db, 'otra').update({ reminderSoonMail: true });
  expect(await (await fetch(link)).text()).toContain('No recibir más recordatorios de dos horas antes');
  await fetch(link, { method: 'POST' });
  const stored = (await refs.user(db, 'otra').get()).data();
  expect([stored?.reminderSoonMail, stored?.reminderMail]).toEqual([false, undefined]);
});
