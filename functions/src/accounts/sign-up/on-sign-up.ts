import { messages } from '@vidriera/domain/messages/messages';
import { define } from '../../base/callables/define.ts';
import { type Refusals, refusedBy } from '../../base/callables/refusals.ts';
import { services } from '../../base/firestore/admin.ts';
import { withLeastTime } from '../../base/http/least-time.ts';
import { askingOf } from '../../base/limits/limited.ts';
import type { Asking } from '../../base/limits/limiter.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { queueNow } from '../account-letter/ask.ts';
import { takeLetter } from '../account-letter/limited-letter.ts';
import { signUp as makeAccount, type SignUpInput, type SignUpOutcome } from './sign-up.ts';

/** Least duration of an answer in ms, so that undoing takes as long as creating. */
const LEAST_MS = 1000;

/**
 * Callable `signUp`: see domain/api/callables-schema. An address with an account gets the same answer in the same time, so nobody learns
 * of the account.
 */
export const signUp = define('signUp', callableOptions, {
  only: {
    who: 'anybody',
    limits: ['signUp'],
    answer: async ({ input, request }) => {
      const outcome = await withLeastTime('signUp', LEAST_MS, () =>
        makeWithLetter(input, askingOf('signUp', request)),
      );
      logger.info('signUp', { outcome: outcome.kind });
      if (outcome.kind === 'username-taken' || outcome.kind === 'sign-ups-closed')
        throw refusedBy(NOT_MADE, outcome);
      return { uid: outcome.uid, username: outcome.username };
    },
  },
});

const NOT_MADE: Refusals<Extract<SignUpOutcome, { kind: 'username-taken' | 'sign-ups-closed' }>> = {
  'sign-ups-closed': ['sign-ups-closed', messages.signup.closed],
  'username-taken': ['username-taken', messages.signup.usernameTaken, 'username'],
};

async function makeWithLetter(input: SignUpInput, asking: Asking): Promise<SignUpOutcome> {
  const deps = services();
  const outcome = await makeAccount(deps, input);
  if (outcome.kind !== 'created') return outcome;
  try {
    const verdict = await takeLetter(input.email, null, asking);
    if (verdict.kind === 'allowed') await queueNow(deps, outcome.uid, { kind: 'confirm-mail' });
    else logger.warn('signUp: the limit allows no letter', { uid: outcome.uid, seconds: verdict.seconds });
  } catch (error) {
    // The account exists, and its person can request another letter.
    logger.error('signUp: queueing the letter failed', error, { uid: outcome.uid });
  }
  return outcome;
}
