import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { FECHA } from '../../testing/seats.ts';
import { DAY_MS, seatsProject } from '../../testing/seats-project.ts';
import { markRead } from '../notices/listed.ts';
import { eventChanged } from './event-changed.ts';
import { listAttending, listMine } from './listed.ts';

const { clock, db, deps, people, event, change, ask, giveUp } = seatsProject('seats-listed');
const id = (text: string) => itemIdSchema.parse(text);

test('listMine: lists past dates with the party’s seats', async () => {
  await people(['fue', 'espero']);
  await event('teatro', 'ayer', 2);
  await ask('fue', 'ayer', 2);
  await ask('espero', 'ayer', 1);
  const before = clock.moment;
  clock.moment += 7 * DAY_MS;
  expect(await listMine(deps, 'fue')).toMatchObject({
    parties: [],
    past: [{ evento: 'ayer', fecha: FECHA, startsAt: `${FECHA}T21:00`, titulo: 'Evento ayer', held: 2 }],
  });
  expect((await listMine(deps, 'espero')).past, 'a waiting party did not attend').toEqual([]);
  clock.moment = before;
});

test('listAttending: shows display names, to the creator only', async () => {
  await event('teatro', 'puerta', 3);
  await ask('ana', 'puerta', 2);
  clock.moment += 1000;
  await ask('beto', 'puerta', 2);
  const date = { evento: id('puerta'), fecha: FECHA };
  const listed = await listAttending(deps, 'teatro', date);
  expect(listed).toMatchObject({
    titulo: 'Evento puerta',
    aforo: 3,
    parties: [
      { nombre: 'Persona ana', asked: 2, held: 2, state: 'going' },
      { nombre: 'Persona beto', asked: 2, held: 0, state: 'waiting' },
    ],
  });
  expect(JSON.stringify(listed)).not.toMatch(/@|"uid"|SECRETO/);
  expect(await listAttending(deps, 'ana', date)).toBeNull();
});

test('notices: newest first, unread until marked, listed for 30 days', async () => {
  await people(['avisada']);
  await event('teatro', 'avisa', 1);
  await ask('ana', 'avisa', 1);
  await ask('avisada', 'avisa', 1);
  await giveUp('ana', 'avisa');
  const { notices } = await listMine(deps, 'avisada');
  expect(notices).toMatchObject([
    { kind: 'moved-up', evento: 'avisa', fecha: FECHA, titulo: 'Evento avisa', aviso: '', readAt: null },
  ]);
  const before = clock.moment;
  clock.moment += 1000;
  await change('avisa', { estado: 'cancelado', aviso: ' Por la\nlluvia\u202e ' });
  await eventChanged(deps, 'avisa');
  const both = (await listMine(deps, 'avisada')).notices;
  expect(both).toMatchObject([
    { kind: 'cancelled', aviso: 'Por la lluvia', isKept: false, readAt: null, isGone: false },
    { kind: 'moved-up', held: 1, isKept: true, readAt: null },
  ]);
  const read = [both[0]?.id ?? '', both[0]?.id ?? '', 'another'];
  await markRead(deps, 'beto', read);
  expect((await listMine(deps, 'avisada')).notices, 'only own notices are marked').toEqual(both);
  await markRead(deps, 'avisada', read);
  clock.moment += 1000;
  await markRead(deps, 'avisada', read);
  await refs.item(db, 'evento', 'avisa').delete();
  expect((await listMine(deps, 'avisada')).notices, 'the first mark stays').toMatchObject([
    { kind: 'cancelled', aviso: 'Por la lluvia', readAt: before + 1000, isGone: true },
    { kind: 'moved-up', readAt: null, isGone: true },
  ]);
  expect((await refs.notices(db, 'avisada').doc('another').get()).exists).toBe(false);
  clock.moment = before + 30 * DAY_MS;
  expect((await listMine(deps, 'avisada')).notices).toMatchObject([{ kind: 'cancelled' }]);
  clock.moment = before;
});
