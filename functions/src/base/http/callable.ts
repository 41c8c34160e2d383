import {
  type CallableError,
  type CallableName,
  callableErrorSchema,
  callables,
} from '@vidriera/domain/api/callables-schema';
import { SERVER_TIME } from '@vidriera/domain/api/server-time';
import { messages } from '@vidriera/domain/messages/messages';
import type { z } from '@vidriera/domain/zod';
import type { Response } from 'express';
import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  type FunctionsErrorCode,
  HttpsError,
  onCall,
  type Request,
} from 'firebase-functions/https';
import { ABORTED, grpcCode } from '../firestore/refs.ts';
import { logRequest } from './request-log.ts';

type Code = CallableError['code'];
type Parsed<N extends CallableName> = z.output<(typeof callables)[N]['input']>;

const STATUS: Record<Code, FunctionsErrorCode> = {
  'invalid-data': 'invalid-argument',
  'no-session': 'unauthenticated',
  'username-taken': 'already-exists',
  'gallery-full': 'failed-precondition',
  'not-a-creator': 'permission-denied',
  'stale-session': 'failed-precondition',
  'not-found': 'not-found',
  'too-many-attempts': 'resource-exhausted',
  'mail-not-confirmed': 'failed-precondition',
  'sold-out': 'failed-precondition',
  over: 'failed-precondition',
  'too-many-open': 'failed-precondition',
  'too-many-helpers': 'failed-precondition',
  'not-enough-seats': 'failed-precondition',
  'too-early': 'failed-precondition',
  suspended: 'permission-denied',
  changed: 'aborted',
  'sign-ups-closed': 'failed-precondition',
};

/** Returns a refusal: `details` follow `callableErrorSchema`, the message is for people. */
export function refusal(
  code: Code,
  message: string,
  fields: CallableError['fields'] = [],
  { seconds, free }: Pick<CallableError, 'seconds' | 'free'> = {},
): HttpsError {
  const details = callableErrorSchema.parse({ code, message, fields, seconds, free });
  return new HttpsError(STATUS[code], message, details);
}

/** Returns a refusal with an entry for each field that a schema refused, and the first field's message. */
export function refusalOfZod(error: z.core.$ZodError): HttpsError {
  const fields = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  return refusal('invalid-data', fields[0]?.message ?? messages.requests.badParameters, fields);
}

/** Forty of the longest URLs with a description need less than half. */
const MAX_BYTES = 256 * 1024;
/** `saveProfile` needs six. */
const MAX_DEPTH = 16;
const NAMES_REFUSED = ['@type', '__proto__'];

/**
 * Returns whether JSON is bounded and free of firebase-functions' own encodings, which are decoded before any
 * schema runs, and of `__proto__`, which becomes an object's prototype when it is copied.
 */
function isPlain(body: unknown, bytes: number): boolean {
  if (bytes > MAX_BYTES) return false;
  let level = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false;
    const objects = level.filter((value) => typeof value === 'object' && value !== null);
    if (objects.some((object) => NAMES_REFUSED.some((name) => Object.hasOwn(object, name)))) return false;
    level = objects.flatMap((object) => Object.values(object));
  }
  return true;
}

/**
 * Returns a callable that checks requests before firebase-functions decodes them. That decoding is recursive,
 * so deep nesting or unknown types would answer 500 instead of `invalid-data` (400). Refusals with a waiting
 * time also set `Retry-After`. Every answer carries the server's clock (session/src/server-clock.ts).
 */
export function callable<Result>(
  options: CallableOptions,
  handle: (request: CallableRequest<unknown>) => Promise<Result>,
): CallableFunction<unknown, Promise<Result>> {
  const answering = async (request: CallableRequest<unknown>): Promise<Result> => {
    try {
      return await handle(request);
    } catch (caught) {
      const error = isContention(caught) ? busy() : caught;
      const seconds = secondsOf(error);
      if (seconds !== undefined) request.rawRequest.res?.set('Retry-After', `${seconds}`);
      throw error;
    }
  };
  return new Proxy(onCall(options, answering), {
    apply(target, _self, [req, res]: [Request, Response]) {
      logRequest(req, res);
      res.removeHeader('X-Powered-By');
      res.set({ 'Cache-Control': 'no-store', [SERVER_TIME]: `${Date.now()}` });
      if (isPlain(req.body, req.rawBody?.length ?? 0)) return target(req, res);
      const error = refusal('invalid-data', messages.requests.notUnderstood);
      res.status(400).json({ error: error.toJSON() });
    },
  });
}

/** Whether Firestore gave up a transaction, because others kept changing the same documents. */
const isContention = (error: unknown): boolean => grpcCode(error) === ABORTED;
const BUSY_SECONDS = 5;
const busy = (): HttpsError =>
  refusal('too-many-attempts', messages.requests.busy, [], { seconds: BUSY_SECONDS });

const secondsOf = (error: unknown): number | undefined =>
  error instanceof HttpsError ? callableErrorSchema.safeParse(error.details).data?.seconds : undefined;

/**
 * Parses a callable's input by its contract.
 * @throws HttpsError `invalid-data` with an entry for each refused field
 */
export function inputOf<N extends CallableName>(name: N, data: unknown): Parsed<N> {
  const parsed = callables[name].input.safeParse(data ?? {});
  if (!parsed.success) throw refusalOfZod(parsed.error);
  return parsed.data as Parsed<N>;
}

/**
 * Returns the caller's uid.
 * @throws HttpsError `no-session` without a valid session
 */
export function uidOf(request: Pick<CallableRequest, 'auth'>): string {
  if (!request.auth) throw refusal('no-session', messages.session.expired);
  return request.auth.uid;
}
