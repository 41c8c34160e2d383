import type { callables } from '@vidriera/domain/api/callables-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { z } from '@vidriera/domain/zod';
import { suspendAgain } from '../complaints/suspend-again.ts';
import { services } from '../firestore/admin.ts';
import { callable, inputOf, refusal } from '../http/callable.ts';
import { limited, limiter } from '../limits/limited.ts';
import { mailboxOf } from '../people/mailbox.ts';
import { logger } from '../process/logger.ts';
import { codeOptions } from '../process/options.ts';
import { askCode } from './ask-code.ts';
import { enterCode } from './enter-code.ts';

type Answer = z.input<(typeof callables)['codes']['output']>;

const envSchema = z.object({ VIDRIERA_LIMIT_SECRET: z.string().check(z.minLength(32)) });

/** Callable `codes`: see domain/api/callables-schema. Its account alone may sign tokens (docs/security.md). */
export const codes = callable(codeOptions, async (request): Promise<Answer> => {
  const input = inputOf('codes', request.data);
  const deps = services();
  const { VIDRIERA_LIMIT_SECRET: secret } = envSchema.parse(process.env);
  if (input.what === 'ask') {
    await limited('accountLetter', request, { mailbox: mailboxOf(input.email) });
    await askCode(deps, secret, input);
    logger.info('codes', { what: input.what });
    return { state: 'asked' };
  }
  await limited('codes', request);
  const outcome = await enterCode(deps, { secret, limiter: limiter() }, input);
  const uid = outcome.kind === 'entered' ? outcome.uid : undefined;
  logger.info('codes', { what: input.what, outcome: outcome.kind, uid });
  switch (outcome.kind) {
    case 'refused': {
      const message = messages.codes.wrong;
      throw refusal('invalid-data', message, [{ field: 'code', message }]);
    }
    case 'entered':
      if (outcome.isNew) await suspendAgain(deps, outcome.uid);
      return {
        state: 'entered',
        token: await deps.auth.createCustomToken(outcome.uid),
        isNew: outcome.isNew,
      };
    default:
      return { state: outcome.kind };
  }
});
