import { type Failure, type FailureCode, failureOf, logUnforeseen } from '@vidriera/domain/failure';

/** A loaded value, or the message of its failure and whether a retry may help. */
export type Result<T> = { value: T } | { error: string; retry: boolean };

const PASSING: FailureCode[] = ['area-down', 'internal', 'no-connection', 'too-many-attempts'];

/** Whether another attempt may succeed. */
export const isPassing = ({ code }: Failure): boolean => PASSING.includes(code);

/**
 * Wraps a promise so that it never rejects. A loader returns it unawaited, or keeps one section's failure from the others.
 * @param words the message for failures, or a function of the failure
 */
export async function result<T>(
  promise: Promise<T>,
  words: string | ((failure: Failure) => string),
): Promise<Result<T>> {
  try {
    return { value: await promise };
  } catch (caught) {
    logUnforeseen(caught);
    const failure = failureOf(caught);
    const error = typeof words === 'string' ? words : words(failure);
    return { error, retry: isPassing(failure) };
  }
}
