import { beforeAll, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { at, creatorIs, doorPhone, helperAt } from '../../testing/door.ts';
import { seatsProject } from '../../testing/seats-project.ts';
import { findAtDoor } from './find.ts';
import { withdrawFromDoor } from './helpers.ts';
import type { Who } from './standing.ts';

const { services, db, people, event, ask } = seatsProject('door-find');
const date = at('sala');
const find = (who: Who, words: string, on = date) => findAtDoor(services, on, who, words);

beforeAll(async () => {
  await event('teatro', 'sala', 9);
  await people(['ana', 'beto']);
  await refs.user(db, 'ana').update({ display_name: 'Ana María Ruiz' });
  await refs.user(db, 'beto').update({ display_name: 'Beto Ruibal' });
  for (const uid of ['ana', 'beto']) await ask(uid, 'sala', 1);
});

test('a helper finds by surname what the list shorts to an initial, and reads no name', async () => {
  expect(await find(creatorIs('teatro'), 'ruiz'), 'not opened yet').toEqual([]);
  const { list } = await doorPhone(services, date, creatorIs('teatro')).open();
  const nonceOf = (nombre: string) => list.parties.find((party) => party.nombre === nombre)?.nonce;
  const helper = await helperAt(services, date, 'teatro');
  expect(await find(helper, 'ruiz ana')).toEqual([nonceOf('Ana María Ruiz')]);
  expect(await find(helper, 'RUÍ')).toEqual([nonceOf('Ana María Ruiz'), nonceOf('Beto Ruibal')]);
  expect(await find(helper, 'uiz')).toEqual([]);
  expect(await find(creatorIs('teatro'), 'ruib')).toEqual([nonceOf('Beto Ruibal')]);
});

test('nobody else finds anybody: another creator, a helper of another date, a withdrawn one', async () => {
  const helper = await helperAt(services, date, 'teatro');
  expect(await find(creatorIs('ana'), 'ruiz')).toBe('not-found');
  expect(await find(helper, 'ruiz', at('sala', '2026-12-05'))).toBe('not-found');
  expect(await find({ uid: null, helper: { id: helper.helper?.id ?? '', secret: 'x' } }, 'ruiz')).toBe(
    'not-found',
  );
  await withdrawFromDoor(services, date, 'teatro', helper.helper?.id ?? '');
  expect(await find(helper, 'ruiz')).toBe('not-found');
});
