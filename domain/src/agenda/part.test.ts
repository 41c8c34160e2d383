import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anEntry, anOwner } from '../../testing/agenda.ts';
import { keyOf } from './entry.ts';
import type { AgendaEntry, AgendaPart, EntryOwner } from './entry-schema.ts';
import { differing, EMPTY_PART, spread, updatedPart } from './part.ts';

const PLACES = ['salta', 'rosario', 'virtual'];
const IDS = Array.from({ length: 12 }, (_, i) => `e${i}`);
const PEOPLE = ['ana', 'beto'];
const keyed = (id: string) => keyOf({ tipo: 'evento', id });

/** The true state: each item’s entry and zona, and each person’s name. */
interface World {
  items: Map<string, { entry: AgendaEntry; zona: string }>;
  people: Map<string, EntryOwner>;
}
const arbChange = fc.oneof(
  fc.record({
    kind: fc.constant('put' as const),
    id: fc.constantFrom(...IDS),
    uid: fc.constantFrom(...PEOPLE),
    zona: fc.constantFrom(...PLACES),
    titulo: fc.constantFrom('a', 'b'),
  }),
  fc.record({ kind: fc.constant('hide' as const), id: fc.constantFrom(...IDS) }),
  fc.record({
    kind: fc.constant('rename' as const),
    uid: fc.constantFrom(...PEOPLE),
    name: fc.constantFrom('x', 'y', 'z'),
  }),
);
/** A change, then updates of random items and people, in random order and with repetitions. */
const arbStep = fc.record({
  change: arbChange,
  items: fc.array(fc.constantFrom(...IDS), { maxLength: 4 }),
  people: fc.subarray(PEOPLE),
});

const apply = (world: World, change: typeof arbChange extends fc.Arbitrary<infer C> ? C : never): void => {
  if (change.kind === 'hide') world.items.delete(change.id);
  else if (change.kind === 'rename') world.people.set(change.uid, anOwner(change.name));
  else {
    const { id, uid, titulo, zona } = change;
    world.items.set(id, { entry: anEntry(id, { uid, titulo }), zona });
  }
};
/** Updates some items and people in every zona’s part. */
function update(
  world: World,
  parts: Map<string, AgendaPart>,
  ids: readonly string[],
  people: readonly string[],
): void {
  for (const zona of PLACES) {
    const current = ids.map(
      (id) =>
        [
          keyed(id),
          world.items.get(id)?.zona === zona ? (world.items.get(id)?.entry ?? null) : null,
        ] as const,
    );
    const uids = new Set([...people, ...current.flatMap(([, entry]) => entry?.uid ?? [])]);
    const owners = new Map([...world.people].filter(([uid]) => uids.has(uid)));
    parts.set(zona, updatedPart(parts.get(zona) ?? EMPTY_PART, { entries: new Map(current), owners }));
  }
}
const whole = ({ items, people }: World, zona: string): AgendaPart =>
  updatedPart(EMPTY_PART, {
    entries: new Map([...items].flatMap(([id, one]) => (one.zona === zona ? [[keyed(id), one.entry]] : []))),
    owners: people,
  });

it('parts depend only on the items, not on the order or number of updates', () => {
  fc.assert(
    fc.property(
      fc.array(arbStep, { maxLength: 30 }),
      fc.shuffledSubarray(IDS, { minLength: IDS.length }),
      (steps, last) => {
        const world: World = { items: new Map(), people: new Map(PEOPLE.map((uid) => [uid, anOwner(uid)])) };
        const parts = new Map<string, AgendaPart>();
        for (const step of steps) {
          apply(world, step.change);
          update(world, parts, step.items, step.people);
        }
        for (const id of last) update(world, parts, [id], []);
        update(world, parts, [], PEOPLE);
        for (const zona of PLACES) expect(parts.get(zona)).toEqual(whole(world, zona));
      },
    ),
    { numRuns: 1000 },
  );
});

it('spread: puts each entry into its own part only', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...IDS)), fc.constantFrom(1, 2, 4, 8), (ids, count) => {
      const part = updatedPart(EMPTY_PART, {
        entries: new Map(ids.map((id) => [keyed(id), anEntry(id, { uid: id })])),
        owners: new Map(ids.map((id) => [id, anOwner(id)])),
      });
      const indexOf = (key: string) => key.length % count;
      const parts = spread([part], count, indexOf);
      expect(parts).toHaveLength(count);
      parts.forEach(({ owners, entries }, i) => {
        expect(entries.every((entry) => indexOf(keyOf(entry)) === i)).toBe(true);
        expect(Object.keys(owners)).toEqual([...new Set(entries.map(({ uid }) => String(uid)))].sort());
      });
      expect(spread(parts, 1, () => 0)).toEqual([part]);
    }),
  );
});

it('differing: returns wrong, missing and superfluous entries', () => {
  const part = updatedPart(EMPTY_PART, {
    entries: new Map(['e1', 'e2', 'e3'].map((id) => [keyed(id), anEntry(id)])),
    owners: new Map([['ana', anOwner('ana')]]),
  });
  const wanted = new Map([
    [keyed('e1'), anEntry('e1')],
    [keyed('e2'), anEntry('e2', { titulo: 'Otro' })],
    [keyed('e4'), anEntry('e4')],
  ]);
  expect(differing(part, wanted).map(({ id }) => id)).toEqual(['e2', 'e4', 'e3']);
  expect(differing(part, new Map(part.entries.map((entry) => [keyOf(entry), entry])))).toEqual([]);
});

it('updatedPart: throws for an entry without an owner', () => {
  expect(() =>
    updatedPart(EMPTY_PART, { entries: new Map([['evento/e1', anEntry('e1')]]), owners: new Map() }),
  ).toThrow('ana');
});
