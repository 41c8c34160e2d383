import fc from 'fast-check';
import {
  type FirestoreFields,
  type FirestoreValue,
  type FirestoreWrite,
  now,
  type Transform,
  text,
  whole,
} from '../support/wire.ts';
import type { Attempt } from './attempts.ts';
import type { AnyMutation } from './mutated.ts';

export type Mutation = AnyMutation<Attempt>;

export const shown = (value: unknown) => JSON.stringify(value).slice(0, 200);
/** Applies a change to the first write, or to that of a count. */
export const onWrite = (
  what: string,
  change: (write: FirestoreWrite) => FirestoreWrite | null,
  at = 0,
): Mutation => ({
  what,
  apply: (attempt) => ({
    ...attempt,
    writes: attempt.writes.flatMap((write, i) => (i === at ? (change(write) ?? []) : write)),
  }),
});

/** Sets a field to any value; a mask names it, no transform follows. */
export function withField(write: FirestoreWrite, name: string, value: FirestoreValue | null): FirestoreWrite {
  const { [name]: _, ...others } = write.fields ?? {};
  const fields: FirestoreFields = value ? { ...others, [name]: value } : others;
  const transforms = write.transforms?.filter(({ fieldPath }) => fieldPath !== name);
  return {
    ...write,
    fields,
    ...(transforms && { transforms }),
    ...(write.mask && { mask: [...new Set([...write.mask, name])] }),
  };
}
export const set = (name: string, value: FirestoreValue, at = 0): Mutation =>
  onWrite(
    `${at ? 'the count’s ' : ''}field ${name} is ${shown(value)}`,
    (write) => withField(write, name, value),
    at,
  );
export const drop = (name: string, at = 0): Mutation =>
  onWrite(
    `${at ? 'the count’s ' : ''}field ${name} is left out`,
    (write) => withField(write, name, null),
    at,
  );

const transforms = (names: string[]): fc.Arbitrary<Transform> =>
  fc
    .constantFrom(...names)
    .chain((fieldPath) =>
      fc.constantFrom<Transform>(
        now(fieldPath),
        { fieldPath, increment: whole(1) },
        { fieldPath, maximum: whole(5) },
        { fieldPath, appendMissingElements: { values: [text('x')] } },
        { fieldPath, removeAllFromArray: { values: [text('x')] } },
      ),
    );
export const transformed = (names: string[]) =>
  transforms(names).map((transform) =>
    onWrite(`a transform: ${shown(transform)}`, (write) =>
      write.fields ? { ...write, transforms: [...(write.transforms ?? []), transform] } : write,
    ),
  );
