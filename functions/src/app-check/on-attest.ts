import { messages } from 'domain/messages/messages';
import { getAppCheck } from 'firebase-admin/app-check';
import { services } from '../shared/admin.ts';
import { appCheckOf } from '../shared/app-check.ts';
import { callable, inputOf, refusal } from '../shared/callable.ts';
import { limited } from '../shared/limits/limited.ts';
import { logger } from '../shared/logger.ts';
import { attestOptions } from '../shared/options.ts';
import { attest as attestProof } from './attest.ts';

/** Callable `attest`: see domain/api/callables-schema. Needs no session; where App Check is off it refuses everybody. */
export const attest = callable(attestOptions, async (request) => {
  const proof = inputOf('attest', request.data);
  const { now } = services();
  const appCheck = appCheckOf(process.env);
  if (!appCheck) throw refusal('not-found', messages.general.pageNotFound);
  await limited('attest', request);
  const createToken = (...args: [string, { ttlMillis: number }]) => getAppCheck().createToken(...args);
  const outcome = await attestProof({ appId: appCheck.appId, createToken, now }, proof);
  logger.info('attest', { outcome: outcome.kind });
  switch (outcome.kind) {
    case 'attested':
      return { token: outcome.token, seconds: outcome.seconds };
    case 'wrong-clock':
      return { now: outcome.now };
    case 'no-proof':
      throw refusal('invalid-data', messages.requests.notUnderstood);
  }
});
