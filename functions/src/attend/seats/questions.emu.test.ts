import type { Question } from '@vidriera/domain/seats/questions-schema';
import { midnight } from '@vidriera/domain/values/fecha';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { FECHA } from '../../testing/seats.ts';
import { seatsProject } from '../../testing/seats-project.ts';
import { eventChanged } from './event-changed.ts';
import { leaveDate } from './leave.ts';
import { listAttending, listDates } from './listed.ts';
import { writeToGuests } from './messages.ts';
import { keepPlaces } from './move-date.ts';
import { forgetQuestionsAt, questionsOf, saveAnswers, setQuestions } from './questions.ts';

const { clock, db, deps, event, ask, change } = seatsProject('seats-questions');
const idOf = (id: string) => itemIdSchema.parse(id);
const QUESTIONS: Question[] = [
  { text: '¿Comés carne?', choices: ['Sí', 'No'], isRequired: true },
  { text: '¿Alguna alergia?', choices: [], isRequired: false },
];
const MEAT = { question: '¿Comés carne?', answer: 'No' };
const set = (id: string, questions = QUESTIONS, uid = 'teatro') =>
  setQuestions(deps, uid, { evento: idOf(id), questions });
const answer = async (uid: string, id: string, answers = [MEAT], fecha: string = FECHA) =>
  (await saveAnswers(deps, uid, { evento: idOf(id), fecha, answers })).kind;
const listed = async (id: string, fecha: string = FECHA) =>
  (await listAttending(deps, 'teatro', { evento: idOf(id), fecha }))?.parties.map(({ answers }) => answers);

test('guests answer what their event asks, change it, and their creator alone reads it', async () => {
  await event('teatro', 'cena', 9);
  expect(await set('cena', QUESTIONS, 'beto'), 'another person').toBe(false);
  expect(await set('cena')).toBe(true);
  expect(await questionsOf(db, 'cena')).toEqual(QUESTIONS);
  expect(await answer('ana', 'cena'), 'without a seat').toBe('not-found');
  await ask('ana', 'cena', 2);
  await ask('beto', 'cena', 1);
  expect(await answer('ana', 'cena')).toBe('saved');
  const nuts = { question: '¿Alguna alergia?', answer: 'Nueces' };
  expect(await answer('ana', 'cena', [MEAT, nuts])).toBe('saved');
  expect(await listed('cena')).toEqual([[MEAT, nuts], []]);
  expect(await listAttending(deps, 'ana', { evento: idOf('cena'), fecha: FECHA })).toBeNull();
  const mine = async (uid: string | null) => (await listDates(deps, uid, idOf('cena')))?.[0]?.answers;
  expect([await mine('ana'), await mine('beto'), await mine(null)]).toEqual([[MEAT, nuts], [], undefined]);

  await ask('ana', 'cena', 1);
  expect(await listed('cena'), 'after the number changed').toEqual([[MEAT, nuts], []]);
  await set('cena', [{ text: 'Otra', choices: [], isRequired: false }]);
  expect(await listed('cena'), 'as they were asked').toEqual([[MEAT, nuts], []]);
});

test.each([
  ['a required one is missing', [{ question: '¿Alguna alergia?', answer: 'No' }], 'missing'],
  ['another choice', [{ ...MEAT, answer: 'A veces' }], 'changed'],
  ['a question that nobody asks', [MEAT, { question: '¿DNI?', answer: '1' }], 'changed'],
  ['one twice', [MEAT, MEAT], 'changed'],
])('%s: nothing is stored', async (_, answers, outcome) => {
  await event('teatro', 'mal', 9);
  await set('mal');
  await ask('caro', 'mal', 1);
  expect(await answer('caro', 'mal', answers)).toBe(outcome);
  expect((await refs.answer(db, { evento: 'mal', fecha: FECHA }, 'caro').get()).exists).toBe(false);
});

test('answers end with the seat, with the date and with the event, and go along when the date moves', async () => {
  await event('teatro', 'muda', 9, { fechaPeriodica: null, fechaExacta: midnight('2026-12-04') });
  await set('muda');
  for (const uid of ['ana', 'dani']) {
    await ask(uid, 'muda', 1, '2026-12-04');
    await answer(uid, 'muda', [MEAT], '2026-12-04');
  }
  const message = 'mensaje'.padEnd(22, '0');
  await writeToGuests(deps, 'teatro', {
    id: message,
    evento: idOf('muda'),
    fecha: '2026-12-04',
    text: 'Hola',
    to: 'all',
  });
  await keepPlaces(deps, 'teatro', { evento: idOf('muda'), fecha: '2026-12-04', to: '2026-12-05' });
  await change('muda', { fechaExacta: midnight('2026-12-05') });
  await eventChanged(deps, 'muda');
  expect(await listed('muda', '2026-12-05')).toEqual([[MEAT], [MEAT]]);
  expect((await refs.message(db, message).get()).get('fecha'), 'what was written, too').toBe('2026-12-05');
  const at = (fecha: string, uid: string) => refs.answer(db, { evento: 'muda', fecha }, uid).get();
  expect((await at('2026-12-04', 'ana')).exists).toBe(false);
  await leaveDate(deps, 'ana', { evento: 'muda', fecha: '2026-12-04' });
  expect((await at('2026-12-05', 'ana')).exists).toBe(false);
  expect((await at('2026-12-05', 'dani')).get('expiresAt').toDate().toISOString()).toBe(
    '2027-01-05T03:00:00.000Z',
  );

  await event('teatro', 'cae', 9);
  await set('cae');
  await ask('ana', 'cae', 1);
  await answer('ana', 'cae');
  await change('cae', { estado: 'cancelado' });
  await eventChanged(deps, 'cae');
  expect((await refs.answer(db, { evento: 'cae', fecha: FECHA }, 'ana').get()).exists, 'called off').toBe(
    false,
  );

  const now = clock.moment;
  clock.moment = Date.parse('2026-12-05T22:00:00-03:00');
  expect(await answer('dani', 'muda', [{ ...MEAT, answer: 'Sí' }], '2026-12-05'), 'it has begun').toBe(
    'over',
  );
  clock.moment = now;
  await forgetQuestionsAt({ db }, 'muda');
  expect([(await at('2026-12-05', 'dani')).exists, await questionsOf(db, 'muda')]).toEqual([false, []]);
});

test('of two parties of one guest, the answers of the one that stays are kept', async () => {
  const from = { evento: 'doble', fecha: '2026-12-04' } as const;
  const to = { evento: 'doble', fecha: '2026-12-05' } as const;
  await event('teatro', 'doble', 9, { fechaPeriodica: null, fechaExacta: midnight('2026-12-04') });
  await set('doble');
  await ask('ana', 'doble', 1, from.fecha);
  await answer('ana', 'doble', [MEAT], from.fecha);
  const yes = { ...MEAT, answer: 'Sí' };
  const party = (await refs.party(db, from, 'ana').get()).data();
  await refs.party(db, to, 'ana').set({ ...party, fecha: to.fecha, asked: 2, missing: 1 });
  const stored = (await refs.answer(db, from, 'ana').get()).data();
  await refs.answer(db, to, 'ana').set({ ...stored, fecha: to.fecha, answers: [yes] });
  await keepPlaces(deps, 'teatro', { evento: idOf('doble'), fecha: from.fecha, to: to.fecha });
  await change('doble', { fechaExacta: midnight(to.fecha) });
  await eventChanged(deps, 'doble');
  expect(await listed('doble', to.fecha)).toEqual([[yes]]);
  expect((await refs.answer(db, from, 'ana').get()).exists).toBe(false);
});
