import { setTimeout } from 'node:timers/promises';
import { messages } from 'domain/messages/messages';
import { services } from '../shared/admin.ts';
import { callable, inputOf, refusal } from '../shared/callable.ts';
import { limited } from '../shared/limits/limited.ts';
import { logger } from '../shared/logger.ts';
import { callableOptions } from '../shared/options.ts';
import { signUp as makeAccount } from './sign-up.ts';

/** Milliseconds an answer takes at least, so that undoing takes as long as making. What took longer is logged as such. */
const LEAST_MS = 1000;

/**
 * Callable `signUp`: see domain/api/callables-schema. Of an address that has an account, nothing is made, and the answer is that of one that had none, in
 * the same time: whoever owns it finds out by signing in, and nobody else does.
 */
export const signUp = callable(callableOptions, async (request) => {
  const input = inputOf('signUp', request.data);
  await limited('signUp', request);
  const began = performance.now();
  const work = makeAccount(services(), input).finally(() => {
    const ms = Math.round(performance.now() - began);
    if (ms > LEAST_MS) logger.warn('signUp: longer than it is meant to seem', { ms });
  });
  const [outcome] = await Promise.all([work, setTimeout(LEAST_MS)]);
  logger.info('signUp', { outcome: outcome.kind });
  switch (outcome.kind) {
    case 'created':
    case 'email-in-use':
      return { uid: outcome.uid, username: outcome.username };
    case 'username-taken': {
      const message = messages.signup.usernameTaken;
      throw refusal('username-taken', message, [{ field: 'username', message }]);
    }
  }
});
