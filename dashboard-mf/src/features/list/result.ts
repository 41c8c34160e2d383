import { ApiFailure } from 'kit/api-failure';
import { DataFailure } from 'kit/data/failures';

/** What came of loading something: it, or what to tell the person. */
export type Result<T> = { kind: 'ok'; value: T } | { kind: 'failed'; message: string };

/**
 * A promise that never rejects, so that a loader can hand it on unawaited and its screen shows skeletons meanwhile.
 * @param message what is shown on failure, from the catalogue of errors.
 */
export async function result<T>(promise: Promise<T>, message: string): Promise<Result<T>> {
  try {
    return { kind: 'ok', value: await promise };
  } catch (error) {
    const aborted = error instanceof DOMException && error.name === 'AbortError';
    if (!isKnown(error) && !aborted) console.error(error);
    return { kind: 'failed', message };
  }
}

/** What has words of its own and was foreseen. */
const isKnown = (error: unknown): boolean =>
  error instanceof ApiFailure || (error instanceof DataFailure && error.code !== 'internal');
