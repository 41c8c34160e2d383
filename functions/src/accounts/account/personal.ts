import type { Tipo } from '@vidriera/domain/values/ids';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { exportClaims, HELPER_FIELDS } from '../../attend/claims/export.ts';
import { forgetClaimsOf } from '../../attend/claims/forget.ts';
import { exportDoors, exportParties } from '../../attend/door/export.ts';
import { forgetDoorsOf } from '../../attend/door/forget.ts';
import { MAIL_FIELDS, NOTICE_FIELDS, REMINDER_FIELDS } from '../../attend/seats/export.ts';
import { forgetSeatsOf } from '../../attend/seats/forget.ts';
import { MESSAGE_FIELDS } from '../../attend/seats/messages.ts';
import { ANSWER_FIELDS } from '../../attend/seats/questions.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import type { DeletedCollection, ExportedCollection } from '../../base/firestore/collections.ts';
import type { QueryPlan } from '../../base/firestore/queries/plan.ts';
import { queries } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { forgetFiguresOf } from '../../site/figures/forget.ts';
import { forgetAddressOf } from '../../site/own-calendar/address.ts';
import { COMPLAINT_FIELDS, forgetComplaintsOf } from '../../trust/complaints/forget.ts';
import { forgetActsOf } from '../../trust/complaints/log.ts';
import { forgetModerator } from '../../trust/desk/moderators.ts';
import { forgetFollowsOf } from '../following/forget.ts';
import { FOLLOW_FIELDS } from '../following/stored.ts';
import { documents, type ExportSection, exportPerson, fields, items } from './export-section.ts';
import { removeDocuments, sweep } from './remove-own.ts';

type Removal = (deps: Deps, uid: string) => Promise<void>;
type Missed =
  | { ref: (db: Firestore, uid: string) => DocumentReference }
  | { plan: (uid: string) => QueryPlan };

/** How an account treats the documents of a collection that names it. */
interface Personal {
  /** Removes them with the account. Several collections may share one. */
  removal: Removal;
  /** `null`: not worth exporting. */
  export: ExportSection | null;
  /**
   * Where to look for documents that keep an unconfirmed account, as its person would miss them. `null`: every account has one, only
   * creators do, or it says nothing by itself.
   */
  missed: Missed | null;
}

const ofItems = (tipo: Tipo) => ({
  removal: sweep,
  export: items(tipo),
  missed: { plan: (uid: string) => queries.itemsOf(tipo, uid) },
});
/** The person's one document. */
const own = (ref: ((db: Firestore, uid: string) => DocumentReference) | null = null) => ({
  removal: removeDocuments,
  export: exportPerson,
  missed: ref && { ref },
});
const removed = (removal: Removal) => ({ removal, export: null, missed: null });

/** Each personal collection. Removals run in this order. */
const PERSONAL: {
  [C in DeletedCollection]: C extends ExportedCollection ? Personal & { export: ExportSection } : Personal;
} = {
  link: ofItems('link'),
  evento: ofItems('evento'),
  curso: ofItems('curso'),
  promo: ofItems('promo'),
  claim: {
    removal: forgetClaimsOf,
    export: documents(queries.allClaimsOf, async (docs, db) => ({ claims: await exportClaims(db, docs) })),
    missed: { plan: queries.allClaimsOf },
  },
  helper: {
    removal: forgetClaimsOf,
    export: fields('helpers', queries.helpersOf, HELPER_FIELDS),
    missed: { plan: queries.helpersOf },
  },
  door: {
    removal: forgetDoorsOf, // finds arrivals by parties
    export: documents(queries.doorsOf, (docs) => ({ doors: exportDoors(docs) })),
    missed: null,
  },
  mark: removed(forgetDoorsOf),
  party: {
    removal: forgetSeatsOf,
    export: documents(queries.partiesOf, async (docs, db) => ({ seats: await exportParties(db, docs) })),
    missed: { plan: queries.partiesOf },
  },
  reminder: {
    removal: forgetSeatsOf,
    export: fields('reminders', queries.remindersOf, REMINDER_FIELDS),
    missed: { plan: queries.remindersOf },
  },
  answer: {
    removal: forgetSeatsOf,
    export: fields('answers', queries.answersOf, ANSWER_FIELDS),
    missed: null, // whoever answered has a seat
  },
  message: {
    removal: forgetSeatsOf,
    export: fields('messages', queries.messagesBy, MESSAGE_FIELDS),
    missed: null, // whoever wrote has an event
  },
  ownCalendar: {
    removal: forgetAddressOf,
    export: fields('calendars', queries.ownCalendarsOf, ['createdAt']),
    missed: { plan: queries.ownCalendarsOf },
  },
  notice: {
    removal: forgetSeatsOf,
    export: fields('notices', queries.allNoticesOf, NOTICE_FIELDS),
    missed: null,
  },
  mail: { removal: forgetSeatsOf, export: fields('mail', queries.mailTo, MAIL_FIELDS), missed: null },
  follow: {
    removal: forgetFollowsOf,
    export: fields('follows', queries.followsOf, FOLLOW_FIELDS),
    missed: { plan: queries.followsOf },
  },
  figures: {
    removal: forgetFiguresOf,
    export: documents(queries.figuresOf, (docs) => ({
      figures: docs.map((doc) => ({ month: doc.id, ...doc.data() })),
    })),
    missed: null,
  },
  complaint: {
    removal: forgetComplaintsOf,
    export: fields('complaints', queries.complaintsOf, COMPLAINT_FIELDS),
    missed: null,
  },
  reporter: { removal: forgetComplaintsOf, export: exportPerson, missed: null },
  moderators: removed(forgetModerator),
  deskLog: removed(forgetActsOf),
  username: own(),
  usernameAlike: removed(removeDocuments), // released with its username (daily/release-names.ts)
  counter: removed(removeDocuments),
  brought: own(),
  refRolCreador: own(refs.creador),
  keptPerfil: own(refs.keptPerfil),
  orden: own(refs.orden),
  user: own(),
};
const ROWS: readonly Personal[] = Object.values(PERSONAL);

/** Each removal once, in order. */
export const REMOVALS: ReadonlySet<Removal> = new Set(ROWS.map(({ removal }) => removal));
/** Each section once, the person first. */
export const EXPORTS: ReadonlySet<ExportSection> = new Set([
  exportPerson,
  ...ROWS.flatMap((row) => row.export ?? []),
]);
export const MISSED: readonly Missed[] = ROWS.flatMap(({ missed }) => missed ?? []);
