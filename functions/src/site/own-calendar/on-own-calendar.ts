import { messages } from '@vidriera/domain/messages/messages';
import type { CallableRequest } from 'firebase-functions/https';
import { define } from '../../base/callables/define.ts';
import { services } from '../../base/firestore/admin.ts';
import { refusal } from '../../base/http/callable.ts';
import { authCode } from '../../base/people/auth-account.ts';
import { takerOf } from '../../base/people/taker.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { forgetAddressOf, makeAddress, showAddress } from './address.ts';

/** Callable `ownCalendar`: see domain/own-calendar. */
export const ownCalendar = define('ownCalendar', callableOptions, {
  show: {
    who: 'session',
    limits: ['ownCalendar'],
    even: 'suspended',
    answer: async ({ uid, request }) => ({
      token: await showAddress(depsOf(uid, request), uid, await validAfterOf(request, uid)),
    }),
  },
  make: {
    who: 'session',
    limits: ['ownCalendar'],
    answer: async ({ uid, input: { replaces }, request }) => {
      const validAfter = await validAfterOf(request, uid);
      const token = await makeAddress(depsOf(uid, request), uid, validAfter, replaces);
      if (token === null) throw refusal('no-session', messages.session.expired);
      logger.info('ownCalendar: made');
      return { token };
    },
  },
  revoke: {
    who: 'session',
    limits: ['ownCalendar'],
    even: 'suspended',
    answer: async ({ uid }) => {
      await forgetAddressOf(services(), uid);
      logger.info('ownCalendar: revoked');
      return { token: null };
    },
  },
});

function depsOf(uid: string, { auth }: CallableRequest) {
  const { db, now } = services();
  return { db, now, secret: takerOf(uid, auth?.token ?? {}, process.env).secret };
}

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
