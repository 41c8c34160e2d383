import { reasonsOf } from '@vidriera/domain/complaint/counts';
import { LANES } from '@vidriera/domain/complaint/lanes';
import { subjectId } from '@vidriera/domain/held/subject-schema';
import { fechaOrNull } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readable } from '../../base/firestore/unreadable.ts';
import type { ComplaintLetter } from '../../base/letters/letter-schema.ts';
import { OPERATOR, queueLetter } from '../../base/letters/queue.ts';
import { type Case, readCase } from './stored.ts';

type TellDeps = Pick<Deps, 'db' | 'now'>;

const HOUR_MS = 3_600_000;
const MOST_MODERATORS = 20;
/** New cases among which one still waits. */
const LOOKED_AT = 20;

/** A document `internal/desk`: when moderators were told, and of cases until when; of grave ones apart. */
const toldSchema = z.object({
  at: fechaOrNull,
  upTo: fechaOrNull,
  gravesAt: fechaOrNull,
  gravesUpTo: fechaOrNull,
});
type Told = z.infer<typeof toldSchema>;

/**
 * Tells moderators how many cases wait, and the gravest: once an hour at most, and at once for the first that an able account calls grave.
 * Nobody is told of what was told before. While nobody moderates, the operator is told. @returns to how many
 */
export async function tellDesk({ db, now }: TellDeps): Promise<number> {
  const mark = refs.deskTold(db);
  const told = readTold((await mark.get()).data());
  const isOver = (at: Date | null) => at === null || now().getTime() - at.getTime() >= HOUR_MS;
  const newest = isOver(told.at) ? await latest({ db }, 'waitsSince', told.upTo) : null;
  const grave = isOver(told.gravesAt) ? await latest({ db }, 'graveSince', told.gravesUpTo) : null;
  if (!newest && !grave) return 0;
  const { docs: moderators } = await queryFrom(db, queries.moderators()).limit(MOST_MODERATORS).get();
  const recipients = moderators.length > 0 ? moderators.map(({ id }) => id) : [OPERATOR];
  const { waiting, head } = await queueOf({ db });
  const about = grave ?? head;
  if (!about) return 0;
  const next: Told = {
    at: now(),
    upTo: newest?.waitsSince ?? told.upTo,
    gravesAt: grave ? now() : told.gravesAt,
    gravesUpTo: grave?.graveSince ?? told.gravesUpTo,
  };
  return db.runTransaction(async (tx) => {
    const before = readTold((await tx.get(mark)).data());
    if (before.at?.getTime() !== told.at?.getTime()) return 0;
    tx.set(mark, next);
    for (const uid of recipients)
      queueLetter(tx, db, { uid, letter: letterOf(about, waiting, uid), now: now() });
    return recipients.length;
  }, PATIENT);
}

const readTold = (data: unknown): Told => toldSchema.parse(data ?? {});

async function latest(
  { db }: Pick<TellDeps, 'db'>,
  field: 'waitsSince' | 'graveSince',
  from: Date | null,
): Promise<Case | null> {
  const { docs } = await queryFrom(db, queries.casesNew(field, from ?? new Date(0)))
    .limit(LOOKED_AT)
    .get();
  // A decided case keeps its time.
  return readable(docs, readCase).find(({ waiting }) => waiting) ?? null;
}

async function queueOf({ db }: Pick<TellDeps, 'db'>): Promise<{ waiting: number; head: Case | undefined }> {
  const lanes = await Promise.all(
    LANES.map(async (lane) => {
      const query = queryFrom(db, queries.casesInLane(lane));
      const [counted, first] = await Promise.all([query.count().get(), query.limit(1).get()]);
      return { count: counted.data().count, head: readable(first.docs, readCase)[0] };
    }),
  );
  return {
    waiting: lanes.reduce((sum, { count }) => sum + count, 0),
    head: lanes.find(({ head }) => head)?.head,
  };
}

/** For a moderator a case about themselves does not exist. */
const letterOf = (of: Case, waiting: number, moderator: string): ComplaintLetter => ({
  kind: 'complaint',
  about: 'desk',
  case: subjectId(of.subject),
  subject: of.subject,
  waiting,
  ...(of.creador === moderator
    ? { titulo: '', reasons: [] }
    : { titulo: of.titulo, reasons: reasonsOf(of.counts) }),
  text: '',
  reference: '',
  until: null,
  appeal: 'open',
});
