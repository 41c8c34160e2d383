import { messages } from '@vidriera/domain/messages/messages';
import { define } from '../../base/callables/define.ts';
import { type Refusals, refusedBy } from '../../base/callables/refusals.ts';
import { services } from '../../base/firestore/admin.ts';
import { askingOf, limiter, limitSecret } from '../../base/limits/limited.ts';
import { deviceProof } from '../../base/people/device.ts';
import { logger } from '../../base/process/logger.ts';
import { codeOptions } from '../../base/process/options.ts';
import { suspendAgain } from '../../trust/complaints/suspend-again.ts';
import { byMailbox, isOwnDevice } from '../account-letter/limited-letter.ts';
import { askCode } from './ask-code.ts';
import { enterCode } from './enter-code.ts';

/** Callable `codes`: see domain/api/callables-schema. Its account alone may sign tokens (docs/security.md). */
export const codes = define('codes', codeOptions, {
  ask: {
    who: 'anybody',
    limits: [byMailbox],
    answer: async ({ input }) => {
      await askCode(services(), limitSecret(), input, isOwnDevice(input));
      logger.info('codes', { what: input.what });
      return { state: 'asked' };
    },
  },
  enter: {
    who: 'anybody',
    limits: ['codes'],
    answer: async ({ input, request }) => {
      const deps = services();
      const outcome = await enterCode(deps, limitSecret(), input);
      const uid = outcome.kind === 'entered' ? outcome.uid : undefined;
      logger.info('codes', { what: input.what, outcome: outcome.kind, uid });
      if (outcome.kind === 'new' || outcome.kind === 'unconfirmed') return { state: outcome.kind };
      if (outcome.kind !== 'entered') throw refusedBy(NOT_ENTERED, { kind: outcome.kind });
      if (outcome.isNew) await suspendAgain(deps, outcome.uid);
      // A hall full of people shares a network: whoever came in leaves their letter to others.
      if (outcome.isFirst) {
        const { network } = askingOf('accountLetter', request);
        if (network) await limiter().giveBack('accountLetter', { network });
      }
      return {
        state: 'entered',
        token: await deps.auth.createCustomToken(outcome.uid),
        isNew: outcome.isNew,
        device: deviceProof(limitSecret(), input.email),
      };
    },
  },
  device: {
    who: 'session',
    limits: ['codes'],
    even: 'suspended',
    answer: async ({ uid, request }) => {
      const { email, email_verified: isConfirmed } = request.auth?.token ?? {};
      if (!email || !isConfirmed) return { state: 'device', device: null };
      // A page asks once an address is confirmed: then a suspension of the mailbox takes effect.
      await suspendAgain(services(), uid);
      return { state: 'device', device: deviceProof(limitSecret(), email) };
    },
  },
});

const NOT_ENTERED: Refusals<{ kind: 'refused' | 'spent' | 'username-taken' | 'sign-ups-closed' }> = {
  'sign-ups-closed': ['sign-ups-closed', messages.signup.closed],
  refused: ['invalid-data', messages.codes.wrong, 'code'],
  spent: ['invalid-data', messages.codes.spent, 'code'],
  'username-taken': ['username-taken', messages.signup.usernameTaken, 'username'],
};
