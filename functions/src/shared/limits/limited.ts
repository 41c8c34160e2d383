import { messages } from '@vidriera/domain/messages/messages';
import { z } from '@vidriera/domain/zod';
import type { CallableRequest } from 'firebase-functions/https';
import { services } from '../admin.ts';
import { refusal } from '../callable.ts';
import { logger } from '../logger.ts';
import { type Asking, createLimiter, type Limiter, type LimitVerdict } from './limiter.ts';
import { networkOf } from './network.ts';
import { type Scope, TABLE } from './table.ts';

const envSchema = z.object({ VIDRIERA_LIMIT_SECRET: z.string().check(z.minLength(32)) });
let made: Limiter | undefined;

/** The instance's limiter. @throws a $ZodError where the secret is missing */
export function limiter(): Limiter {
  const { db, now } = services();
  made ??= createLimiter({ db, now, secret: envSchema.parse(process.env).VIDRIERA_LIMIT_SECRET });
  return made;
}

/**
 * Counts a call of a callable, by account and network (limits/table.ts).
 * @param more what it is counted by besides
 * @throws HttpsError `too-many-attempts` (429), with the seconds to wait; whatever counting throws, where such a call fails
 */
export async function limited(
  scope: Scope,
  request: CallableRequest,
  more: Pick<Asking, 'mailbox'> = {},
): Promise<void> {
  orRefuse(scope, await verdictOn(limiter(), scope, request, more));
}

/** @throws HttpsError `too-many-attempts` (429), with the seconds to wait, where a limiter refused */
export function orRefuse(scope: Scope, verdict: LimitVerdict): void {
  if (verdict.kind === 'allowed') return;
  const { by, seconds } = verdict;
  logger.warn('limited', { scope, by, seconds });
  throw refusal('too-many-attempts', messages.limits.tooMany(seconds), [], { seconds });
}

type Called = Pick<CallableRequest, 'auth'> & { rawRequest: Pick<CallableRequest['rawRequest'], 'headers'> };

/** Who calls, as a limiter is told: their account, and the network they call from. */
export const askingOf = ({ auth, rawRequest }: Called): Asking => ({
  account: auth?.uid,
  network: networkOf(rawRequest.headers['x-forwarded-for']),
});

/** What a limiter says to a call, by who is signed in and where it came from; where it fails, what the scope has for that. */
export async function verdictOn(
  counting: Pick<Limiter, 'take'>,
  scope: Scope,
  call: Called,
  more: Pick<Asking, 'mailbox'> = {},
): Promise<LimitVerdict> {
  const asking = { ...askingOf(call), ...more };
  if (asking.network?.pastHosting) logger.warn('limits: called past Hosting', { scope });
  try {
    return await counting.take(scope, asking);
  } catch (error) {
    if (TABLE[scope].uncounted === 'fails') throw error;
    logger.error('limits: a call that was not counted', error, { scope });
    return { kind: 'allowed' };
  }
}
