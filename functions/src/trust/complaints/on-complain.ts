import type { callables } from '@vidriera/domain/api/callables-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { z } from '@vidriera/domain/zod';
import { define } from '../../base/callables/define.ts';
import { type Refusals, refusedBy } from '../../base/callables/refusals.ts';
import { services } from '../../base/firestore/admin.ts';
import { refusal } from '../../base/http/callable.ts';
import { limiter } from '../../base/limits/limited.ts';
import { complaintMailboxHash } from '../../base/people/mailbox-hash.ts';
import { takerOf } from '../../base/people/taker.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { aboutOwn, appeal } from './appeal.ts';
import { complainWithin } from './complain-within.ts';
import { stateOfComplaint } from './reference.ts';
import type { Reporter } from './reporter.ts';
import { findThing } from './thing.ts';

type Sent = Extract<z.output<(typeof callables)['complain']['input']>, { what: 'send' | 'open' }>;

/** Callable `complain`: see domain/api/callables-schema. */
export const complain = define('complain', callableOptions, {
  status: {
    who: 'anybody',
    limits: ['complaintStatus'],
    answer: async ({ uid, input: { what, reference } }) => {
      const found = await stateOfComplaint(services().db, reference, uid);
      if (!found) throw refusal('not-found', messages.complaints.noReference);
      return { what, ...found };
    },
  },
  // A signed-in person may complain without their account, too.
  open: {
    who: 'anybody',
    limits: ['complainOpen'],
    answer: async ({ input }) => {
      const contact = input.contact.name || input.contact.email ? input.contact : null;
      return { what: input.what, reference: await stored({ kind: 'open', contact }, input) };
    },
  },
  send: {
    who: 'session',
    limits: ['complain'],
    answer: async ({ uid, input, request }) => {
      const { who, secret } = takerOf(uid, request.auth?.token ?? {}, process.env);
      const mailboxHashFor = (caseId: string) => complaintMailboxHash(secret, caseId, who);
      const by = { kind: 'account', uid, isConfirmed: who.isConfirmed, mailboxHashFor } as const;
      return { what: input.what, reference: await stored(by, input) };
    },
  },
  about: {
    who: 'session',
    limits: ['complain'],
    even: 'suspended',
    answer: async ({ uid, input: { what, of } }) => ({ what, about: await aboutOwn(services(), uid, of) }),
  },
  appeal: {
    who: 'session',
    limits: ['complain'],
    even: 'suspended',
    answer: async ({ uid, input }) => {
      const isPut = await appeal(services(), uid, input);
      logger.info('complain: appeal', { of: input.of, isPut });
      if (!isPut) throw refusal('not-found', messages.complaints.cannotAppeal);
      return { what: input.what };
    },
  },
});

type Outcome = Awaited<ReturnType<typeof complainWithin>>;

const NOT_STORED: Refusals<Exclude<Outcome, { kind: 'stored' }>> = {
  flood: ({ words, seconds }) => refusal('too-many-attempts', words, [], { seconds }),
  own: ['invalid-data', messages.complaints.own],
  'not-found': ['not-found', messages.complaints.noThing],
  'no-account': ['no-session', messages.session.expired],
};

/** @returns the reference @throws HttpsError */
async function stored(by: Reporter, sent: Sent): Promise<string> {
  const { db, now } = services();
  const thing = await findThing({ db, now }, sent.of);
  if (!thing) throw refusal('not-found', messages.complaints.noThing);
  const outcome = await complainWithin({ db, now, limiter: limiter() }, by, thing, sent);
  logger.info('complain', { by: by.kind, of: thing.subject, reason: sent.reason, outcome: outcome.kind });
  if (outcome.kind !== 'stored') throw refusedBy(NOT_STORED, outcome);
  return outcome.reference;
}
