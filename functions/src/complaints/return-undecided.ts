import type { Deps } from '../firestore/admin.ts';
import { eachAlone } from '../firestore/each-alone.ts';
import { PATIENT } from '../firestore/patient.ts';
import { queries, queryFrom } from '../firestore/queries.ts';
import { refs } from '../firestore/refs.ts';
import { clear } from '../held/hold.ts';
import { logger } from '../process/logger.ts';
import { tellAuthor } from './letters.ts';
import { readCase } from './stored.ts';

/** Things that one look brings back. */
const AT_ONCE = 50;
/** An alert looks for this line (ops/monitoring/policies/complaints-undecided.json). */
export const UNDECIDED_LINE = 'complaints: held without a decision';

/** Brings back what complaints alone have held for 48 hours. It stays in the queue. @returns how many */
export async function returnUndecided(deps: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const { db, now } = deps;
  const { docs } = await queryFrom(db, queries.casesDue(now())).limit(AT_ONCE).get();
  const returned = await eachAlone(
    docs,
    ({ ref }) => ref.path,
    async ({ id }) => ((await returnOne(deps, id)) ? 1 : 0),
  );
  if (returned > 0) logger.warn(UNDECIDED_LINE, { cases: returned });
  return returned;
}

async function returnOne(deps: Pick<Deps, 'db' | 'now'>, id: string): Promise<boolean> {
  const { db, now } = deps;
  const due = readCase(await refs.case(db, id).get());
  if (!due?.returnsAt || due.returnsAt > now()) return false;
  // First the thing: an interrupted run finds the case again.
  await clear(deps, due.subject, 'complaints');
  const isReturned = await db.runTransaction(async (tx) => {
    const [found, author] = await tx.getAll(refs.case(db, id), refs.user(db, due.creador));
    const of = readCase(found);
    if (!of?.returnsAt || of.returnsAt > now()) return false;
    tx.update(refs.case(db, id), { status: 'open', heldAloneSince: null, returnsAt: null });
    tellAuthor(deps, tx, author, { about: 'back', of });
    return true;
  }, PATIENT);
  // A complaint that was sent again in between has held it anew.
  await clear(deps, due.subject, 'complaints');
  return isReturned;
}
