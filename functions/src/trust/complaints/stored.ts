import { STATUSES } from '@vidriera/domain/complaint/acts';
import type { Counts } from '@vidriera/domain/complaint/counts';
import { hasGrave, LANES, laneOf } from '@vidriera/domain/complaint/lanes';
import { REASON_NAMES } from '@vidriera/domain/complaint/reasons';
import { STANDINGS } from '@vidriera/domain/complaint/standing';
import { type Subject, subjectId, subjectSchema } from '@vidriera/domain/held/subject-schema';
import { DAY_MS, RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { fechaOrNull, fechaSchema, textOrNull } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentData, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { refs } from '../../base/firestore/refs.ts';
import { parseStored } from '../../base/firestore/unreadable.ts';

const reasonSchema = z.enum(REASON_NAMES);
const count = z.int().check(z.minimum(0));

/** A document `case/{kind}_{id}`: a thing that people complained about. */
const caseSchema = z.object({
  subject: subjectSchema,
  /** The author. */
  creador: z.string(),
  titulo: z.string(),
  status: z.enum(STATUSES),
  /** Whether it waits in the queue: undecided, or appealed. */
  waiting: z.boolean(),
  /** Where and since when it waits in the queue; `storeCase` writes both. */
  lane: z._default(z.nullable(z.enum(LANES)), null),
  waitsSince: fechaOrNull,
  /** When an able account first named a grave reason in this round. */
  graveSince: fechaOrNull,
  /** Raised by each decision. Counts and snapshot are of one round. */
  round: z.int(),
  /** By standing and reason; `open` ones came without an account. */
  counts: z.partialRecord(z.enum(STANDINGS), z.partialRecord(reasonSchema, count)),
  firstAt: fechaSchema,
  lastAt: fechaSchema,
  /** The public thing as it was when people first complained in this round: JSON of `/api/items/…`, or of a profile. */
  snapshot: z.string(),
  /** When what complaints alone hold returns without a decision. */
  returnsAt: fechaOrNull,
  /** Complaints alone hold a thing once. */
  wasHeldAlone: z.boolean(),
  /** The last decision: its time, its words for the author, and the reasons that it was about. */
  decidedAt: fechaOrNull,
  decidedBy: textOrNull,
  /** Of a suspension that a decision began. */
  suspendedUntil: fechaOrNull,
  text: z.string(),
  reasons: z.array(reasonSchema),
  /** Of an account: hosts that its links led to when functions noted them: listed ones, and those that imitate others. */
  hosts: z.optional(
    z.object({
      listed: z.array(z.string()),
      alike: z.array(z.string()),
      /** The things with those links. */
      in: z._default(z.array(subjectSchema), []),
    }),
  ),
  /** Whether the one appeal of a removal or suspension was made; `appeal` may also answer a hold. */
  appealed: z.boolean(),
  appeal: z.string(),
  /** Raised by each act, so that work of an earlier one is known. */
  acts: z._default(z.int(), 0),
  /** Since when the ledger and letters to reporters are due (work.ts). */
  workAt: fechaOrNull,
  /** `null` while it waits, or holds its thing. */
  expiresAt: fechaOrNull,
});
export type Case = z.infer<typeof caseSchema> & { counts: Counts };

/** A document `complaint/{case}_{uid}`, or `complaint/{case}_~{id}` without an account. */
const complaintSchema = z.object({
  case: z.string(),
  round: z.int(),
  /** `null` without an account. */
  uid: textOrNull,
  reason: reasonSchema,
  standing: z.enum(STANDINGS),
  text: z.string(),
  reference: z.string(),
  /** Keyed hash of the mailbox; `null` without an account. */
  print: textOrNull,
  contact: z.nullable(z.object({ name: z.string(), email: z.string() })),
  createdAt: fechaSchema,
  updatedAt: fechaSchema,
  /** The round whose outcome its person was told, and that outcome: a suspension's end changes it no more. */
  toldRound: z.nullable(z.int()),
  outcome: z._default(z.nullable(z.enum(['kept', 'acted'])), null),
  expiresAt: fechaSchema,
});
export type Complaint = z.infer<typeof complaintSchema>;

/** A document `reporter/{uid}`. The desk writes `mutedAt`. `holds` is the case that their grave complaint alone holds, or held. */
const reporterSchema = z.object({ mutedAt: fechaOrNull, groundlessAt: fechaOrNull, holds: textOrNull });

export const caseOf = (db: Firestore, subject: Subject) => refs.case(db, subjectId(subject));

/** @throws UnreadableDocument */
export const readCase = (doc: DocumentSnapshot | undefined): Case | null =>
  doc?.exists ? (parseStored(caseSchema, doc, folded(doc.data())) as Case) : null;

/** Earlier cases had `held` also for what complaints alone hold, and used the appeal up for an answer to a hold. */
const folded = (data: DocumentData | undefined) =>
  data?.status === 'held'
    ? { ...data, appealed: false, ...(data.heldAloneSince && { status: 'alone' }) }
    : data;

/** @throws UnreadableDocument */
export const readComplaint = (doc: DocumentSnapshot | undefined): Complaint | null =>
  doc?.exists ? parseStored(complaintSchema, doc, doc.data()) : null;

export const readReporter = (doc: DocumentSnapshot | undefined): z.infer<typeof reporterSchema> =>
  reporterSchema.safeParse(doc?.data()).data ?? { mutedAt: null, groundlessAt: null, holds: null };

/**
 * Stores a case in the caller's transaction, with its place in the queue. Later complaints don't move it.
 */
export function storeCase(tx: Transaction, db: Firestore, of: Case, at: Date): void {
  tx.set(caseOf(db, of.subject), {
    ...of,
    lane: of.waiting ? laneOf(of) : null,
    waitsSince: of.waiting ? (of.waitsSince ?? at) : null,
    graveSince: hasGrave(of.counts) ? (of.graveSince ?? at) : null,
  } satisfies Case);
}

export const expiryAfter = (now: Date): Date => new Date(now.getTime() + RETENTION_DAYS.complaints * DAY_MS);
