import { KEPT_MS } from '@vidriera/domain/claim/times';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { claimsOver } from '../../testing/claims.ts';
import { creador } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { FECHA, seatsOver } from '../../testing/seats.ts';
import { impactOf, MAX_COUNTED } from './impact.ts';

let moment = NOW.getTime();
const services = project('impact', () => new Date(moment));
const { db } = services;
const { people, event, ask } = seatsOver(services);
const { promo, took } = await claimsOver(services);
const of = (tipo: 'evento' | 'promo', id: string) => ({ tipo, id: itemIdSchema.parse(id) });
const some = (count: number) => ({ people: count, orMore: false });

beforeAll(async () => {
  await creador(db, 'sala');
  await creador(db, 'otra-sala');
  await people(['ana', 'beto', 'caro']);
  await event('sala', 'pena-uno', 1);
  await event('sala', 'pena-dos', 9);
  await event('otra-sala', 'ajena', 9);
  await promo('sala', 'vermut', 5);
  await promo('sala', 'cafe', 5);
});

describe('impact', () => {
  test('counts each person once over all dates, with a seat or waiting, of this event only', async () => {
    await ask('ana', 'pena-uno');
    await ask('beto', 'pena-uno');
    await ask('ana', 'pena-uno', 1, '2026-12-05');
    await ask('beto', 'pena-dos');
    await ask('caro', 'ajena');
    expect(await impactOf(services, 'sala', of('evento', 'pena-uno'))).toEqual({
      down: some(2),
      claims: some(0),
    });
    expect(await impactOf(services, 'sala', null)).toEqual({ down: some(2), claims: some(0) });
    expect(await impactOf(services, 'otra-sala', null)).toEqual({ down: some(1), claims: some(0) });
  });

  test('counts only claims that may still be used', async () => {
    await took('ana', 'vermut');
    await took('ana', 'cafe');
    await took('caro', 'cafe');
    await refs.claim(db, 'cafe', 'caro').update({ state: 'used' });
    expect(await impactOf(services, 'sala', of('promo', 'vermut'))).toEqual({
      down: some(0),
      claims: some(1),
    });
    expect((await impactOf(services, 'sala', of('promo', 'cafe')))?.claims).toEqual(some(1));
    expect((await impactOf(services, 'sala', null))?.claims, 'ana has two').toEqual(some(1));
    moment += KEPT_MS;
    expect((await impactOf(services, 'sala', null))?.claims, 'lapsed').toEqual(some(0));
    moment = NOW.getTime();
  });

  test('returns null for missing items and those of other creators', async () => {
    for (const [uid, item] of [
      ['otra-sala', of('evento', 'pena-uno')],
      ['ana', of('evento', 'pena-uno')],
      ['otra-sala', of('promo', 'vermut')],
      ['sala', of('promo', 'pena-uno')],
      ['sala', of('evento', 'no-hay')],
    ] as const)
      expect(await impactOf(services, uid, item), `${uid} ${item.id}`).toBeNull();
    expect(await impactOf(services, 'ana', null)).toEqual({ down: some(0), claims: some(0) });
  });

  test('leaves out past dates', async () => {
    moment = Date.parse(`${FECHA}T12:00:00Z`) + 20 * 86_400_000;
    expect((await impactOf(services, 'sala', null))?.down).toEqual(some(0));
    moment = NOW.getTime();
  });

  test('stops at the limit, and reports it', async () => {
    const [party] = (await db.collection('party').where('evento', '==', 'pena-dos').get()).docs;
    const writer = db.bulkWriter();
    for (let i = 0; i < MAX_COUNTED; i++)
      void writer.set(db.doc(`party/muchas_${i}`), { ...party?.data(), uid: `u${i}` });
    await writer.close();
    expect(await impactOf(services, 'sala', of('evento', 'pena-dos'))).toMatchObject({
      down: { people: MAX_COUNTED, orMore: true },
    });
  });
});
