import { type Subject, subjectId } from '@vidriera/domain/held/subject-schema';
import { lookalikeKeys } from '@vidriera/domain/usuario/lookalike';
import type { Tipo } from '@vidriera/domain/values/ids';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { CollectionName } from './collections.ts';

/** One date of an event, by its calendar day. */
export interface SeatsDate {
  evento: string;
  fecha: string;
}

type DocumentPath = `${CollectionName}/${string}` | `${CollectionName}/${string}/${CollectionName}/${string}`;
type CollectionPath = CollectionName | `${CollectionName}/${string}/${CollectionName}`;

const doc = (db: Firestore, path: DocumentPath): DocumentReference => db.doc(path);
const collection = (db: Firestore, path: CollectionPath): CollectionReference => db.collection(path);

export const refs = {
  user: (db: Firestore, uid: string): DocumentReference => doc(db, `user/${uid}`),
  creador: (db: Firestore, uid: string): DocumentReference => doc(db, `user/${uid}/refRolCreador/${uid}`),
  /** How a creator's profile is arranged: see domain/orden. */
  orden: (db: Firestore, uid: string): DocumentReference => doc(db, `orden/${uid}`),
  /** The profile of a creator who left the role: see come-back/kept.ts. */
  keptPerfil: (db: Firestore, uid: string): DocumentReference => doc(db, `keptPerfil/${uid}`),
  /** Count of a person's items of a kind: see docs/data.md. */
  counter: (db: Firestore, uid: string, tipo: Tipo): DocumentReference =>
    doc(db, `user/${uid}/counter/${tipo}`),
  /** A creator's record of what came from calendars. */
  brought: (db: Firestore, uid: string): DocumentReference => doc(db, `user/${uid}/brought/evento`),
  /** A creator's figures of a month: see figures/writer.ts. @param month '2026-11' */
  figures: (db: Firestore, uid: string, month: string): DocumentReference =>
    doc(db, `user/${uid}/figures/${month}`),
  /** Register entry of an upload: see images/register.ts. */
  upload: (db: Firestore, path: string): DocumentReference => doc(db, `upload/${encodeURIComponent(path)}`),
  /** A shard of the landing page's counts, and its removals: see items/counts.ts. */
  counts: (db: Firestore, shard: number): DocumentReference => doc(db, `count/${shard}`),
  countedOut: (db: Firestore, shard: number, id: string): DocumentReference =>
    doc(db, `count/${shard}/removal/${id}`),
  /** Time of the last full count. */
  lastCount: (db: Firestore): DocumentReference => doc(db, 'internal/count'),
  /** Progress of the nightly reconciliation, by collection and in the bucket. */
  reconciliation: (db: Firestore): DocumentReference => doc(db, 'internal/reconciliation'),
  /** Unreadable documents that the nights found: see daily/reconcile.ts. */
  unreadable: (db: Firestore): DocumentReference => doc(db, 'internal/unreadable'),
  /** The list of malicious hosts, and its parts: see links/stored.ts. */
  blocklist: (db: Firestore): DocumentReference => doc(db, 'internal/blocklist'),
  blocklistPart: (db: Firestore, n: number): DocumentReference => doc(db, `internal/blocklist-${n}`),
  /** Last nightly run, and its lease: see daily/run-daily.ts. */
  daily: (db: Firestore): DocumentReference => doc(db, 'internal/daily'),
  /** Calls within a window: see limits/limiter.ts. */
  limit: (db: Firestore, id: string): DocumentReference => doc(db, `limit/${id}`),
  /** Progress of a migration: see migrations/run-migration.ts. */
  migration: (db: Firestore, name: string): DocumentReference => doc(db, `internal/migration-${name}`),
  /** Versions of the agenda's parts, one zona's part, and notes for renewal: see agenda/. */
  agenda: (db: Firestore): DocumentReference => doc(db, 'internal/agenda'),
  part: (db: Firestore, zona: string, index: number): DocumentReference => doc(db, `agenda/${zona}-${index}`),
  /** Texts of a part: see agenda/texts.ts. @param name the part's id */
  texts: (db: Firestore, name: string): DocumentReference => collection(db, 'agendaTexts').doc(name),
  pending: (db: Firestore, id: string): DocumentReference => collection(db, 'pending').doc(id),
  /**
   * A claim of a promo, and the parts of its quota: see claims/. @param who uid, or the id that replaces a
   * deleted account's
   */
  claim: (db: Firestore, promo: string, who: string): DocumentReference => doc(db, `claim/${promo}_${who}`),
  quotaParts: (db: Firestore, promo: string): CollectionReference => collection(db, `quota/${promo}/part`),
  /** A party for an event's date, the date, and the parts of its seats: see seats/. */
  party: (db: Firestore, { evento, fecha }: SeatsDate, uid: string): DocumentReference =>
    doc(db, `party/${evento}_${fecha}_${uid}`),
  seats: (db: Firestore, { evento, fecha }: SeatsDate): DocumentReference =>
    doc(db, `seats/${evento}_${fecha}`),
  seatParts: (db: Firestore, { evento, fecha }: SeatsDate): CollectionReference =>
    collection(db, `seats/${evento}_${fecha}/part`),
  /** A person asked to be reminded of a date: see seats/reminder.ts. */
  reminder: (db: Firestore, { evento, fecha }: SeatsDate, uid: string): DocumentReference =>
    doc(db, `reminder/${evento}_${fecha}_${uid}`),
  /** An event's questions to its guests, and a guest's answers for a date: see seats/questions.ts. */
  question: (db: Firestore, evento: string): DocumentReference => collection(db, 'question').doc(evento),
  answer: (db: Firestore, { evento, fecha }: SeatsDate, uid: string): DocumentReference =>
    doc(db, `answer/${evento}_${fecha}_${uid}`),
  /** The answers of a party, whose id they have. */
  answerOf: (db: Firestore, party: DocumentReference): DocumentReference => doc(db, `answer/${party.id}`),
  /** A creator's message to the guests of a date: see seats/messages.ts. */
  message: (db: Firestore, id: string): DocumentReference => doc(db, `message/${id}`),
  /** A thing that may be held or reported: its path is its name. */
  subject: (db: Firestore, subject: Subject): DocumentReference => db.doc(subject),
  /** A person's calendar, by a hash of its address's secret: see own-calendar/stored.ts. */
  ownCalendar: (db: Firestore, hash: string): DocumentReference => doc(db, `ownCalendar/${hash}`),
  /** The list at the door of a date, and what each door noted: see door/. */
  door: (db: Firestore, { evento, fecha }: SeatsDate): DocumentReference =>
    doc(db, `door/${evento}_${fecha}`),
  doorMarks: (db: Firestore, { evento, fecha }: SeatsDate): CollectionReference =>
    collection(db, `door/${evento}_${fecha}/mark`),
  /** Notes that an event with seats was written: see seats/change-note.ts. */
  seatChange: (db: Firestore, evento: string): DocumentReference => collection(db, 'seatChange').doc(evento),
  /** An event that stays unlisted until its creator answers: see come-back/unanswered.ts. */
  unanswered: (db: Firestore, evento: string): DocumentReference => collection(db, 'unanswered').doc(evento),
  /** Why a thing is held for review: see held/hold.ts. */
  held: (db: Firestore, subject: Subject): DocumentReference =>
    collection(db, 'held').doc(subjectId(subject)),
  /** That a person follows a creator: see following/. */
  follow: (db: Firestore, uid: string, creador: string): DocumentReference =>
    doc(db, `follow/${uid}_${creador}`),
  /** A person's notices and mail: see notices/tell-person.ts. */
  notices: (db: Firestore, uid: string): CollectionReference => collection(db, `user/${uid}/notice`),
  mail: (db: Firestore): CollectionReference => collection(db, 'mail'),
  /** A mailbox whose letters bounced: see mail/no-mail.ts. */
  noMail: (db: Firestore, hash: string): DocumentReference => doc(db, `noMail/${hash}`),
  /** A mailbox whose account is suspended: see people/suspended-mailbox.ts. */
  suspendedMailbox: (db: Firestore, hash: string): DocumentReference => doc(db, `suspendedMailbox/${hash}`),
  /** A thing that people complained about, a complaint, and what moderators hold against a reporter: see complaints/. */
  case: (db: Firestore, id: string): DocumentReference => collection(db, 'case').doc(id),
  complaint: (db: Firestore, id: string): DocumentReference => collection(db, 'complaint').doc(id),
  reporter: (db: Firestore, uid: string): DocumentReference => doc(db, `reporter/${uid}`),
  /** Acts of moderators: see complaints/log.ts. */
  deskLog: (db: Firestore): CollectionReference => collection(db, 'deskLog'),
  /** The evening that reminders were last queued for: see reminders/queue-reminders.ts. */
  reminders: (db: Firestore): DocumentReference => doc(db, 'internal/reminders'),
  /** How far moderators were told of the queue: see complaints/tell-desk.ts. */
  /** Whether an operator has closed sign-ups. */
  signUp: (db: Firestore): DocumentReference => doc(db, 'internal/signUp'),
  deskTold: (db: Firestore): DocumentReference => doc(db, 'internal/desk'),
  /** People who may use the desk: see desk/moderators.ts. */
  moderators: (db: Firestore): CollectionReference => collection(db, 'moderators'),
  moderator: (db: Firestore, uid: string): DocumentReference => doc(db, `moderators/${uid}`),
  /** A note for the desk that a thing has new hosts to look at: see complaints/found-links.ts. */
  linkNote: (db: Firestore, subject: Subject): DocumentReference =>
    collection(db, 'linkNote').doc(subjectId(subject)),
  /** A code that a mailbox asked for: see codes/stored.ts. @param hash of the mailbox */
  signInCode: (db: Firestore, hash: string): DocumentReference => doc(db, `signInCode/${hash}`),
  helper: (db: Firestore, id: string): DocumentReference => doc(db, `helper/${id}`),
  username: (db: Firestore, username: string): DocumentReference => doc(db, `username/${username}`),
  /** Each names the reserved username among those that look alike. */
  usernameAlikes: (db: Firestore, username: string): DocumentReference[] =>
    lookalikeKeys(username).map((key) => doc(db, `usernameAlike/${key}`)),
  item: (db: Firestore, tipo: Tipo, id: string): DocumentReference => collection(db, tipo).doc(id),
};

/** gRPC status of Firestore errors. */
export const NOT_FOUND = 5;
export const ALREADY_EXISTS = 6;
export const FAILED_PRECONDITION = 9;
export const ABORTED = 10;
export function grpcCode(error: unknown): number | null {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'number'
    ? error.code
    : null;
}
