import { KEPT_MS, MAX_OPEN, OFFLINE_MS } from '@vidriera/domain/claim/times';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { claimsOver, unitsOf } from '../../testing/claims.ts';
import { creador } from '../../testing/data.ts';
import { pressAll } from '../../testing/press-all.ts';
import { NOW, project } from '../../testing/project.ts';
import { names } from '../../testing/seats-project.ts';
import { release } from './hold.ts';

let moment = NOW.getTime();
const deps = project('quota', () => new Date(moment));
const { db } = deps;
const { people, promo, press, took, stored } = await claimsOver(deps);
/** Takes without the mutex, as on separate instances: transactions collide. */
const scattered = await claimsOver({ ...deps, turns: (_, work) => work() });
const HOUR_MS = 3_600_000;
const id = (text: string) => itemIdSchema.parse(text);

beforeAll(async () => {
  await creador(db, 'bar');
  await people([
    ...names('a', 60),
    ...names('c', 20),
    ...names('d', 10),
    ...names('e', 2),
    ...names('f', 40),
  ]);
});

test('60 requests, 20 at a time, take exactly the quota, one each', async () => {
  await promo('bar', 'muchos', 30);
  expect(await pressAll(press, names('a', 60), 'muchos', 20)).toEqual({ taken: 30, 'sold-out': 30 });
  expect(await unitsOf(db, 'muchos')).toEqual({ held: 30, counted: 30 });
  const parts = (await refs.quotaParts(db, 'muchos').get()).docs;
  expect(parts.map((doc) => [doc.id, doc.get('taken')])).toEqual(['0', '1'].map((part) => [part, 15]));
});

describe('simultaneous requests', () => {
  test('give the last unit to one person', async () => {
    await promo('bar', 'ultima', 1);
    const { press: meeting } = scattered;
    expect(await pressAll(meeting, names('a', 10), 'ultima', 10)).toEqual({ taken: 1, 'sold-out': 9 });
  });

  test('give each person one claim', async () => {
    await promo('bar', 'una', 30);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => scattered.press('a100', 'una')));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual([
      'held',
      'held',
      'held',
      'held',
      'held',
      'held',
      'held',
      'taken',
    ]);
    expect(await unitsOf(db, 'una')).toEqual({ held: 1, counted: 1 });
  });

  test('never exceed a person’s open claims, over all promos', async () => {
    const ids = Array.from({ length: MAX_OPEN + 3 }, (_, i) => `varias${i}`);
    for (const one of ids) await promo('bar', one, 30);
    await people(['ansiosa']);
    const outcomes = await Promise.all(ids.map((one) => scattered.press('ansiosa', one)));
    expect(outcomes.filter(({ kind }) => kind === 'taken')).toHaveLength(MAX_OPEN);
    expect(outcomes.filter(({ kind }) => kind === 'too-many-open')).toHaveLength(3);
  });

  test('without a limit there is no part, and no end', async () => {
    await promo('bar', 'libre', 0);
    expect(await pressAll(press, names('f', 30), 'libre', 10)).toEqual({ taken: 30 });
    expect((await refs.quotaParts(db, 'libre').get()).size).toBe(0);
    await refs.item(db, 'promo', 'libre').update({ cantCanjeos: 40 });
    expect(await pressAll(press, names('c', 20), 'libre', 10)).toEqual({ taken: 10, 'sold-out': 10 });
  });
});

describe('a changed quota', () => {
  const set = (one: string, cantCanjeos: number) => refs.item(db, 'promo', one).update({ cantCanjeos });

  test('raised, gives more; lowered, takes nothing away and gives no more', async () => {
    await promo('bar', 'cambia', 10);
    expect(await pressAll(press, names('a', 12), 'cambia', 4)).toEqual({ taken: 10, 'sold-out': 2 });
    await set('cambia', 43);
    expect(await pressAll(press, names('f', 40), 'cambia', 10)).toEqual({ taken: 33, 'sold-out': 7 });
    moment += HOUR_MS;
    await set('cambia', 60);
    expect(await pressAll(press, names('c', 20), 'cambia', 10)).toEqual({ taken: 17, 'sold-out': 3 });
    await set('cambia', 20);
    expect(await press('d100', 'cambia')).toEqual({ kind: 'sold-out' });
    expect(await unitsOf(db, 'cambia')).toEqual({ held: 60, counted: 60 });
    moment += KEPT_MS + OFFLINE_MS - HOUR_MS;
    expect(await pressAll(press, names('d', 10), 'cambia', 5), '43 of 60 have lapsed').toEqual({
      taken: 3,
      'sold-out': 7,
    });
    expect(await unitsOf(db, 'cambia')).toEqual({ held: 20, counted: 20 });
    moment = NOW.getTime();
  });

  test('lifted and set again, counts claims taken meanwhile, in any part', async () => {
    await promo('bar', 'suelta', 50);
    expect(await pressAll(press, names('a', 10), 'suelta', 5)).toEqual({ taken: 10 });
    await set('suelta', 0);
    expect(await pressAll(press, names('f', 30), 'suelta', 10)).toEqual({ taken: 30 });
    await set('suelta', 50);
    expect(await pressAll(press, names('c', 20), 'suelta', 10)).toEqual({ taken: 10, 'sold-out': 10 });
  });
});

test('a returned claim’s unit is free after its code expires at all counters', async () => {
  await promo('bar', 'devuelta', 1);
  const claim = await took('e100', 'devuelta');
  expect(await release(deps, 'e100', id('devuelta'))).toBe(true);
  expect(await press('e101', 'devuelta')).toEqual({ kind: 'sold-out' });
  moment += HOUR_MS;
  const again = await took('e100', 'devuelta');
  expect(again, 'taken up again').toMatchObject({
    nonce: claim.nonce,
    lapsesAt: claim.lapsesAt,
    part: claim.part,
  });
  await release(deps, 'e100', id('devuelta'));
  moment = claim.lapsesAt + OFFLINE_MS;
  expect(await press('e101', 'devuelta')).toMatchObject({ kind: 'taken' });
  expect((await stored('e100', 'devuelta'))?.state).toBe('freed');
  expect(await press('e100', 'devuelta')).toEqual({ kind: 'sold-out' });
  expect(await unitsOf(db, 'devuelta')).toEqual({ held: 1, counted: 1 });
  moment = NOW.getTime();
});

test('the next request frees expired units after counters can’t settle them', async () => {
  await promo('bar', 'vence', 2);
  await took('d100', 'vence');
  await took('d101', 'vence');
  moment += KEPT_MS + OFFLINE_MS - 1;
  expect(await press('d102', 'vence')).toEqual({ kind: 'sold-out' });
  expect(await press('d100', 'vence'), 'not yet').toMatchObject({ kind: 'held' });
  moment += 1;
  expect(await press('d102', 'vence')).toMatchObject({ kind: 'taken' });
  expect(await press('d100', 'vence'), 'taken anew').toMatchObject({ kind: 'taken' });
  expect(await press('d103', 'vence')).toEqual({ kind: 'sold-out' });
  expect((await stored('d101', 'vence'))?.state).toBe('lapsed');
  expect(await unitsOf(db, 'vence')).toEqual({ held: 2, counted: 2 });
});
