import fc from 'fast-check';

/** One change to a valid attempt, with its description. */
export interface AnyMutation<T> {
  what: string;
  apply: (attempt: T) => T;
}

export interface Mutated<T> {
  attempt: T;
  mutations: string[];
}

/**
 * One in five stays valid; most others have one change. Changes are a separate list, so a failure shrinks to
 * the one that matters.
 */
export const mutated = <T>(
  right: fc.Arbitrary<T>,
  mutation: fc.Arbitrary<AnyMutation<T>>,
): fc.Arbitrary<Mutated<T>> =>
  fc
    .tuple(
      right,
      fc.oneof(
        { weight: 1, arbitrary: fc.constant([]) },
        { weight: 3, arbitrary: mutation.map((single) => [single]) },
        { weight: 1, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 3 }) },
      ),
    )
    .map(([attempt, mutations]) => ({
      attempt: mutations.reduce((so, { apply }) => apply(so), attempt),
      mutations: mutations.map(({ what }) => what),
    }));
