import { monthOf } from '@vidriera/domain/figures/month';
import { monthBefore } from '@vidriera/domain/figures/whole-month';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { refs } from '../base/firestore/refs.ts';
import { queueSummaries } from '../jobs/daily/queue-summaries.ts';
import { alive, call, lettersTo, newAccount, waitUntil } from '../testing/live.ts';

const { db, auth } = alive;

test('a creator finds last month in the mailbox, once, and stops it by the letter’s link', async () => {
  // Letters of a night follow each other by ten seconds, and a round passes each uid once: creators of other tests get theirs first.
  await queueSummaries(alive);
  await refs.reconciliation(db).set({ summaries: FieldValue.delete() }, { merge: true });
  const ana = await newAccount('ana.resumen');
  const perfil = { display_name: 'Ana', role: 'creador', creador: { descripcion: 'Peña' } };
  await call('saveProfile', perfil, ana.token);
  await auth.updateUser(ana.uid, { emailVerified: true });
  const month = monthBefore(monthOf(alive.now()));
  await refs.figures(db, ana.uid, month).set({ days: { '10': { profile: { qr: 1234 } } } });
  for (let night = 0; night < 2; night++) await queueSummaries(alive);
  const summaries = async () =>
    (await lettersTo(ana.email)).filter(({ text }) => text.includes('1.234 vistas'));
  const queued = async () => {
    const [{ docs }, round] = await Promise.all([
      refs.mail(db).where('uid', '==', ana.uid).get(),
      refs.reconciliation(db).get(),
    ]);
    return JSON.stringify({ letters: docs.map((doc) => doc.data()), round: round.data() });
  };
  const [letter] = await waitUntil(async () => {
    const found = await summaries();
    return found.length > 0 ? found : null;
  }).catch(async (error: Error) => {
    throw new Error(`${error.message}; stored: ${await queued()}`);
  });
  expect(letter?.text).toContain(`${alive.origin}/estadisticas`);
  const [stop = ''] = /https?:\S+eventMail\S+/.exec(letter?.text ?? '') ?? [];
  expect(await (await fetch(stop)).text()).toContain('No recibir más el resumen mensual');
  await fetch(stop, { method: 'POST' });
  expect((await refs.user(db, ana.uid).get()).data()).toMatchObject({ figuresMail: false });
  expect(await summaries()).toHaveLength(1);
});
