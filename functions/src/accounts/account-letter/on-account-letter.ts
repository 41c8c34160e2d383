import { messages } from '@vidriera/domain/messages/messages';
import { define } from '../../base/callables/define.ts';
import { services } from '../../base/firestore/admin.ts';
import { refusal } from '../../base/http/callable.ts';
import { withLeastTime } from '../../base/http/least-time.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { askConfirm, askReset } from './ask.ts';
import { byMailbox, isOwnDevice, limitedLetter } from './limited-letter.ts';

/** Least duration of an answer: it hides whether there is an account. */
const LEAST_MS = 1000;

/** Callable `accountLetter`. Counts, answers and takes as long for unknown addresses. */
export const accountLetter = define('accountLetter', callableOptions, {
  reset: {
    who: 'anybody',
    limits: [byMailbox],
    answer: async ({ input }) => {
      const outcome = await withLeastTime('accountLetter', LEAST_MS, () =>
        askReset(services(), input.email, isOwnDevice(input)),
      );
      logger.info('accountLetter', { what: input.what, outcome: outcome.kind });
      return { state: 'asked' };
    },
  },
  confirm: {
    who: 'session',
    limits: [], // the mailbox is the account's: `askConfirm` reads it, and counts
    even: 'suspended',
    answer: async ({ uid, input: { what }, request }) => {
      const outcome = await askConfirm(services(), uid, async (email = '') =>
        limitedLetter('accountLetter', request, email, uid),
      );
      logger.info('accountLetter', { what, uid, outcome: outcome.kind });
      if (outcome.kind === 'nobody') throw refusal('no-session', messages.session.expired);
      return { state: outcome.kind === 'confirmed' ? 'confirmed' : 'asked' };
    },
  },
});
