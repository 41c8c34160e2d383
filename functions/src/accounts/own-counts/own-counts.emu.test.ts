import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { beforeAll, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { claimsOver } from '../../testing/claims.ts';
import { creador } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { FECHA, seatsOver } from '../../testing/seats.ts';
import { ownCounts } from './own-counts.ts';

let moment = NOW.getTime();
const services = project('own-counts', () => new Date(moment));
const { db } = services;
const { people, event, ask } = seatsOver(services);
const { promo, took } = await claimsOver(services);
const both = (uid: string, tipo: 'evento' | 'promo', ...ids: string[]) =>
  ownCounts(services, uid, { tipo, ids: ids.map((id) => itemIdSchema.parse(id)) });
const count = async (...args: Parameters<typeof both>) => (await both(...args)).counts;

beforeAll(async () => {
  await creador(db, 'sala');
  await creador(db, 'otra-sala');
  await people(['ana', 'beto', 'caro']);
  await event('sala', 'pena-uno', 2);
  await event('sala', 'pena-dos', 9);
  await event('otra-sala', 'ajena', 9);
  await promo('sala', 'vermut', 5);
  await promo('otra-sala', 'ajeno', 5);
});

test('an event counts seats of all dates to come, without those who wait, in the order asked', async () => {
  await ask('ana', 'pena-uno', 2);
  await ask('beto', 'pena-uno', 1);
  await ask('ana', 'pena-uno', 1, '2026-12-05');
  await ask('caro', 'ajena', 3);
  expect(await count('sala', 'evento', 'pena-dos', 'pena-uno', 'ya-no')).toEqual([0, 3, 0]);
  moment = new Date(`${FECHA}T23:59:00-03:00`).getTime() + 86_400_000;
  expect(await count('sala', 'evento', 'pena-uno'), 'the first date is over').toEqual([1]);
  moment = NOW.getTime();
});

test('a promo counts claims without those given back, and of them those used', async () => {
  await took('ana', 'vermut');
  await took('beto', 'vermut');
  await took('caro', 'vermut');
  await took('caro', 'ajeno');
  await refs.claim(db, 'vermut', 'ana').update({ state: 'used' });
  await refs.claim(db, 'vermut', 'beto').update({ state: 'returned' });
  expect(await both('sala', 'promo', 'vermut')).toEqual({ counts: [2], redeemed: [1] });
});

test('other people’s items count nothing', async () => {
  expect(await count('sala', 'evento', 'ajena')).toEqual([0]);
  expect(await both('sala', 'promo', 'ajeno')).toEqual({ counts: [0], redeemed: [0] });
  expect(await count('ana', 'promo', 'vermut')).toEqual([0]);
});
