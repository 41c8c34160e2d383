import { messages } from '@vidriera/domain/messages/messages';
import { define } from '../../base/callables/define.ts';
import { services } from '../../base/firestore/admin.ts';
import { refusal } from '../../base/http/callable.ts';
import { callableOptions } from '../../base/process/options.ts';
import { acceptTerms as accept } from './accept-terms.ts';

/** Callable `acceptTerms`: see domain/api/callables-schema. It looks for a deleted account itself. */
export const acceptTerms = define('acceptTerms', callableOptions, {
  only: {
    who: 'session',
    limits: ['acceptTerms'],
    even: 'gone',
    answer: async ({ uid, input: { terminosVersion } }) => {
      if (!(await accept(services(), uid, terminosVersion)))
        throw refusal('no-session', messages.session.expired);
      return { accepted: true };
    },
  },
});
