import type { callables } from '@vidriera/domain/api/callables-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { z } from '@vidriera/domain/zod';
import { services } from '../../base/firestore/admin.ts';
import { callable, inputOf, refusal, uidOf } from '../../base/http/callable.ts';
import { limited, limiter } from '../../base/limits/limited.ts';
import { complaintPrintOf } from '../../base/people/print.ts';
import { takerOf } from '../../base/people/taker.ts';
import { throwIfGone } from '../../base/people/throw-if-gone.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { aboutOwn, appeal } from './appeal.ts';
import { complainWithin } from './complain-within.ts';
import { stateOfComplaint } from './reference.ts';
import type { Reporter } from './reporter.ts';
import { findThing } from './thing.ts';

type Input = z.output<(typeof callables)['complain']['input']>;
type Answer = z.input<(typeof callables)['complain']['output']>;
type Sent = Extract<Input, { what: 'send' | 'open' }>;

/** Callable `complain`: see domain/api/callables-schema. */
export const complain = callable(callableOptions, async (request): Promise<Answer> => {
  const input = inputOf('complain', request.data);
  if (input.what === 'status') {
    await limited('complaintStatus', request);
    const found = await stateOfComplaint(services().db, input.reference, request.auth?.uid ?? null);
    if (!found) throw refusal('not-found', messages.complaints.noReference);
    return { what: input.what, ...found };
  }
  if (input.what === 'open') {
    // A signed-in person may complain without their account, too.
    await limited('complainOpen', request);
    return { what: input.what, reference: await stored({ kind: 'open', contact: contactOf(input) }, input) };
  }
  const uid = uidOf(request);
  await limited('complain', request);
  await throwIfGone(uid, `complain ${input.what}`);
  const { db, now } = services();
  switch (input.what) {
    case 'send': {
      const { who, secret } = takerOf(uid, request.auth?.token ?? {}, process.env);
      const printFor = (caseId: string) => complaintPrintOf(secret, caseId, who);
      const by = { kind: 'account', uid, isConfirmed: who.isConfirmed, printFor } as const;
      return { what: input.what, reference: await stored(by, input) };
    }
    case 'about':
      return { what: input.what, about: await aboutOwn({ db }, uid, input.of) };
    case 'appeal': {
      const isPut = await appeal({ db, now }, uid, input);
      logger.info('complain: appeal', { of: input.of, isPut });
      if (!isPut) throw refusal('not-found', messages.complaints.cannotAppeal);
      return { what: input.what };
    }
  }
});

const contactOf = ({ contact }: Extract<Input, { what: 'open' }>) =>
  contact.name || contact.email ? contact : null;

/** @returns the reference @throws HttpsError */
async function stored(by: Reporter, sent: Sent): Promise<string> {
  const { db, now } = services();
  const thing = await findThing({ db, now }, sent.of);
  if (!thing) throw refusal('not-found', messages.complaints.noThing);
  const outcome = await complainWithin({ db, now, limiter: limiter() }, by, thing, sent);
  logger.info('complain', { by: by.kind, of: thing.subject, reason: sent.reason, outcome: outcome.kind });
  switch (outcome.kind) {
    case 'stored':
      return outcome.reference;
    case 'flood':
      throw refusal('too-many-attempts', outcome.words, [], { seconds: outcome.seconds });
    case 'own':
      throw refusal('invalid-data', messages.complaints.own);
    case 'not-found':
      throw refusal('not-found', messages.complaints.noThing);
    case 'no-account':
      throw refusal('no-session', messages.session.expired);
  }
}
