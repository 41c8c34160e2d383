import fc from 'fast-check';
import { functionsOnly } from '../../support/functions-only.ts';
import { type FirestoreWrite, now, text, whole } from '../support/wire.ts';
import { type Attempt, NUMBER, prefixOf } from './attempts.ts';
import { anyKind, counter, counterPath, creation, edit, removal } from './base.ts';
import type { Mutation } from './changes.ts';
import { itemMutation } from './item-mutations.ts';
import { type GeneratedKind, KINDS } from './items.ts';

/** Merges several requests of one owner. */
const together = (all: Attempt[]): Attempt => ({
  actor: 'creador',
  stored: [...new Map(all.flatMap(({ stored }) => stored))],
  writes: all.flatMap(({ writes }) => writes),
});

/** A valid batch: one request for each of several kinds. */
export const severalKinds: fc.Arbitrary<Attempt> = fc
  .shuffledSubarray([...KINDS], { minLength: 2, maxLength: 3 })
  .chain((kinds) => fc.tuple(...kinds.map((kind) => fc.oneof(creation(kind), edit(kind), removal(kind)))))
  .map(together);

const rewritten = (what: string, change: (writes: FirestoreWrite[]) => FirestoreWrite[]): Mutation => ({
  what,
  apply: (attempt) => ({ ...attempt, writes: change(attempt.writes) }),
});
const again = (write: FirestoreWrite, n: number): FirestoreWrite => ({
  ...write,
  path: `${write.path.split('/')[0]}/${prefixOf('creador')}${`mas${n}`.padEnd(8, 'x')}${NUMBER}`,
});
const isItem = ({ path, fields }: FirestoreWrite) => fields !== null && path.split('/').length === 2;

const more = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.boolean()).map(([copies, counted]) =>
  rewritten(`${copies} more items come, ${counted ? 'counted together' : 'not counted'}`, (writes) => {
    const item = writes.find(isItem);
    if (!item) return writes;
    const {
      exists: _,
      mask: __,
      ...fresh
    } = {
      ...item,
      transforms: [
        now('createdAt'),
        now('updatedAt'),
        ...(item.path.startsWith('promo/') ? [now('fecha')] : []),
      ],
    };
    const add = Array.from({ length: copies }, (_unused, n) => again(fresh, n));
    const raise = (write: FirestoreWrite): FirestoreWrite =>
      counted && write.fields?.count && 'integerValue' in write.fields.count
        ? {
            ...write,
            fields: { ...write.fields, count: whole(Number(write.fields.count.integerValue) + copies) },
          }
        : write;
    return [...writes.map(raise), ...add];
  }),
);
const alsoGoes = (kind: GeneratedKind) =>
  fc
    .tuple(fc.constantFrom('propio', 'ajeno'), fc.option(fc.constantFrom(0, 6, 8)))
    .map(([name, count]) =>
      rewritten(`${kind}/${name} goes too${count === null ? '' : `, counted as ${count}`}`, (writes) => [
        ...writes,
        { path: `${kind}/${name}${NUMBER}`, fields: null },
        ...(count === null
          ? []
          : [{ path: counterPath('creador', kind), fields: counter(count, `${name}${NUMBER}`) }]),
      ]),
    );
const foreign = fc
  .constantFrom(...functionsOnly('x', NUMBER), `user/nadie${NUMBER}`, `categoria/${NUMBER}`)
  .map((path) => rewritten(`${path} too`, (writes) => [...writes, { path, fields: { uid: text('x') } }]));

export const batchMutation: fc.Arbitrary<Mutation> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc
      .nat(5)
      .map((at) => rewritten(`write ${at} is left out`, (writes) => writes.filter((_, i) => i !== at))),
  },
  { weight: 1, arbitrary: fc.constant(rewritten('in the opposite order', (writes) => writes.toReversed())) },
  { weight: 2, arbitrary: more },
  { weight: 2, arbitrary: anyKind.chain(alsoGoes) },
  { weight: 1, arbitrary: foreign },
  { weight: 2, arbitrary: anyKind.chain(itemMutation) },
  {
    weight: 1,
    arbitrary: fc
      .nat(5)
      .map((at) =>
        rewritten(`write ${at} is done twice`, (writes) => [...writes, ...writes.slice(at, at + 1)]),
      ),
  },
);
