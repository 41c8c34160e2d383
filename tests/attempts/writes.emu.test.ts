import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Attempt } from './generate/attempts.ts';
import { anyKind, creation, edit, like, removal } from './generate/base.ts';
import { batchMutation, severalKinds } from './generate/batches.ts';
import { itemMutation } from './generate/item-mutations.ts';
import { KINDS } from './generate/items.ts';
import { likeMutation } from './generate/like-mutations.ts';
import { type Mutated, mutated } from './generate/mutated.ts';
import { arrangement, ordenMutation } from './generate/orden.ts';
import { read } from './generate/reads.ts';
import { tryRead } from './support/read.ts';
import { loadRules } from './support/rules.ts';
import { attempts, type Tally } from './support/runs.ts';
import { checkShown, serveApi } from './support/shown.ts';
import { tryOne } from './support/try.ts';

let api: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  await loadRules();
  api = await serveApi();
});
afterAll(() => api.close());

/** Every fifth accepted commit goes on to its trigger and the API, and so does every open one. */
const make = async (one: Mutated<Attempt>, tally: Tally) => {
  const { documents, open } = await tryOne(one, tally);
  if (open || tally.taken % 5 === 0) for (const document of documents) await checkShown(api.origin, document);
};

const ROWS = [
  ...KINDS.flatMap((kind) => [
    [`${kind}: creations`, 65, mutated(creation(kind), itemMutation(kind))] as const,
    [`${kind}: changes`, 35, mutated(edit(kind), itemMutation(kind))] as const,
    [`${kind}: deletions`, 25, mutated(removal(kind), itemMutation(kind))] as const,
  ]),
  ['likes', 60, anyKind.chain((kind) => mutated(like(kind), likeMutation(kind)))] as const,
  ['orders of profiles', 60, mutated(arrangement, ordenMutation)] as const,
  ['several at once', 150, mutated(severalKinds, batchMutation)] as const,
];

const all = { made: 0, right: 0 };

describe.concurrent('rules and model agree on', () => {
  test.each(ROWS)('%s', async (_title, count, arbitrary) => {
    const { made, right } = await attempts(count, arbitrary, make);
    all.made += made;
    all.right += right;
    expect(right, 'attempts that were right, all of them taken').toBeGreaterThan(0);
  });
  test('reads', async () => {
    const { right } = await attempts(40, read, tryRead);
    expect(right, 'what may be read').toBeGreaterThan(0);
  });
});

// Over all kinds: a row alone is too short for a share.
test('enough of the attempts to write are right', () => {
  expect(all.right / all.made).toBeGreaterThan(0.05);
});
