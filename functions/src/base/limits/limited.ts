import { messages } from '@vidriera/domain/messages/messages';
import { z } from '@vidriera/domain/zod';
import type { CallableRequest } from 'firebase-functions/https';
import { services } from '../firestore/admin.ts';
import { refusal } from '../http/callable.ts';
import { logger } from '../process/logger.ts';
import { type Asking, createLimiter, type Limiter, type LimitVerdict } from './limiter.ts';
import { networkOf } from './network.ts';
import { type Limit, type ReaderName, type Scope, TABLE } from './table.ts';

const envSchema = z.object({ VIDRIERA_LIMIT_SECRET: z.string().check(z.minLength(32)) });
/** Key of the hashes of networks, mailboxes and codes. */
export const limitSecret = (): string => envSchema.parse(process.env).VIDRIERA_LIMIT_SECRET;

let cachedLimiter: Limiter | undefined;

export function limiter(): Limiter {
  const { db, now } = services();
  cachedLimiter ??= createLimiter({ db, now, secret: limitSecret() });
  return cachedLimiter;
}

/**
 * Counts a call by account or network (limits/table.ts).
 * @throws HttpsError `too-many-attempts` (429) with the seconds to wait; counting errors, if the scope says
 * 'fails'
 */
export async function limited(scope: Scope, request: CallableRequest): Promise<void> {
  throwIfRefused(scope, await verdictOn(limiter(), scope, request));
}

/** @throws HttpsError `too-many-attempts` (429) with the seconds to wait */
export function throwIfRefused(scope: Scope | ReaderName, verdict: LimitVerdict): void {
  if (verdict.kind === 'allowed') return;
  const { by, seconds } = verdict;
  logger.warn('limited', { scope, by, seconds });
  throw refusal('too-many-attempts', messages.limits.tooMany(seconds), [], { seconds });
}

type Called = Pick<CallableRequest, 'auth'> & { rawRequest: Pick<CallableRequest['rawRequest'], 'headers'> };

/** Returns who counts for a call. Where an account counts, its network does not: many people share one. */
export function askingOf(scope: Scope, { auth, rawRequest }: Called): Asking {
  const limit: Limit = TABLE[scope];
  const isByAccount = auth && limit.account && !limit.isShared;
  return {
    account: auth?.uid,
    network: isByAccount ? null : networkOf(rawRequest.headers['x-forwarded-for']),
  };
}

export async function verdictOn(
  counting: Pick<Limiter, 'take'>,
  scope: Scope,
  call: Called,
): Promise<LimitVerdict> {
  const asking = askingOf(scope, call);
  if (asking.network?.pastHosting) logger.warn('limits: call bypassed Hosting', { scope });
  try {
    return await counting.take(scope, asking);
  } catch (error) {
    if (TABLE[scope].uncounted === 'fails') throw error;
    logger.error('limits: uncounted call', error, { scope });
    return { kind: 'allowed' };
  }
}
