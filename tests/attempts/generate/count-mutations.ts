import fc from 'fast-check';
import type { Actor } from '../../support/actors.ts';
import { text, whole } from '../support/wire.ts';
import { NUMBER } from './attempts.ts';
import { counterPath } from './base.ts';
import { drop, type Mutation, onWrite, set } from './changes.ts';
import { type GeneratedKind, KINDS } from './items.ts';
import { anything, constants } from './values.ts';

export const counting = (kind: GeneratedKind): fc.Arbitrary<Mutation> =>
  fc.oneof(
    fc.constant(onWrite('the count is left out', () => null, 1)),
    fc
      .constantFrom(0, 1, 2, 6, 7, 8, 9, 497, 499, 500, 501, -1)
      .map((value) => set('count', whole(value), 1)),
    anything.map((value) => set('count', value, 1)),
    fc
      .oneof(
        constants(text('otro'), text(`propio${NUMBER}`), text(`ajeno${NUMBER}`), text(`nuevo${NUMBER}/mas`)),
        anything,
      )
      .map((value) => set('lastId', value, 1)),
    fc.constantFrom('count', 'lastId').map((name) => drop(name, 1)),
    fc.constant(set('mas', whole(1), 1)),
    fc.constant(onWrite('the count alone', () => null)),
    fc.constant(onWrite('the count is deleted', (write) => ({ path: write.path, fields: null }), 1)),
    fc
      .constantFrom<Actor>('otherCreador', 'personal')
      .map((actor) =>
        onWrite(`the count is ${actor}’s`, (write) => ({ ...write, path: counterPath(actor, kind) }), 1),
      ),
    fc
      .constantFrom(...KINDS)
      .map((other) =>
        onWrite(
          `the count is of ${other}`,
          (write) => ({ ...write, path: counterPath('creador', other) }),
          1,
        ),
      ),
    fc.constantFrom(1, -1).map((step) =>
      onWrite(
        `the count moves by itself, by ${step}`,
        (write) => ({
          path: write.path,
          fields: { lastId: write.fields?.lastId ?? text('') },
          mask: ['lastId'],
          transforms: [{ fieldPath: 'count', increment: whole(step) }],
        }),
        1,
      ),
    ),
  );
