import { messages } from '@vidriera/domain/messages/messages';
import type { Deps } from '../../base/firestore/admin.ts';
import type { Limiter } from '../../base/limits/limiter.ts';
import { type ComplainOutcome, complain, type Sent } from './complain.ts';
import { complainBeside } from './complain-beside.ts';
import type { Reporter } from './reporter.ts';
import type { Thing } from './thing.ts';

/** `flood`: too many about the thing, with words for people. */
export type CountedOutcome = ComplainOutcome | { kind: 'flood'; seconds: number; words: string };

/** Stores a complaint within its thing's limits (limits/table.ts). Beyond the first one, those without an account are stored beside the case. */
export async function complainWithin(
  { limiter, ...deps }: Pick<Deps, 'db' | 'now'> & { limiter: Pick<Limiter, 'take'> },
  by: Reporter,
  thing: Thing,
  sent: Sent,
): Promise<CountedOutcome> {
  const about = { account: thing.subject };
  const verdict = await limiter.take(by.kind === 'open' ? 'openComplaintsOf' : 'complaintsOf', about);
  if (verdict.kind === 'allowed') return complain(deps, by, thing, sent);
  const { seconds } = verdict;
  if (by.kind === 'account') return { kind: 'flood', seconds, words: messages.limits.tooMany(seconds) };
  const beside = await limiter.take('openComplaintsBeside', about);
  const flood = { kind: 'flood', seconds, words: messages.complaints.flood } as const;
  if (beside.kind === 'refused') return { ...flood, seconds: beside.seconds };
  const outcome = await complainBeside(deps, by, thing, sent);
  // A flood begins no round of its own.
  return outcome.kind === 'no-round' ? flood : outcome;
}
