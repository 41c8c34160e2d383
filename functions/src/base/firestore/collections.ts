/** A kind of document. `firestore.rules` decide what browsers may do with it. */
interface DocumentKind {
  holds: string;
  /** File that defines its fields. */
  fields: string;
  /**
   * How an account's export and deletion treat it.
   * - `exported`: exported and deleted.
   * - `deleted`: deleted with its owner, not worth exporting.
   * - `of-item`: deleted with its item.
   * - `public`: public content that follows its item or profile.
   * - `expires`: an id, a hash or an address that expires.
   * - `none`: nothing personal.
   */
  personal: 'exported' | 'deleted' | 'of-item' | 'public' | 'expires' | 'none';
}

const item = (kind: string, fields: string) =>
  ({ holds: `${kind} that creators publish.`, fields, personal: 'exported' }) as const;

/**
 * Every kind of document by its path. `npm run reference` prints it, and tests compare it with refs.ts and the
 * rules.
 */
export const DOCUMENTS = {
  'user/{uid}': {
    holds: 'A person, with e-mail, telephone and likes.',
    fields: 'domain/src/usuario/schema.ts',
    personal: 'exported',
  },
  'user/{uid}/refRolCreador/{uid}': {
    holds: 'The profile of a creator; it exists exactly while `role` is `creador`.',
    fields: 'domain/src/perfil/schema.ts',
    personal: 'exported',
  },
  'orden/{uid}': {
    holds: 'How a creator’s profile is arranged: pins, links and headings in order, and the first tab.',
    fields: 'domain/src/orden/schema.ts',
    personal: 'exported',
  },
  'keptPerfil/{uid}': {
    holds: 'The profile of a creator who left the role, for 30 days.',
    fields: 'functions/src/accounts/come-back/kept.ts',
    personal: 'exported',
  },
  'user/{uid}/counter/{kind}': {
    holds: 'The number of a person’s items of a kind, and the last one counted.',
    fields: 'kit/src/requests/counter.ts',
    personal: 'deleted',
  },
  'user/{uid}/brought/{kind}': {
    holds: 'What a creator brought from calendars: the address, and the events, deleted ones too.',
    fields: 'kit/src/requests/brought.ts',
    personal: 'exported',
  },
  'user/{uid}/figures/{month}': {
    holds:
      'The figures of a creator in a month: views and presses by day, kind and source, and by item. Nobody who looked.',
    fields: 'domain/src/figures/month-schema.ts',
    personal: 'exported',
  },
  'user/{uid}/notice/{id}': {
    holds: 'A notice about seats or a promo.',
    fields: 'functions/src/attend/notices/tell-person.ts',
    personal: 'exported',
  },
  'username/{name}': {
    holds:
      'The reservation of a username. An old one leads on until the day it becomes free; after a deletion that day is all.',
    fields: 'functions/src/accounts/sign-up/user-document.ts',
    personal: 'exported',
  },
  'usernameAlike/{key}': {
    holds: 'The one username reserved among those that look alike.',
    fields: 'functions/src/accounts/sign-up/user-document.ts',
    personal: 'deleted',
  },
  'link/{id}': item('Links', 'domain/src/link/fields.ts'),
  'evento/{id}': item('Events', 'domain/src/evento/fields.ts'),
  'curso/{id}': item('Courses', 'domain/src/curso/fields.ts'),
  'promo/{id}': item('Promos', 'domain/src/promo/fields.ts'),
  'categoria/{id}': {
    holds: 'The eleven categories; the id is the folded title.',
    fields: 'domain/src/categoria/categoria.ts',
    personal: 'none',
  },
  'claim/{promo}_{uid}': {
    holds: 'A claim: somebody took a promo. After a deletion a keyed hash stands for the uid.',
    fields: 'functions/src/attend/claims/stored.ts',
    personal: 'exported',
  },
  'quota/{promo}/part/{n}': {
    holds: 'A part of the quota of a promo.',
    fields: 'functions/src/attend/claims/stored.ts',
    personal: 'of-item',
  },
  'helper/{id}': {
    holds: 'A helper at the counter of a creator.',
    fields: 'functions/src/attend/claims/helpers.ts',
    personal: 'exported',
  },
  'party/{event}_{date}_{uid}': {
    holds: 'A party: who goes to a date of an event, or waits, with how many seats.',
    fields: 'functions/src/attend/seats/stored.ts',
    personal: 'exported',
  },
  'reminder/{event}_{date}_{uid}': {
    holds: 'A reminder of a date that somebody asked for, with a seat or without.',
    fields: 'functions/src/attend/seats/reminder.ts',
    personal: 'exported',
  },
  'question/{event}': {
    holds: 'Up to two questions of an event to its guests.',
    fields: 'functions/src/attend/seats/questions.ts',
    personal: 'of-item',
  },
  'answer/{event}_{date}_{uid}': {
    holds: 'A guest’s answers for a date, with the questions as they were asked.',
    fields: 'functions/src/attend/seats/questions.ts',
    personal: 'exported',
  },
  'message/{id}': {
    holds: 'Messages of a creator to the guests of a date.',
    fields: 'functions/src/attend/seats/messages.ts',
    personal: 'exported',
  },
  'ownCalendar/{hash}': {
    holds: 'That a person has a calendar at a secret address. The address stands nowhere.',
    fields: 'functions/src/site/own-calendar/stored.ts',
    personal: 'exported',
  },
  'seats/{event}_{date}': {
    holds: 'A date of an event that keeps its seats here: how many parties wait.',
    fields: 'functions/src/attend/seats/stored.ts',
    personal: 'of-item',
  },
  'seats/{event}_{date}/part/{n}': {
    holds: 'A part of the seats of a date.',
    fields: 'functions/src/attend/claims/stored.ts',
    personal: 'of-item',
  },
  'door/{event}_{date}': {
    holds: 'The list at the door of a date: its helpers, and the key that makes its nonces.',
    fields: 'functions/src/attend/door-register/stored.ts',
    personal: 'exported',
  },
  'door/{event}_{date}/mark/{door}': {
    holds: 'What one door noted: who came, by nonces.',
    fields: 'functions/src/attend/door-register/stored.ts',
    personal: 'deleted',
  },
  'seatChange/{event}': {
    holds: 'A note that an event with parties or reminders was written, until its steps are done.',
    fields: 'functions/src/attend/seats/change-note.ts',
    personal: 'none',
  },
  'unanswered/{event}': {
    holds:
      'How many people were told that an event is cancelled as its creator left the role. Until an answer it is unlisted.',
    fields: 'functions/src/accounts/come-back/unanswered.ts',
    personal: 'of-item',
  },
  'held/{kind}_{id}': {
    holds: 'Why a thing is held for review, and since when.',
    fields: 'functions/src/base/firestore/held.ts',
    personal: 'expires',
  },
  'linkNote/{kind}_{id}': {
    holds: 'A note that a thing leads to a listed or imitating host, until the desk has its case.',
    fields: 'functions/src/items/links/note.ts',
    personal: 'none',
  },
  'case/{kind}_{id}': {
    holds:
      'A thing that people complained about: how many, why, its place in the queue, and the thing as it was.',
    fields: 'functions/src/trust/complaints/stored.ts',
    personal: 'expires',
  },
  'complaint/{case}_{uid}': {
    holds: 'A complaint: reason and text. Without an account, an id that the form made stands for the uid.',
    fields: 'functions/src/trust/complaints/stored.ts',
    personal: 'exported',
  },
  'reporter/{uid}': {
    holds: 'Whether a person’s complaints are muted, or a grave one was cleared, and what one alone holds.',
    fields: 'functions/src/trust/complaints/stored.ts',
    personal: 'exported',
  },
  'deskLog/{id}': {
    holds: 'What a moderator did, when and why. It forgets who, once their account is deleted.',
    fields: 'functions/src/trust/complaints/log.ts',
    personal: 'deleted',
  },
  'follow/{uid}_{creador}': {
    holds: 'That a person follows a creator, and since when. The creator reads a count only.',
    fields: 'functions/src/accounts/following/stored.ts',
    personal: 'exported',
  },
  'mail/{id}': {
    holds: 'A letter that waits or was sent. It has a uid, never an address.',
    fields: 'functions/src/base/letters/letter-schema.ts',
    personal: 'exported',
  },
  'noMail/{hash}': {
    holds: 'A mailbox whose letters bounced, by a keyed hash: none is sent to it.',
    fields: 'functions/src/mail/mail/no-mail.ts',
    personal: 'expires',
  },
  'suspendedMailbox/{hash}': {
    holds: 'Until when the account of a mailbox is suspended, by a keyed hash: a new account of it is, too.',
    fields: 'functions/src/base/people/suspended-mailbox.ts',
    personal: 'expires',
  },
  'signInCode/{hash}': {
    holds:
      'A code by letter that signs in, by a keyed hash of the mailbox: hashes of code and secret, and the address until the code is used.',
    fields: 'functions/src/accounts/codes/stored.ts',
    personal: 'expires',
  },
  'moderators/{uid}': {
    holds: 'A moderator, and since when.',
    fields: 'functions/src/trust/desk/moderators.ts',
    personal: 'deleted',
  },
  'agenda/{zona}-{n}': {
    holds: 'A part of the agenda: what lists show of a zona, compressed.',
    fields: 'functions/src/items/agenda/stored.ts',
    personal: 'public',
  },
  'agendaTexts/{zona}-{n}': {
    holds: 'The words beside a part that searches read.',
    fields: 'functions/src/items/agenda/stored.ts',
    personal: 'public',
  },
  'pending/{id}': {
    holds: 'A note for the worker of the agenda: an item or an owner to write anew.',
    fields: 'functions/src/items/agenda/notes.ts',
    personal: 'expires',
  },
  'upload/{path, encoded}': {
    holds: 'An upload, until the night has checked whether a document names it.',
    fields: 'functions/src/items/images/register.ts',
    personal: 'expires',
  },
  'limit/{hash}': {
    holds: 'How often a call was made in a window, by a keyed hash.',
    fields: 'functions/src/base/limits/limiter.ts',
    personal: 'expires',
  },
  'count/{n}': {
    holds: 'A tenth of the counts on the landing page.',
    fields: 'functions/src/items/items/counts.ts',
    personal: 'none',
  },
  'count/{n}/removal/{id}': {
    holds: 'A deleted item that left those counts.',
    fields: 'functions/src/items/items/counts.ts',
    personal: 'expires',
  },
  'internal/count': {
    holds: 'When the counts on the landing page were last made anew.',
    fields: 'functions/src/items/items/counts.ts',
    personal: 'none',
  },
  'internal/agenda': {
    holds: 'The version of each part of the agenda, and the salt that spreads items.',
    fields: 'functions/src/items/agenda/stored.ts',
    personal: 'none',
  },
  'internal/daily': {
    holds: 'The last nightly run, and its lease.',
    fields: 'functions/src/jobs/daily/run-daily.ts',
    personal: 'none',
  },
  'internal/desk': {
    holds: 'When moderators were told how many cases wait, and up to which.',
    fields: 'functions/src/trust/complaints/tell-desk.ts',
    personal: 'none',
  },
  'internal/signUp': {
    holds: 'Whether an operator has closed sign-ups.',
    fields: 'functions/src/accounts/sign-up/closed.ts',
    personal: 'none',
  },
  'internal/reminders': {
    holds: 'The last evening on which everybody with a seat was reminded.',
    fields: 'functions/src/mail/reminders/queue-reminders.ts',
    personal: 'none',
  },
  'internal/blocklist': {
    holds: 'Where the list of malicious hosts came from, and when.',
    fields: 'functions/src/items/links/stored.ts',
    personal: 'none',
  },
  'internal/blocklist-{n}': {
    holds: 'A part of the list of malicious hosts, compressed.',
    fields: 'functions/src/items/links/stored.ts',
    personal: 'none',
  },
  'internal/reconciliation': {
    holds: 'How far the nightly reconciliation came, by collection.',
    fields: 'functions/src/jobs/daily/reconcile.ts',
    personal: 'none',
  },
  'internal/unreadable': {
    holds: 'The paths of unreadable documents that the nights found.',
    fields: 'functions/src/jobs/daily/reconcile.ts',
    personal: 'none',
  },
  'internal/migration-{name}': {
    holds: 'How far a migration came.',
    fields: 'functions/src/jobs/migrations/run-migration.ts',
    personal: 'none',
  },
} as const satisfies Record<string, DocumentKind>;

type DocumentKinds = typeof DOCUMENTS;
/** `part` of 'quota/{promo}/part/{n}'. */
type CollectionOf<P> = P extends `${string}/{${string}}/${infer Rest}`
  ? CollectionOf<Rest>
  : P extends `${infer Name}/${string}`
    ? Name
    : never;

/** Every collection and subcollection that `refs` and `queries` may name. */
export type CollectionName = CollectionOf<keyof DocumentKinds> | 'quota';

type CollectionThatIs<Personal> = {
  [P in keyof DocumentKinds]: DocumentKinds[P]['personal'] extends Personal ? CollectionOf<P> : never;
}[keyof DocumentKinds];
/** Collections that account/personal.ts must export. */
export type ExportedCollection = CollectionThatIs<'exported'>;
/** Collections that account/personal.ts must remove. */
export type DeletedCollection = CollectionThatIs<'exported' | 'deleted'>;

export const COLLECTIONS: readonly string[] = [
  ...new Set(Object.keys(DOCUMENTS).flatMap((path) => path.split('/').filter((_, i) => i % 2 === 0))),
];
