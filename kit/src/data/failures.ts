import { messages } from 'domain/messages/messages';

/** Why reading or writing failed, for code; the error's message is for people. */
export type DataCode =
  | 'no-session'
  | 'no-permission'
  | 'missing'
  | 'not-yours'
  | 'changed'
  | 'no-connection'
  | 'invalid-data'
  | 'not-an-image'
  | 'too-heavy'
  | 'not-uploaded'
  | 'cancelled'
  | 'full'
  | 'internal';

/** A failure of reading or writing, with a Spanish message fit to be shown. `cause` keeps what was caught. */
export class DataFailure extends Error {
  override readonly name = 'DataFailure';
  readonly code: DataCode;

  constructor(code: DataCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** An item was changed elsewhere after it was read here; `version` is the one that is stored now. */
export class ChangedFailure extends DataFailure {
  readonly version: string;

  constructor(version: string) {
    super('changed', messages.post.changed);
    this.version = version;
  }
}

/** An SDK's code for an error, without its prefix; '' for any other error. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code.replace(/^[a-z]+\//, '')
    : '';

/** Codes of Firestore and Storage, without their prefix, in our words. */
const KNOWN: Record<string, readonly [DataCode, string]> = {
  unauthenticated: ['no-session', messages.session.expired],
  'permission-denied': ['no-permission', messages.post.notYours],
  unauthorized: ['no-permission', messages.imagen.notUploaded],
  'not-found': ['missing', messages.general.pageNotFound],
  'object-not-found': ['missing', messages.general.pageNotFound],
  // What Firestore's lite SDK calls a request that never got an answer.
  unknown: ['no-connection', messages.general.noConnection],
  unavailable: ['no-connection', messages.general.noConnection],
  'deadline-exceeded': ['no-connection', messages.general.noConnection],
  'retry-limit-exceeded': ['no-connection', messages.general.noConnection],
  canceled: ['cancelled', 'Cancelaste la subida.'],
};

/**
 * What was caught as an `DataFailure`: one of ours stays as it is, an SDK's is translated, anything else becomes
 * `internal` with `message`.
 */
export function asDataFailure(error: unknown, message: string = messages.general.internal): DataFailure {
  if (error instanceof DataFailure) return error;
  const known = KNOWN[codeOf(error)];
  if (known) return new DataFailure(known[0], known[1], { cause: error });
  return new DataFailure('internal', message, { cause: error });
}

/** Runs `task`; whatever it throws comes out as an `DataFailure`. */
export async function withDataFailures<T>(task: () => Promise<T>, message?: string): Promise<T> {
  try {
    return await task();
  } catch (error) {
    throw asDataFailure(error, message);
  }
}
