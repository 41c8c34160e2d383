import { messages } from '@vidriera/domain/messages/messages';
import { services } from '../../base/firestore/admin.ts';
import { callable, inputOf, refusal, uidOf } from '../../base/http/callable.ts';
import { limited } from '../../base/limits/limited.ts';
import { callableOptions } from '../../base/process/options.ts';
import { acceptTerms as accept } from './accept-terms.ts';

/** Callable `acceptTerms`: see domain/api/callables-schema. */
export const acceptTerms = callable(callableOptions, async (request) => {
  const uid = uidOf(request);
  const { terminosVersion } = inputOf('acceptTerms', request.data);
  await limited('acceptTerms', request);
  if (!(await accept(services(), uid, terminosVersion)))
    throw refusal('no-session', messages.session.expired);
  return { accepted: true };
});
