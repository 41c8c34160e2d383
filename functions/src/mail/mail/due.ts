import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { logger } from '../../base/process/logger.ts';
import { type SendDeps, sendLetter } from './send.ts';

const AT_ONCE = 10;
const LATE_MS = 10 * 60_000;

/** An alert looks for this line (ops/monitoring/policies/mail-late.json). */
export const LATE_LINE = 'mail: the queue is late';

/**
 * Sends due letters: postponed, retried, and a dead sender’s. Logs if one is ten minutes late. @param isTimeLeft returns whether time
 * remains
 */
export async function sendDue(deps: SendDeps, isTimeLeft: () => boolean): Promise<{ looked: number }> {
  const { db, now } = deps;
  let looked = 0;
  let last: QueryDocumentSnapshot | undefined;
  while (isTimeLeft()) {
    const due = queryFrom(db, queries.mailDue(now())).limit(AT_ONCE);
    const { docs } = await (last ? due.startAfter(last) : due).get();
    if (docs.length === 0) break;
    looked += docs.length;
    last = docs.at(-1);
    const sent = await Promise.allSettled(docs.map(({ id }) => sendLetter(deps, id)));
    for (const outcome of sent)
      if (outcome.status === 'rejected') logger.error('mail: could not send', { error: outcome.reason });
  }
  const late = await queryFrom(db, queries.mailLate(new Date(now().getTime() - LATE_MS)))
    .limit(1)
    .get();
  const dueSince = late.docs[0]?.get('dueSince');
  if (dueSince) {
    const seconds = Math.round((now().getTime() - dueSince.toMillis()) / 1000);
    logger.warn(LATE_LINE, { seconds });
  }
  return { looked };
}
