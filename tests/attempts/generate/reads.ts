import fc from 'fast-check';
import { ACTORS, type Actor } from '../../support/actors.ts';
import type { Fields } from '../support/wire.ts';
import { NUMBER, uidOf } from './attempts.ts';
import { anyKind, around } from './base.ts';
import { KINDS } from './items.ts';

/** A document, or a list of a collection by its owner's uid (`null`: of everybody's), `everywhere` of that name. */
export type Asked =
  | { path: string }
  | { collection: string; uid: string | null; limit: number | null; everywhere: boolean };
export interface Read {
  actor: Actor;
  stored: [path: string, fields: Fields][];
  asked: Asked;
}

const paths = (actor: Actor) => [
  ...['propio', 'ajeno', 'nada'].flatMap((name) => KINDS.map((kind) => `${kind}/${name}${NUMBER}`)),
  `user/${uidOf(actor)}`,
  `user/${uidOf(actor)}/refRolCreador/${uidOf(actor)}`,
  `user/${uidOf(actor)}/refRolCreador/otro`,
  `user/${uidOf(actor)}/counter/evento`,
  `user/${uidOf(actor)}/mas/x`,
  `username/${uidOf(actor)}`,
  `usernameAlike/${uidOf(actor)}`,
];
const COLLECTIONS = [
  ...KINDS,
  ...KINDS,
  ...KINDS,
  'user',
  'username',
  'usernameAlike',
  'categoria',
  'refRolCreador',
  'counter',
  'internal',
  'upload',
  'count',
  'removal',
  'limit',
  'agenda',
  'agendaTexts',
  'pending',
  'claim',
  'part',
  'helper',
  'party',
  'seats',
  'seatChange',
  'notice',
  'mail',
];

export const read: fc.Arbitrary<Read> = anyKind.chain((kind) =>
  fc.record({
    actor: fc.oneof(
      { weight: 2, arbitrary: fc.constant<Actor>('creador') },
      { weight: 1, arbitrary: fc.constantFrom(...ACTORS) },
    ),
    stored: around(kind, 1),
    asked: fc.oneof(
      fc.constantFrom<Asked>(
        ...[
          ...paths('creador'),
          ...paths('otherCreador'),
          'categoria/musica',
          'internal/x',
          'upload/x',
          'count/0',
          'count/0/removal/x',
          'limit/0a1b',
          'agenda/salta-0',
          'agendaTexts/salta-0',
          'pending/todo',
          `claim/x_${uidOf('creador')}`,
          'quota/x/part/0',
          'helper/x',
          `party/x_2026-11-28_${uidOf('creador')}`,
          'seats/x_2026-11-28',
          'seatChange/x',
          `user/${uidOf('creador')}/notice/x`,
          'mail/x',
        ].map((path) => ({
          path,
        })),
      ),
      fc.record({
        collection: fc.constantFrom(kind, ...COLLECTIONS),
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
    ),
  }),
);
