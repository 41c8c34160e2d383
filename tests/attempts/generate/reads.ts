import fc from 'fast-check';
import { COLLECTIONS } from '../../../functions/src/base/firestore/collections.ts';
import { ACTORS, type Actor } from '../../support/actors.ts';
import { functionsOnly } from '../../support/functions-only.ts';
import type { FirestoreFields } from '../support/wire.ts';
import { NUMBER, uidOf } from './attempts.ts';
import { anyKind, around } from './base.ts';
import { KINDS } from './items.ts';

/**
 * A document, or a list of a collection by its owner's uid (`null`: all), or a collection group
 * (`everywhere`).
 */
export type ReadRequest =
  | { path: string }
  | { collection: string; uid: string | null; limit: number | null; everywhere: boolean };
export interface GeneratedRead {
  actor: Actor;
  stored: [path: string, fields: FirestoreFields][];
  asked: ReadRequest;
}

const paths = (actor: Actor) => [
  ...['propio', 'ajeno', 'nada'].flatMap((name) => KINDS.map((kind) => `${kind}/${name}${NUMBER}`)),
  `user/${uidOf(actor)}`,
  `user/${uidOf(actor)}/refRolCreador/${uidOf(actor)}`,
  `user/${uidOf(actor)}/refRolCreador/otro`,
  `user/${uidOf(actor)}/counter/evento`,
  `user/${uidOf(actor)}/brought/evento`,
  `user/${uidOf(actor)}/figures/2026-11`,
  `user/${uidOf(actor)}/mas/x`,
  `orden/${uidOf(actor)}`,
];
const PATHS = [...paths('creador'), ...paths('otherCreador'), 'categoria/musica'];
const FUNCTIONS_ONLY = [
  ...functionsOnly(uidOf('creador'), 'x'),
  ...functionsOnly(uidOf('otherCreador'), 'x'),
];
const byPath = (all: string[]) => fc.constantFrom<ReadRequest>(...all.map((path) => ({ path })));
const NAMES = [...KINDS, ...KINDS, ...KINDS, ...COLLECTIONS];

export const read: fc.Arbitrary<GeneratedRead> = anyKind.chain((kind) =>
  fc.record({
    actor: fc.oneof(
      { weight: 2, arbitrary: fc.constant<Actor>('creador') },
      { weight: 1, arbitrary: fc.constantFrom(...ACTORS) },
    ),
    asked: fc.oneof(
      { weight: 2, arbitrary: byPath(PATHS) },
      { weight: 1, arbitrary: byPath(FUNCTIONS_ONLY) },
      {
        weight: 3,
        arbitrary: fc.record({
          collection: fc.constantFrom(kind, ...NAMES),
          uid: fc.oneof(
            { weight: 3, arbitrary: fc.constant(uidOf('creador')) },
            { weight: 1, arbitrary: fc.constantFrom(uidOf('otherCreador'), null) },
          ),
          limit: fc.constantFrom(1, 24, 48, 48, 49, 1000, null),
          everywhere: fc.oneof(
            { weight: 5, arbitrary: fc.constant(false) },
            { weight: 1, arbitrary: fc.constant(true) },
          ),
        }),
      },
    ),
    // Last, so that a new field of items draws no other reads.
    stored: around(kind, 1),
  }),
);
