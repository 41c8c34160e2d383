import { WALK_INS } from '@vidriera/domain/door/register';
import { expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { at, creatorIs, doorPhone, helperAt } from '../../testing/door.ts';
import { readsOf } from '../../testing/reads.ts';
import { seatsProject } from '../../testing/seats-project.ts';
import { saveAnswers, setQuestions } from '../seats/questions.ts';

const { services, db, event, ask, change, giveUp } = seatsProject('door-open');

test('a list and its doors live as long as their seats, also when the night gets longer', async () => {
  await event('teatro', 'larga', 4);
  const night = at('larga');
  const [own, helper] = [
    doorPhone(services, night, creatorIs('teatro')),
    doorPhone(services, night, creatorIs('teatro')),
  ];
  await own.open();
  await helper.tick(WALK_INS, 2);
  await change('larga', { horaFin: new Date('1970-01-01T05:00:00Z') });
  await own.sync();
  const ends = async () => {
    const marks = await refs.doorMarks(db, night).get();
    const docs = [await refs.door(db, night).get(), ...marks.docs];
    return docs.map((doc) => doc.get('expiresAt').toDate().toISOString());
  };
  expect(new Set(await ends())).toEqual(new Set(['2026-12-29T08:00:00.000Z']));
  expect(await ends()).toHaveLength(2);
});

test('a list whose seats are as before is not read again', async () => {
  await event('teatro', 'igual', 3);
  await ask('ana', 'igual', 2);
  const phone = doorPhone(services, at('igual'), creatorIs('teatro'));
  const { stamp } = await phone.open();
  const { documents } = await readsOf(async () => expect((await phone.openIf(stamp)).list).toBeNull());
  expect(documents, 'its parts and doors').toBeLessThanOrEqual(3);
  await ask('beto', 'igual', 2);
  const waits = await phone.openIf(stamp);
  expect(waits.list?.parties).toHaveLength(2);
  await giveUp('ana', 'igual');
  const left = await phone.openIf(waits.stamp);
  expect(left.list?.parties).toHaveLength(1);
  await change('igual', { titulo: 'Otro nombre' });
  expect((await phone.openIf(left.stamp)).list?.titulo).toBe('Otro nombre');
});

test('answers stand at the creator’s door, and at a helper’s whose link says so', async () => {
  await event('teatro', 'pide', 4);
  const date = at('pide');
  await setQuestions(services, 'teatro', {
    evento: date.evento,
    questions: [{ text: '¿Alergias?', choices: [], isRequired: false }],
  });
  await ask('ana', 'pide', 1);
  const own = doorPhone(services, date, creatorIs('teatro'));
  const { stamp } = await own.open();
  await saveAnswers(services, 'ana', { ...date, answers: [{ question: '¿Alergias?', answer: 'Nueces' }] });
  const answers = [{ question: '¿Alergias?', answer: 'Nueces' }];
  expect((await own.openIf(stamp)).list?.parties, 'a new answer is seen').toMatchObject([{ answers }]);
  const seen = async (seesAnswers?: boolean) => {
    const who = await helperAt(services, date, 'teatro', seesAnswers);
    return (await doorPhone(services, date, who).open()).list.parties[0]?.answers;
  };
  expect([await seen(), await seen(true)]).toEqual([undefined, answers]);
});
