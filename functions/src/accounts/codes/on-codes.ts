import type { callables } from '@vidriera/domain/api/callables-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { z } from '@vidriera/domain/zod';
import { services } from '../../base/firestore/admin.ts';
import { callable, inputOf, refusal, uidOf } from '../../base/http/callable.ts';
import { askingOf, limited, limiter, limitSecret } from '../../base/limits/limited.ts';
import { deviceProof, isKnownDevice } from '../../base/people/device.ts';
import { throwIfGone } from '../../base/people/throw-if-gone.ts';
import { logger } from '../../base/process/logger.ts';
import { codeOptions } from '../../base/process/options.ts';
import { suspendAgain } from '../../trust/complaints/suspend-again.ts';
import { limitedLetter } from '../account-letter/limited-letter.ts';
import { askCode } from './ask-code.ts';
import { enterCode } from './enter-code.ts';

type Answer = z.input<(typeof callables)['codes']['output']>;

/** Callable `codes`: see domain/api/callables-schema. Its account alone may sign tokens (docs/security.md). */
export const codes = callable(codeOptions, async (request): Promise<Answer> => {
  const input = inputOf('codes', request.data);
  const deps = services();
  const secret = limitSecret();
  if (input.what === 'ask') {
    const isOwner = isKnownDevice(secret, input.email, input.devices);
    await limitedLetter('accountLetter', request, input.email, isOwner ? 'device' : null);
    await askCode(deps, secret, input, isOwner);
    logger.info('codes', { what: input.what });
    return { state: 'asked' };
  }
  await limited('codes', request);
  if (input.what === 'device') {
    const uid = uidOf(request);
    await throwIfGone(uid, 'codes device');
    const { email, email_verified: isConfirmed } = request.auth?.token ?? {};
    if (!email || !isConfirmed) return { state: 'device', device: null };
    // A page asks once an address is confirmed: then a suspension of the mailbox takes effect.
    await suspendAgain(deps, uid);
    return { state: 'device', device: deviceProof(secret, email) };
  }
  const outcome = await enterCode(deps, secret, input);
  const uid = outcome.kind === 'entered' ? outcome.uid : undefined;
  logger.info('codes', { what: input.what, outcome: outcome.kind, uid });
  switch (outcome.kind) {
    case 'refused':
    case 'spent': {
      const message = outcome.kind === 'spent' ? messages.codes.spent : messages.codes.wrong;
      throw refusal('invalid-data', message, [{ field: 'code', message }]);
    }
    case 'username-taken': {
      const message = messages.signup.usernameTaken;
      throw refusal('username-taken', message, [{ field: 'username', message }]);
    }
    case 'entered':
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
        device: deviceProof(secret, input.email),
      };
    default:
      return { state: outcome.kind };
  }
});
