import { roundFor } from '@vidriera/domain/complaint/acts';
import { messages } from '@vidriera/domain/messages/messages';
import type { Deps } from '../../base/firestore/admin.ts';
import { ALREADY_EXISTS, grpcCode, refs } from '../../base/firestore/refs.ts';
import type { Limiter } from '../../base/limits/limiter.ts';
import { type ComplainOutcome, complain, type Sent } from './complain.ts';
import { newReference } from './reference.ts';
import type { Reporter } from './reporter.ts';
import { type Complaint, caseOf, expiryAfter, readCase, readComplaint } from './stored.ts';
import type { Thing } from './thing.ts';

/**
 * Stores a complaint without an account beside its case, which is not written: in a flood nobody waits for another. The desk counts it.
 * Idempotent by `id`.
 * @returns `no-round` unless a case of the thing waits
 */
async function complainBeside(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  by: Extract<Reporter, { kind: 'open' }>,
  thing: Thing,
  sent: Sent,
): Promise<ComplainOutcome | { kind: 'no-round' }> {
  if (thing.shown === null) return { kind: 'not-found' };
  const ref = caseOf(db, thing.subject);
  const of = readCase(await ref.get());
  if (!of || roundFor(of.status) !== 'same') return { kind: 'no-round' };
  const at = now();
  const complaint: Complaint = {
    case: ref.id,
    round: of.round,
    reason: sent.reason,
    standing: 'open',
    text: sent.text,
    reference: await newReference(db),
    uid: null,
    print: null,
    contact: by.contact,
    createdAt: at,
    updatedAt: at,
    toldRound: null,
    outcome: null,
    expiresAt: expiryAfter(at),
  };
  const own = refs.complaint(db, `${ref.id}_~${sent.id}`);
  try {
    await own.create(complaint);
    return { kind: 'stored', reference: complaint.reference };
  } catch (error) {
    if (grpcCode(error) !== ALREADY_EXISTS) throw error;
    const first = readComplaint(await own.get());
    return { kind: 'stored', reference: first?.reference ?? complaint.reference };
  }
}

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
