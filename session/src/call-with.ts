import {
  type CallableName,
  callableErrorSchema,
  callables,
  type Input,
  type Output,
} from '@vidriera/domain/api/callables-schema';
import { SERVER_TIME } from '@vidriera/domain/api/server-time';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
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

/**
 * Calls a function of domain/api/callables-schema with a token, or without. `call` and the session use it.
 * @throws Failure as `call`
 */
export async function callWith<N extends CallableName>(
  token: string | null,
  name: N,
  input: Input<N>,
): Promise<Output<N>> {
  const sent = Date.now();
  let response: Response;
  try {
    response = await fetch(`/fn/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ data: input }),
    });
  } catch (caught) {
    throw noConnection(caught);
  }
  const time = Number(response.headers.get(SERVER_TIME));
  if (Number.isSafeInteger(time) && time > 0) noteServerTime(time, sent);
  const answer = answerSchema.safeParse(await response.json().catch(() => null));
  if (response.status === 429 && !isRefusal(answer.data)) throw tooMany(response.headers);
  if (!answer.success) throw internal(`${name}: HTTP ${response.status}`);
  if ('error' in answer.data) throw refusal(answer.data.error);
  const output = callables[name].output.safeParse(answer.data.result);
  if (!output.success) throw internal(output.error);
  return output.data as Output<N>;
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
