import type { Status } from '@vidriera/domain/complaint/acts';
import { partsOf } from '@vidriera/domain/held/subject-schema';
import type { Deps } from '../firestore/admin.ts';
import { eachAlone } from '../firestore/each-alone.ts';
import { PATIENT } from '../firestore/patient.ts';
import { queries, queryFrom } from '../firestore/queries.ts';
import { refs } from '../firestore/refs.ts';
import { recordHold } from '../held/record.ts';
import { noteMailbox } from '../people/suspended-mailbox.ts';
import { readCase } from './stored.ts';
import { tellOutcome } from './tell-outcome.ts';

type WorkDeps = Pick<Deps, 'db' | 'auth' | 'bucket' | 'now'>;

/** Cases that one look works on. */
const AT_ONCE = 50;
const ENDED: readonly Status[] = ['cleared', 'removed', 'suspended', 'gone'];

/**
 * Does what a case's last act leaves beside its transaction: the ledger, an account's mailbox, and letters to reporters. Idempotent; a later act makes the mark
 * anew.
 */
export async function doWork(deps: WorkDeps, caseId: string): Promise<void> {
  const { db } = deps;
  const of = readCase(await refs.case(db, caseId).get());
  if (!of?.workAt) return;
  await recordHold(deps, of.subject);
  const { kind, id } = partsOf(of.subject);
  if (kind === 'user' && of.status !== 'gone') await noteMailbox(deps, id);
  if (ENDED.includes(of.status)) await tellOutcome(deps, caseId, of);
  await db.runTransaction(async (tx) => {
    const now = readCase(await tx.get(refs.case(db, caseId)));
    if (now?.acts === of.acts) tx.update(refs.case(db, caseId), { workAt: null });
  }, PATIENT);
}

/** Does the work that an interrupted call left. @returns of how many cases */
export async function doOverdueWork(deps: WorkDeps): Promise<number> {
  const { docs } = await queryFrom(deps.db, queries.casesWithWork(deps.now())).limit(AT_ONCE).get();
  return eachAlone(
    docs,
    ({ ref }) => ref.path,
    async ({ id }) => {
      await doWork(deps, id);
      return 1;
    },
  );
}
