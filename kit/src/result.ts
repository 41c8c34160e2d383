import { type Failure, type FailureCode, failureOf, logUnforeseen } from '@vidriera/domain/failure';

/** What came of loading something: it, or what to tell the person, and whether trying again may help. */
export type Result<T> = { value: T } | { error: string; retry: boolean };

const PASSING: FailureCode[] = ['no-connection', 'internal'];

/**
 * What comes of a promise, and never rejects: a loader hands it on unawaited while its screen shows skeletons, or keeps one section's
 * failure from being the others'.
 * @param words what is shown on failure, from the catalogue, or a function of the failure
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
    return { error, retry: PASSING.includes(failure.code) };
  }
}
