import { messages } from '@vidriera/domain/messages/messages';
import { beforeAll, expect, test } from 'vitest';
import { refs } from '../base/firestore/refs.ts';
import { queueLetter } from '../base/letters/queue.ts';
import { itemData } from '../testing/data.ts';
import {
  alive,
  authRest,
  call,
  codesFor,
  type LiveAccount,
  lettersTo,
  newAccount,
  signIn,
  waitUntil,
} from '../testing/live.ts';

const { db, auth, origin } = alive;
const EVENTO = 'trampa-cartas';
const OWN = 'propio@vivo.example.com';
let ana: LiveAccount;

beforeAll(async () => {
  ana = await newAccount('ana.cartas');
});

/** Returns the last offered date: the first may pass with a change of hour. */
const lastOf = (result: unknown): string =>
  (result as { dates: { fecha: string }[] }).dates.at(-1)?.fecha ?? '';

/** Returns an address's letters without those about its account and its seats. */
const noticesTo = async (address: string) => {
  const otherSubjects = [messages.letters.confirmMail.subject, messages.letters.seat.subject('Peña')];
  return (await lettersTo(address)).filter(({ subject }) => !otherSubjects.includes(subject));
};

const noticeTo = async (uid: string) =>
  (await refs.mail(db).where('uid', '==', uid).where('letter.evento', '==', EVENTO).get()).docs.find((doc) =>
    doc.get('letter.news'),
  );

/** Changes the event's hour and waits until the letters to `uids` are settled. */
async function changeHour(hour: number, uids: string[]): Promise<string[]> {
  await refs.item(db, 'evento', EVENTO).update({ horaInicio: new Date(Date.UTC(1970, 0, 1, hour)) });
  const states: string[] = [];
  for (const uid of uids)
    states.push(
      await waitUntil(async () => {
        const state = (await noticeTo(uid))?.get('state');
        return ['sent', 'dropped', 'failed', 'uncertain'].includes(state) ? String(state) : null;
      }),
    );
  return states;
}

test('a sign-up with a victim’s address sends nothing to it; a confirmed address gets one letter', async () => {
  const attacker = await newAccount('ataca.cartas');
  const victim = attacker.email;
  const perfil = { display_name: 'Ataca', role: 'creador', creador: { descripcion: 'Peña' } };
  await call('saveProfile', perfil, attacker.token);
  const body = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: attacker.token, newEmail: OWN };
  await authRest('accounts:sendOobCode', body);
  const [code] = await codesFor(OWN);
  await authRest('accounts:update', { oobCode: code });
  const token = await signIn(OWN);
  const data = { titulo: 'Peña', aforo: 9, linkReserva: null, fechaPeriodica: 'Todos los sábados' };
  await refs.item(db, 'evento', EVENTO).set(itemData(db, 'evento', attacker.uid, data));
  await waitUntil(async () => (await refs.item(db, 'evento', EVENTO).get()).get('visible'));
  await auth.updateUser(ana.uid, { emailVerified: true });
  const { result } = await call('seats', { what: 'dates', evento: EVENTO }, token);
  const fecha = lastOf(result);
  for (const one of [token, await signIn(ana.email)]) {
    const answer = await call('seats', { what: 'go', evento: EVENTO, fecha, asked: 1 }, one);
    expect(answer.result).toMatchObject({ getsMail: true });
  }
  await changeHour(20, [attacker.uid, ana.uid]);
  for (let hour = 8; hour < 20; hour++) await changeHour(hour, []);
  await waitUntil(async () => {
    const waiting = (await noticeTo(ana.uid))?.data();
    const isLast = waiting?.letter.news[fecha]?.startsAt.endsWith('T19:00');
    return isLast && waiting?.notBefore?.toMillis() > Date.now();
  });
  const [letter, ...more] = await noticesTo(ana.email);
  expect(letter?.subject).toBe('Vidriera: cambió de fecha u horario «Peña»');
  expect(letter?.text).toContain(`${origin}/eventos/${EVENTO}`);
  expect(more, 'one letter in five minutes').toEqual([]);
  expect(await noticesTo(victim)).toEqual([]);
});

test('an unconfirmed address gets no letter, and its person learns so', async () => {
  const beto = await newAccount('beto.cartas');
  const { result } = await call('seats', { what: 'dates', evento: EVENTO }, beto.token);
  expect(result).toMatchObject({ getsMail: false });
  const fecha = lastOf(result);
  const answer = await call('seats', { what: 'go', evento: EVENTO, fecha, asked: 1 }, beto.token);
  expect(answer.result).toMatchObject({ getsMail: false });
  expect(await changeHour(22, [beto.uid])).toEqual(['dropped']);
  expect(await noticesTo(beto.email)).toEqual([]);
});

test('the confirmation letter arrives once, although the trigger runs three times, and its link confirms the address', async () => {
  const newcomer = await newAccount('caro.cartas');
  const batch = db.batch();
  const ref = queueLetter(batch, db, {
    uid: newcomer.uid,
    letter: { kind: 'confirm-mail' },
    now: new Date(),
  });
  await batch.commit();
  await Promise.all([1, 2].map((again) => ref.update({ again })));
  await waitUntil(async () => (await ref.get()).get('state') === 'sent');
  await ref.update({ again: 3 });
  const letters = (await lettersTo(newcomer.email)).filter(({ messageId }) =>
    messageId.startsWith(`<${ref.id}.`),
  );
  expect(letters.map(({ messageId }) => messageId)).toEqual([expect.stringContaining(`<${ref.id}.1@`)]);
  const [link = ''] = /https?:\S+/.exec(letters[0]?.text ?? '') ?? [];
  expect(link.startsWith(`${origin}/cuenta/accion?mode=verifyEmail&oobCode=`)).toBe(true);
  await authRest('accounts:update', { oobCode: new URL(link).searchParams.get('oobCode') });
  expect((await auth.getUser(newcomer.uid)).emailVerified).toBe(true);
});

test('the local site shows the letters, and their unsubscribe page works', async () => {
  const shown = await fetch(`${origin}/__correo`);
  expect(shown.status).toBe(200);
  expect(await shown.text()).toContain('Vidriera: cambió de fecha u horario «Peña»');
  const json = await fetch(`${origin}/__correo.json`);
  expect(json.headers.get('content-type')).toContain('application/json');
  const [letter] = await noticesTo(ana.email);
  const [stop = ''] = /https?:\S+eventMail\S+/.exec(letter?.text ?? '') ?? [];
  expect(await (await fetch(stop)).text()).toContain('No recibir más mails de eventos');
  await fetch(stop, { method: 'POST' });
  expect((await refs.user(db, ana.uid).get()).get('eventMail')).toBe(false);
});
