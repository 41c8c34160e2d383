import type { CallableError } from './api/callables-schema.ts';
import type { ApiError } from './api/schema.ts';
import { messages } from './messages/messages.ts';

/** Why something could not be done, for code: the server's reasons, and those found out in the browser. */
export type FailureCode =
  | ApiError['error']['code']
  | CallableError['code']
  | 'area-down'
  | 'cancelled'
  | 'changed'
  | 'credentials'
  | 'full'
  | 'id-refused'
  | 'internal'
  | 'link-expired'
  | 'link-refused'
  | 'missing'
  | 'no-connection'
  | 'no-permission'
  | 'no-session'
  | 'not-an-image'
  | 'not-found'
  | 'not-uploaded'
  | 'not-yours'
  | 'stale-session'
  | 'too-heavy'
  | 'too-many-attempts'
  | 'weak-password';

interface Details {
  /** HTTP status; 0 when there was none. */
  status?: number;
  /** Which fields of a form are meant, and why. */
  fields?: { field: string; message: string }[];
  /** What was caught. */
  cause?: unknown;
}

/** Whatever could not be done, in the browser. `message` is Spanish and for people. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly status: number;
  readonly fields: { field: string; message: string }[];

  constructor(code: FailureCode, message: string, { status = 0, fields = [], cause }: Details = {}) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

/** Whether a caught value is a `Failure`, of this code when one is given. By its name: shell and areas each hold a copy of the class. */
export const isFailure = (caught: unknown, code?: FailureCode): caught is Failure =>
  caught instanceof Error && caught.name === 'Failure' && (!code || (caught as Failure).code === code);

/** HTTP's 'Request Timeout'. */
export const LATE_STATUS = 408;

/** Whether nothing answered in time: another request would wait as long. */
export const isLate = (caught: unknown): boolean => isFailure(caught) && caught.status === LATE_STATUS;

/**
 * Any caught value as a `Failure`. A chunk or an answer that can't be fetched is a `TypeError`, a style sheet Vite's 'Unable to preload CSS':
 * no connection. Anything else unknown is 'internal', with `message`.
 */
export function failureOf(caught: unknown, message: string = messages.general.internal): Failure {
  if (isFailure(caught)) return caught;
  const isUnfetched = caught instanceof TypeError && /fetch|import|load/i.test(caught.message);
  if (isUnfetched || (caught instanceof Error && caught.message.startsWith('Unable to preload CSS'))) {
    return new Failure('no-connection', messages.general.noConnection, { cause: caught });
  }
  return new Failure('internal', message, { cause: caught });
}

/** Whether a caught value is a `Failure` that stands for something known. That a request was aborted is nobody's failure. */
export const isForeseen = (caught: unknown): boolean =>
  isFailure(caught)
    ? caught.code !== 'internal' || caught.cause === undefined
    : caught instanceof DOMException && caught.name === 'AbortError';

/** Logs what nobody foresaw. */
export function logUnforeseen(caught: unknown): void {
  if (!isForeseen(caught)) console.error(caught);
}
