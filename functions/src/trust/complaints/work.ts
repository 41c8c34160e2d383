import type { Status } from '@vidriera/domain/complaint/acts';
import { isGrave } from '@vidriera/domain/complaint/reasons';
import { partsOf } from '@vidriera/domain/held/subject-schema';
import { DAY_MS } from '@vidriera/domain/site/retention';
import { callOffSuspended } from '../../attend/seats/call-off-suspended.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import { eachAlone } from '../../base/firestore/each-alone.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { pagesOf, queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { noteMailbox } from '../../base/people/suspended-mailbox.ts';
import { recordHold } from '../held/record.ts';
import { tellReporter } from './letters.ts';
import { type Case, readCase, readComplaint } from './stored.ts';

type OutcomeDeps = Pick<Deps, 'db' | 'now'>;

const PAGE = 50;

/** Tells the reporters of a round, each once. */
async function tellOutcome(deps: OutcomeDeps, caseId: string, of: Case): Promise<void> {
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

type WorkDeps = Pick<Deps, 'db' | 'auth' | 'bucket' | 'now'>;

/** Cases that one look works on. */
const AT_ONCE = 50;
const ENDED: readonly Status[] = ['cleared', 'removed', 'suspended', 'gone'];

/** A suspension that nobody appealed for so long counts as final for its guests. */
const FINAL_AFTER_MS = 30 * DAY_MS;

/**
 * Does what a case's last act leaves beside its transaction: the ledger, an account's mailbox, letters to reporters, and to guests of a
 * suspended creator, whose dates come later: the mark moves to the next one. Idempotent; a later act makes the mark anew.
 */
export async function doWork(deps: WorkDeps, caseId: string): Promise<void> {
  const { db } = deps;
  const of = readCase(await refs.case(db, caseId).get());
  if (!of?.workAt) return;
  await recordHold(deps, of.subject);
  const { kind, id } = partsOf(of.subject);
  if (kind === 'user' && of.status !== 'gone') await noteMailbox(deps, id);
  if (ENDED.includes(of.status)) await tellOutcome(deps, caseId, of);
  const next = kind === 'user' && of.status === 'suspended' ? await tellGuests(deps, id, of) : null;
  await db.runTransaction(async (tx) => {
    const now = readCase(await tx.get(refs.case(db, caseId)));
    if (now?.acts === of.acts) tx.update(refs.case(db, caseId), { workAt: next });
  }, PATIENT);
}

/** @returns when guests are to be told next */
async function tellGuests(
  deps: WorkDeps,
  uid: string,
  { suspendedUntil, decidedAt, appealed, waiting }: Case,
): Promise<Date | null> {
  if (!suspendedUntil || !decidedAt) return null;
  const finalAt = appealed ? null : new Date(decidedAt.getTime() + FINAL_AFTER_MS);
  const isFinal = finalAt ? finalAt <= deps.now() : !waiting;
  const next = await callOffSuspended(deps, uid, { until: suspendedUntil, isFinal });
  return next && finalAt && finalAt > deps.now() && finalAt < next ? finalAt : next;
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
