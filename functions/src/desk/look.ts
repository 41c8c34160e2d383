import type { DeskCase } from '@vidriera/domain/desk/wire-schema';
import { type Subject, subjectOf } from '@vidriera/domain/held/subject-schema';
import { fechaOrNull } from '@vidriera/domain/values/firestore-schema';
import { TIPOS } from '@vidriera/domain/values/ids';
import { readLog } from '../complaints/log.ts';
import { isForAnother, someModerators } from '../complaints/moderators.ts';
import { type Complaint, readCase, readComplaint, readReporter } from '../complaints/stored.ts';
import { thingOf } from '../complaints/thing.ts';
import type { Deps } from '../firestore/admin.ts';
import { queries, queryFrom } from '../firestore/queries.ts';
import { refs } from '../firestore/refs.ts';
import { readable } from '../firestore/unreadable.ts';
import { suspendedUntil } from '../people/is-gone.ts';
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
  if (!found) return null;
  const [thing, complaintsMade, author, others, log, moderators] = await Promise.all([
    thingOf(deps, found.subject),
    readComplaints(deps, id, found.round),
    readAuthor(deps, found.creador),
    readOthers(deps, found.creador, found.subject),
    readLog(deps, id),
    someModerators(db).get(),
  ]);
  return {
    ...rowOf(found),
    ...{ round: found.round, seenAt: found.decidedAt?.getTime() ?? null },
    isForAnother: isForAnother(found, by, moderators),
    ...{ appeal: found.appeal, text: found.text, snapshot: found.snapshot, now: thing?.shown ?? null },
    ...(found.hosts && { hosts: found.hosts }),
    ...{ complaintsMade, author, others },
    log: log.map(({ at, action, text }) => ({ at: at.getTime(), action, text })),
  };
}

async function readComplaints({ db }: LookDeps, id: string, round: number) {
  const { docs } = await queryFrom(db, queries.complaintsAbout(id, round)).limit(MOST_COMPLAINTS).get();
  const ofRound = docs.flatMap((doc) => {
    const complaint = readable([doc], readComplaint)[0];
    return complaint ? [{ id: doc.id, complaint }] : [];
  });
  const uids = ofRound.flatMap(({ complaint }) => complaint.uid ?? []);
  const reporters = uids.length > 0 ? await db.getAll(...uids.map((uid) => refs.reporter(db, uid))) : [];
  const muted = new Set(
    reporters.filter((reporter) => readReporter(reporter).mutedAt).map((reporter) => reporter.id),
  );
  return ofRound.map(({ id, complaint }) => shownComplaint(id, complaint, muted));
}

const shownComplaint = (
  id: string,
  { reason, text, standing, updatedAt, contact, uid }: Complaint,
  muted: ReadonlySet<string>,
): DeskCase['complaintsMade'][number] => ({
  ...{ id, reason, text, standing, at: updatedAt.getTime(), contact },
  reporter: uid === null ? null : { uid, isMuted: muted.has(uid) },
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
