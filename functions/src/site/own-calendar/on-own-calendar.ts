import type { callables } from '@vidriera/domain/api/callables-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { z } from '@vidriera/domain/zod';
import type { CallableRequest } from 'firebase-functions/https';
import { services } from '../../base/firestore/admin.ts';
import { callable, inputOf, refusal, uidOf } from '../../base/http/callable.ts';
import { limited } from '../../base/limits/limited.ts';
import { authCode } from '../../base/people/auth-account.ts';
import { takerOf } from '../../base/people/taker.ts';
import { throwIfGone } from '../../base/people/throw-if-gone.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { forgetAddressOf, makeAddress, showAddress } from './address.ts';

type Answer = z.input<(typeof callables)['ownCalendar']['output']>;

/** Callable `ownCalendar`: see domain/own-calendar. */
export const ownCalendar = callable(callableOptions, async (request): Promise<Answer> => {
  const uid = uidOf(request);
  const input = inputOf('ownCalendar', request.data);
  await limited('ownCalendar', request);
  await throwIfGone(uid, `ownCalendar ${input.what}`);
  const { db, now } = services();
  if (input.what === 'revoke') {
    await forgetAddressOf({ db }, uid);
    logger.info('ownCalendar: revoked');
    return { token: null };
  }
  const { secret } = takerOf(uid, request.auth?.token ?? {}, process.env);
  const validAfter = await validAfterOf(request, uid);
  const deps = { db, now, secret };
  if (input.what === 'show') return { token: await showAddress(deps, uid, validAfter) };
  const token = await makeAddress(deps, uid, validAfter, input.replaces);
  if (token === null) throw refusal('no-session', messages.session.expired);
  logger.info('ownCalendar: made');
  return { token };
});

/**
 * A token from before a change of password works for an hour; it must not make an address that outlives it. So the time is read first: a change
 * after that ends the address, too.
 */
async function validAfterOf({ auth: caller }: CallableRequest, uid: string): Promise<string> {
  const { auth } = services();
  try {
    const { tokensValidAfterTime } = await auth.getUser(uid);
    await auth.verifyIdToken(caller?.rawToken ?? '', true);
    return tokensValidAfterTime ?? '';
  } catch (error) {
    if (!ENDED.includes(authCode(error) ?? '')) throw error;
    throw refusal('no-session', messages.session.expired);
  }
}

const ENDED = ['auth/id-token-revoked', 'auth/user-disabled', 'auth/user-not-found'];
