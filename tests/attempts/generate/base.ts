import fc from 'fast-check';
import type { Actor } from '../../support/actors.ts';
import {
  type FirestoreFields,
  type FirestoreWrite,
  list,
  nothing,
  now,
  reference,
  text,
  whole,
} from '../support/wire.ts';
import { type Attempt, NUMBER, prefixOf, uidOf } from './attempts.ts';
import { arrival, belonging, type GeneratedKind, itemOf, KINDS, typed } from './items.ts';

export const LISTS: Record<GeneratedKind, string> = {
  link: 'linksLikes',
  evento: 'eventLikes',
  curso: 'cursosLikes',
  promo: 'promosLikes',
};
export const counterPath = (actor: Actor, kind: GeneratedKind) => `user/${uidOf(actor)}/counter/${kind}`;
export const counter = (count: number, last: string): FirestoreFields => ({
  count: whole(count),
  lastId: text(last),
});

/** The owner's previous count, if any. */
const counts = fc.constantFrom(null, 0, 1, 7, 498, 499, 500, 503);

const person = (actor: Actor, role: string | null): [string, FirestoreFields] => [
  `user/${uidOf(actor)}`,
  { uid: text(uidOf(actor)), role: role ? text(role) : nothing, email: text('a@example.com') },
];

/** Returns the people, an own and a foreign item (`own…`, `foreign…`), and the count. */
export function around(kind: GeneratedKind, count: number | null): fc.Arbitrary<[string, FirestoreFields][]> {
  return fc
    .tuple(itemOf(kind, 'creador'), itemOf(kind, 'otherCreador'))
    .map(([own, foreign]) => [
      person('personal', 'personal'),
      person('creador', 'creador'),
      person('otherCreador', 'creador'),
      [`${kind}/propio${NUMBER}`, own],
      [`${kind}/ajeno${NUMBER}`, foreign],
      [counterPath('otherCreador', kind), counter(3, 'antes')],
      ...(count === null
        ? []
        : [[counterPath('creador', kind), counter(count, 'antes')] as [string, FirestoreFields]]),
    ]);
}

const id = fc.constantFrom(
  ...[`nuevo00${NUMBER}`, `${NUMBER}${'Z9'.repeat(5)}`, `${NUMBER}${'x'.repeat(15)}`].map(
    (rest) => `${prefixOf('creador')}${rest}`,
  ),
);
const writing = (
  kind: GeneratedKind,
  count: number | null,
  writes: fc.Arbitrary<FirestoreWrite[]>,
): fc.Arbitrary<Attempt> =>
  fc.record({ actor: fc.constant<Actor>('creador'), stored: around(kind, count), writes });

/** Creates an item; the count may exceed the limit. */
export const creation = (kind: GeneratedKind): fc.Arbitrary<Attempt> =>
  counts.chain((count) =>
    writing(
      kind,
      count,
      fc.tuple(typed(kind), id).map(([fields, name]) => [
        {
          path: `${kind}/${name}`,
          fields: { ...fields, ...belonging('creador') },
          transforms: arrival(kind),
        },
        { path: counterPath('creador', kind), fields: counter((count ?? 0) + 1, name) },
      ]),
    ),
  );

/** Overwrites an item's typed fields, as the form does. */
export const edit = (kind: GeneratedKind): fc.Arbitrary<Attempt> =>
  counts.chain((count) =>
    writing(
      kind,
      count,
      typed(kind).map((fields) => [
        {
          path: `${kind}/propio${NUMBER}`,
          fields,
          mask: Object.keys(fields),
          transforms: [now('updatedAt')],
          exists: true,
        },
      ]),
    ),
  );

/** Deletes an item, and updates its count if one exists. */
export const removal = (kind: GeneratedKind): fc.Arbitrary<Attempt> =>
  counts.chain((count) => {
    const name = `propio${NUMBER}`;
    const gone: FirestoreWrite = { path: `${kind}/${name}`, fields: null };
    const counted = {
      path: counterPath('creador', kind),
      fields: counter(Math.max(0, (count ?? 0) - 1), name),
    };
    return writing(kind, count, fc.constant(count === null ? [gone] : [gone, counted]));
  });

const before = (kind: GeneratedKind) =>
  fc
    .constantFrom(
      null,
      [],
      [`propio`],
      ['otra', 'propio'],
      ['otra', 'otra'],
      Array.from({ length: 499 }, (_, i) => `x${i}`),
      Array.from({ length: 500 }, (_, i) => `x${i}`),
    )
    .map((names) => names && list(names.map((name) => reference(`${kind}/${name}${NUMBER}`))));

export const like = (kind: GeneratedKind): fc.Arbitrary<Attempt> =>
  fc
    .record({
      actor: fc.constantFrom<Actor>('creador', 'personal', 'otherCreador'),
      stored: around(kind, null),
      likes: before(kind),
      takes: fc.boolean(),
      item: fc.constantFrom(`propio${NUMBER}`, `ajeno${NUMBER}`),
    })
    .map(({ actor, stored, likes, takes, item }) => {
      const values = [reference(`${kind}/${item}`)];
      const fieldPath = LISTS[kind];
      const transform = takes
        ? { fieldPath, removeAllFromArray: { values } }
        : { fieldPath, appendMissingElements: { values } };
      const path = `user/${uidOf(actor)}`;
      return {
        actor,
        stored: stored.map(([at, fields]) => [
          at,
          at === path && likes ? { ...fields, [fieldPath]: likes } : fields,
        ]),
        writes: [{ path, fields: {}, mask: [], transforms: [transform, now('updated_time')], exists: true }],
      } satisfies Attempt;
    });

export const anyKind = fc.constantFrom(...KINDS);
