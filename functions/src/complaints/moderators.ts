import { isGrave, type Reason } from '@vidriera/domain/complaint/reasons';
import { subjectId } from '@vidriera/domain/held/subject-schema';
import type { Firestore, Query, QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../firestore/admin.ts';
import { queries, queryFrom } from '../firestore/queries.ts';
import { queueLetter } from '../letters/queue.ts';
import type { Case } from './stored.ts';

const HOUR_MS = 3_600_000;
/** Letters of one grave complaint. */
const MOST_MODERATORS = 20;

/** Returns the moderators who get a letter at once; `null` if the reason is not grave, or they had one of the case within the hour. */
export async function moderatorsToTell(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  tx: Transaction,
  { reason, toldAt }: { reason: Reason; toldAt: Date | null },
): Promise<string[] | null> {
  if (!isGrave(reason) || (toldAt && now().getTime() - toldAt.getTime() < HOUR_MS)) return null;
  const { docs } = await tx.get(queryFrom(db, queries.moderators()).limit(MOST_MODERATORS));
  return docs.map(({ id }) => id);
}

/** Queues their letters. Only confirmed addresses get them (mail/recipient.ts). */
export function tellModerators(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  tx: Transaction,
  moderators: readonly string[],
  { of, reason }: { of: Case; reason: Reason },
): void {
  for (const uid of moderators)
    queueLetter(tx, db, {
      uid,
      letter: {
        kind: 'complaint',
        ...{ about: 'grave', case: subjectId(of.subject), subject: of.subject, titulo: of.titulo },
        ...{ reasons: [reason], text: '', reference: '', until: null, appeal: 'open' },
      },
      now: now(),
    });
}

/** Two are enough to know whether there is another. */
export const someModerators = (db: Firestore): Query => queryFrom(db, queries.moderators()).limit(2);

/** Whether a case is about this moderator, or an appeal of their decision, and another moderator can look at it. */
export const isForAnother = (
  { creador, appealed, decidedBy }: Pick<Case, 'creador' | 'appealed' | 'decidedBy'>,
  uid: string,
  { docs }: QuerySnapshot,
): boolean => (creador === uid || (appealed && decidedBy === uid)) && docs.some(({ id }) => id !== uid);
