import fc from 'fast-check';

/** One thing changed in an attempt that was right, and what it is in words. */
export interface AnyMutation<T> {
  what: string;
  apply: (attempt: T) => T;
}

/** An attempt that was right, and what was changed in it. */
export interface Mutated<T> {
  attempt: T;
  mutations: string[];
}

/**
 * One in five stays right; most of the others differ in one thing. What is changed is a list beside what was right, so a
 * disagreement shrinks to the one change that matters.
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
        { weight: 3, arbitrary: mutation.map((one) => [one]) },
        { weight: 1, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 3 }) },
      ),
    )
    .map(([attempt, mutations]) => ({
      attempt: mutations.reduce((so, { apply }) => apply(so), attempt),
      mutations: mutations.map(({ what }) => what),
    }));
