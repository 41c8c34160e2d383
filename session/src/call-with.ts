import {
  type CallableName,
  callableErrorSchema,
  callables,
  type Input,
  isWrite,
  type Output,
} from '@vidriera/domain/api/callables-schema';
import { SERVER_TIME } from '@vidriera/domain/api/server-time';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { within } from '@vidriera/domain/time-limit';
import { lostAnswer, WRITING_MS } from '@vidriera/domain/writing-limit';
import { z } from '@vidriera/domain/zod';
import { noteServerTime } from './server-clock.ts';

const answerSchema = z.union([
  z.object({ result: z.unknown() }),
  z.object({
    error: z.object({
      status: z.optional(z.string()),
      message: z.optional(z.string()),
      details: z.optional(z.unknown()),
    }),
  }),
]);

/** Milliseconds that a call which writes nothing may take. */
const READING_MS = 20_000;
/** The data of an account takes longer. Hosting gives up after a minute. */
const EXPORT_MS = 60_000;

interface CallOptions {
  /** Returns the caller's token; `null` for none. Its time counts. */
  token: () => Promise<string | null>;
  /** Aborts a call that writes nothing. One that writes runs on: it may have arrived. */
  signal?: AbortSignal | undefined;
}

/**
 * Calls a function of domain/api/callables-schema. `call` and the session use it. It always ends: the limit covers token, answer and body.
 * @throws Failure as `call`
 */
export async function callWith<N extends CallableName>(
  name: N,
  input: Input<N>,
  { token, signal }: CallOptions,
): Promise<Output<N>> {
  const writes = isWrite(name, input);
  const limit = writes ? WRITING_MS : name === 'exportData' ? EXPORT_MS : READING_MS;
  // `AbortSignal.any` and `timeout` are newer than the browsers' floor.
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (!writes) signal?.addEventListener('abort', abort);
  try {
    const answer = token().then((sent) => post(sent, name, input, controller.signal));
    return await within(limit, answer, () => (writes ? lostAnswer() : noConnection(`${name}: late`)));
  } finally {
    abort();
    signal?.removeEventListener('abort', abort);
  }
}

async function post<N extends CallableName>(
  token: string | null,
  name: N,
  input: Input<N>,
  signal: AbortSignal,
): Promise<Output<N>> {
  const sent = Date.now();
  let response: Response;
  let body: string;
  try {
    response = await fetch(`/fn/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ data: input }),
      signal,
    });
    body = await response.text();
  } catch (caught) {
    throw noConnection(caught);
  }
  const time = Number(response.headers.get(SERVER_TIME));
  if (Number.isSafeInteger(time) && time > 0) noteServerTime(time, sent);
  const answer = answerSchema.safeParse(jsonOf(body));
  if (response.status === 429 && !isRefusal(answer.data)) throw tooMany(response.headers);
  if (!answer.success) throw internal(`${name}: HTTP ${response.status}`);
  if ('error' in answer.data) throw refusal(answer.data.error);
  const output = callables[name].output.safeParse(answer.data.result);
  if (!output.success) throw internal(output.error);
  if ('what' in input && 'what' in output.data && output.data.what !== input.what)
    throw internal(`${name}: asked ${input.what}, answered ${output.data.what}`);
  return output.data as Output<N>;
}

/** `null` for something else: a proxy's page, a captive portal's. */
function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Whether the function itself refused: if all its instances are busy, Google's front end answers. */
const isRefusal = (answer: z.infer<typeof answerSchema> | undefined): boolean =>
  answer !== undefined && 'error' in answer && callableErrorSchema.safeParse(answer.error.details).success;

function tooMany(headers: Headers): Failure {
  const seconds =
    z.coerce.number().check(z.int(), z.positive()).safeParse(headers.get('retry-after')).data ?? null;
  return new Failure('too-many-attempts', messages.limits.tooMany(seconds));
}

function refusal(error: { status?: string | undefined; details?: unknown }): Failure {
  const details = callableErrorSchema.safeParse(error.details);
  if (details.success) return new Failure(details.data.code, details.data.message, details.data);
  if (error.status === 'UNAUTHENTICATED') return new Failure('no-session', messages.session.expired);
  return internal(error);
}

const internal = (cause: unknown): Failure => new Failure('internal', messages.general.internal, { cause });
export const noConnection = (cause: unknown): Failure =>
  new Failure('no-connection', messages.general.noConnection, { cause });
