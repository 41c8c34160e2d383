import type { CallableError } from './api/callables-schema.ts';
import type { ApiError } from './api/schema.ts';
import { messages } from './messages/messages.ts';

/** Failure codes: the server's, and those that the browser finds. */
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
  | 'published'
  | 'stale-session'
  | 'too-heavy'
  | 'too-many-attempts'
  | 'weak-password';

interface Details {
  /** HTTP status; 0 without an answer. */
  status?: number;
  /** Invalid form fields and their messages. */
  fields?: { field: string; message: string }[];
  cause?: unknown;
}

/** A failure in the browser. `message` is Spanish text for people. */
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

/** Whether a caught value is a `Failure` (with this code). Compares names, because shell and areas each have a copy of the class. */
export const isFailure = (caught: unknown, code?: FailureCode): caught is Failure =>
  caught instanceof Error && caught.name === 'Failure' && (!code || (caught as Failure).code === code);

/** HTTP 408 Request Timeout. */
export const LATE_STATUS = 408;

/** Whether a request timed out. Another request would wait as long. */
export const isLate = (caught: unknown): boolean => isFailure(caught) && caught.status === LATE_STATUS;

/**
 * Converts a caught value to a `Failure`. A failed fetch or chunk (`TypeError`) and a failed style sheet (Vite's 'Unable to preload
 * CSS') are 'no-connection'; unknown errors are 'internal' with `message`.
 */
export function failureOf(caught: unknown, message: string = messages.general.internal): Failure {
  if (isFailure(caught)) return caught;
  const isUnfetched = caught instanceof TypeError && /fetch|import|load/i.test(caught.message);
  if (isUnfetched || (caught instanceof Error && caught.message.startsWith('Unable to preload CSS'))) {
    return new Failure('no-connection', messages.general.noConnection, { cause: caught });
  }
  return new Failure('internal', message, { cause: caught });
}

/** Whether a caught value is a `Failure` with a known cause, or an aborted request. */
export const isForeseen = (caught: unknown): boolean =>
  isFailure(caught)
    ? caught.code !== 'internal' || caught.cause === undefined
    : caught instanceof DOMException && caught.name === 'AbortError';

/** Logs unexpected errors. */
export function logUnforeseen(caught: unknown): void {
  if (!isForeseen(caught)) console.error(caught);
}
