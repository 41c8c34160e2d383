import { logUnforeseen } from 'kit/failure';

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
    logUnforeseen(error);
    return { kind: 'failed', message };
  }
}
