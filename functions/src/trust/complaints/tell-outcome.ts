import { isGrave } from '@vidriera/domain/complaint/reasons';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { pagesOf, queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { tellReporter } from './letters.ts';
import { type Case, readComplaint } from './stored.ts';

type OutcomeDeps = Pick<Deps, 'db' | 'now'>;

const PAGE = 50;

/** Tells the reporters of a round, each once. */
export async function tellOutcome(deps: OutcomeDeps, caseId: string, of: Case): Promise<void> {
  const { db } = deps;
  for await (const page of pagesOf(queryFrom(db, queries.complaintsAbout(caseId, of.round)), PAGE))
    for (const { ref } of page) await tellOne(deps, ref.id, of);
}

function tellOne(deps: OutcomeDeps, id: string, of: Case): Promise<void> {
  const { db, now } = deps;
  return deps.db.runTransaction(async (tx) => {
    const complaint = readComplaint(await tx.get(refs.complaint(db, id)));
    if (!complaint || complaint.round !== of.round || complaint.toldRound === of.round) return;
    const { uid, reason, standing } = complaint;
    const outcome = of.status === 'cleared' ? 'kept' : 'acted';
    tx.update(refs.complaint(db, id), { toldRound: of.round, outcome });
    if (uid === null) return;
    if (outcome === 'kept' && isGrave(reason) && standing !== 'muted')
      tx.set(refs.reporter(db, uid), { groundlessAt: now() }, { merge: true });
    tellReporter(deps, tx, { about: outcome, complaint, of });
  }, PATIENT);
}
