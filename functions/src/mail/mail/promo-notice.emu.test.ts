import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { promoChanged } from '../../attend/claims/promo-changed.ts';
import { refs } from '../../base/firestore/refs.ts';
import { createLimiter } from '../../base/limits/limiter.ts';
import { logger } from '../../base/process/logger.ts';
import { claimsOver } from '../../testing/claims.ts';
import { creador } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { mailServer } from '../../testing/smtp.ts';
import { NOTICE_EVERY_MS } from './lease.ts';
import { type SendDeps, sendLetter } from './send.ts';

let moment = NOW.getTime();
const services = project('promo-mail', () => new Date(moment));
const { db, auth, now } = services;
const { people, promo, took } = await claimsOver(services);
const secret = 'a secret of at least so many characters';
let server: Awaited<ReturnType<typeof mailServer>>;
let deps: SendDeps;

beforeAll(async () => {
  server = await mailServer();
  deps = {
    ...services,
    origin: 'https://vidriera.example',
    smtp: () => server.settings,
    secret,
    limiter: createLimiter({ db, now, secret }),
  };
  await creador(db, 'feria');
});
afterAll(() => server.stop());
beforeEach(() => {
  vi.spyOn(logger, 'info').mockReturnValue();
  server.taken.length = 0;
  moment = NOW.getTime();
});

/** Cancels a promo with an open claim. @returns the letter's id */
async function calledOff(uid: string, emailVerified = true): Promise<string> {
  await people([uid]);
  await auth.createUser({ uid, email: `${uid}@correo.example`, emailVerified });
  await promo('feria', uid, 9);
  await took(uid, uid);
  await change(uid, { estado: 'cancelado', aviso: ' Se cortó\nla luz <b> ' });
  return letterTo(uid);
}
async function change(id: string, fields: Record<string, unknown>): Promise<void> {
  await refs.item(db, 'promo', id).update(fields);
  await promoChanged(services, id);
}
async function letterTo(uid: string): Promise<string> {
  const { docs } = await refs.mail(db).where('uid', '==', uid).get();
  expect(docs).toHaveLength(1);
  return docs[0]?.id ?? '';
}

test('announces a cancelled promo, with the creator’s reason and an unsubscribe link', async () => {
  const id = await calledOff('ana');
  expect(await sendLetter(deps, id)).toBe('sent');
  expect(await sendLetter(deps, id), 'delivered again').toBe('nothing');
  expect(server.taken).toHaveLength(1);
  const [{ subject = '', text = '', html = '', headers } = {}] = server.taken;
  expect(subject).toBe('Vidriera: se canceló la promo «Promo ana»');
  expect(text.split('\n').filter(Boolean).slice(0, 4)).toEqual([
    'Se canceló la promo «Promo ana». Tu código ya no vale.',
    'Quien la ofrece dice: «Se cortó la luz <b>»',
    'Tus promos están acá:',
    'https://vidriera.example/mis-promos',
  ]);
  expect(html).toContain('Se cortó la luz &lt;b&gt;');
  expect(text).toContain('https://vidriera.example/fn/eventMail?de=ana');
  expect(headers?.get('auto-submitted')).toBe('auto-generated');
  expect(JSON.stringify(headers?.get('list'))).toContain('/fn/eventMail?de=ana');
});

test('sends only the latest state, at most every six hours', async () => {
  const id = await calledOff('beto');
  await change('beto', { estado: 'programado', aviso: '' });
  expect(await sendLetter(deps, id)).toBe('sent');
  await change('beto', { estado: 'cancelado', aviso: 'Otra vez.' });
  await refs.item(db, 'promo', 'beto').delete();
  expect(await sendLetter(deps, id)).toBe('postponed');
  moment += NOTICE_EVERY_MS;
  expect(await sendLetter(deps, id)).toBe('sent');
  expect(server.taken.map(({ subject }) => subject)).toEqual([
    'Vidriera: vuelve la promo «Promo beto»',
    'Vidriera: ya no está la promo «Promo beto»',
  ]);
});

test('goes only to confirmed addresses, and not to people who stopped letters', async () => {
  expect(await sendLetter(deps, await calledOff('caro', false))).toBe('dropped');
  const id = await calledOff('dora');
  await refs.user(db, 'dora').update({ eventMail: false });
  expect(await sendLetter(deps, id)).toBe('dropped');
  expect(server.taken).toEqual([]);
});
