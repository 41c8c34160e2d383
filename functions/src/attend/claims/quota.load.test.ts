import { expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { claimsOver, unitsOf } from '../../testing/claims.ts';
import { creador } from '../../testing/data.ts';
import { pressAll } from '../../testing/press-all.ts';
import { project } from '../../testing/project.ts';
import { names } from '../../testing/seats-project.ts';

const deps = project('quota-load');
const { db } = deps;
const { people, promo, press } = await claimsOver(deps);

test('500 requests, 20 at a time, take exactly the quota, one each', async () => {
  const all = names('a', 500);
  await creador(db, 'bar');
  await people(all);
  await promo('bar', 'muchos', 120);
  expect(await pressAll(press, all, 'muchos', 20)).toEqual({ taken: 120, 'sold-out': 380 });
  expect(await unitsOf(db, 'muchos')).toEqual({ held: 120, counted: 120 });
  const parts = (await refs.quotaParts(db, 'muchos').get()).docs;
  expect(parts.map((doc) => [doc.id, doc.get('taken')])).toEqual(
    ['0', '1', '2', '3', '4'].map((part) => [part, 24]),
  );
});
