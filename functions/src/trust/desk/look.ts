import type { DeskCase } from '@vidriera/domain/desk/wire-schema';
import { type Subject, subjectOf } from '@vidriera/domain/held/subject-schema';
import { fechaOrNull } from '@vidriera/domain/values/firestore-schema';
import { TIPOS } from '@vidriera/domain/values/ids';
import type { Deps } from '../../base/firestore/admin.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readable } from '../../base/firestore/unreadable.ts';
import { suspendedUntil } from '../../base/people/is-gone.ts';
import { readLog } from '../complaints/log.ts';
import { isForAnother, isOwnCase, someModerators } from '../complaints/moderators.ts';
import { type Complaint, readCase, readComplaint, readReporter } from '../complaints/stored.ts';
import { thingOf } from '../complaints/thing.ts';
import { rowOf } from './queue.ts';
import { deskPersonOf } from './verify.ts';

type LookDeps = Pick<Deps, 'db' | 'now'>;

/** Complaints and other things that a look shows. */
const MOST_COMPLAINTS = 100;
const MOST_OTHERS = 20;

/** Returns a case with everything that its decision needs; `null` if there is none. @param by the moderator */
export async function readDeskCase(deps: LookDeps, id: string, by: string): Promise<DeskCase | null> {
  const { db } = deps;
  const found = readCase(await refs.case(db, id).get());
  if (!found || isOwnCase(found, by)) return null;
  const [thing, complaintsMade, author, others, log, moderators, complaint, counted] = await Promise.all([
    thingOf(deps, found.subject),
    readComplaints(deps, id, found.round),
    readAuthor(deps, found.creador),
    readOthers(deps, found.creador, found.subject),
    readLog(deps, id),
    someModerators(db).get(),
    refs.complaint(db, `${id}_${by}`).get(),
    queryFrom(db, queries.complaintsAbout(id, found.round)).count().get(),
  ]);
  return {
    ...rowOf(found),
    // Those stored beside the case count, too.
    complaints: Math.max(rowOf(found).complaints, counted.data().count),
    round: found.round,
    seenAt: found.decidedAt?.getTime() ?? null,
    isForAnother: isForAnother(found, by, { complaint, moderators }),
    appeal: found.appeal,
    text: found.text,
    snapshot: found.snapshot,
    now: thing?.shown ?? null,
    ...(found.hosts && { hosts: found.hosts }),
    complaintsMade,
    author,
    others,
    ...wireOf(log),
  };
}

/** Returns earlier acts of a case. @param before milliseconds since 1970 */
export async function readDeskLog(
  deps: LookDeps,
  id: string,
  { before, by }: { before: number; by: string },
) {
  const found = readCase(await refs.case(deps.db, id).get());
  return found && !isOwnCase(found, by) ? wireOf(await readLog(deps, id, new Date(before))) : null;
}

const wireOf = ({ acts, hasMore }: Awaited<ReturnType<typeof readLog>>) => ({
  log: acts.map(({ at, action, text }) => ({ at: at.getTime(), action, text })),
  hasMoreLog: hasMore,
});

async function readComplaints({ db }: LookDeps, id: string, round: number) {
  const { docs } = await queryFrom(db, queries.complaintsAbout(id, round)).limit(MOST_COMPLAINTS).get();
  const ofRound = readable(docs, readComplaint);
  const uids = ofRound.flatMap(({ uid }) => uid ?? []);
  const reporters = uids.length > 0 ? await db.getAll(...uids.map((uid) => refs.reporter(db, uid))) : [];
  const muted = new Set(
    reporters.filter((reporter) => readReporter(reporter).mutedAt).map((reporter) => reporter.id),
  );
  return ofRound.map((complaint) => shownComplaint(complaint, muted));
}

/** Names nobody with an account. */
const shownComplaint = (
  { reference, reason, text, standing, updatedAt, contact, uid }: Complaint,
  muted: ReadonlySet<string>,
): DeskCase['complaintsMade'][number] => ({
  reference,
  reason,
  text,
  standing,
  at: updatedAt.getTime(),
  contact,
  isMuted: uid === null ? null : muted.has(uid),
});

async function readAuthor({ db, now }: LookDeps, uid: string): Promise<DeskCase['author']> {
  const user = await refs.user(db, uid).get();
  return {
    ...deskPersonOf(user),
    uid,
    createdAt: fechaOrNull.safeParse(user.get('created_time')).data?.getTime() ?? null,
    suspendedUntil: suspendedUntil(user, now())?.getTime() ?? null,
  };
}

/** Returns up to `MOST_OTHERS` of each kind. */
async function readOthers({ db }: LookDeps, uid: string, but: Subject): Promise<DeskCase['others']> {
  const kinds = await Promise.all(
    TIPOS.map(async (tipo) => {
      const query = queryFrom(db, queries.itemsOf(tipo, uid)).select('titulo', 'visible');
      const { docs } = await query.limit(MOST_OTHERS).get();
      return docs.map((doc) => ({
        subject: subjectOf(tipo, doc.id),
        titulo: String(doc.get('titulo') ?? ''),
        isShown: doc.get('visible') === true,
      }));
    }),
  );
  return kinds.flat().filter(({ subject }) => subject !== but);
}
