/** One of Firestore's collections. `firestore.rules` say what browsers may do with it. */
export interface Collection {
  holds: string;
  /** The file with the schema or the code that says its fields. */
  fields: string;
  /**
   * What becomes of somebody's data here when they ask for a copy, or delete the account.
   * - `exported`: the export has it, and the deletion removes it.
   * - `deleted`: nothing in it is worth a copy; the deletion removes it.
   * - `public`: only what pages show anyway; it follows the item or the profile that it is made of.
   * - `expires`: a uid or a hash for some days or minutes; it goes by itself.
   * - `none`: nothing about anybody.
   */
  personal: 'exported' | 'deleted' | 'public' | 'expires' | 'none';
}

const item = (kind: string, fields: string): Collection => ({
  holds: `${kind} that creators publish.`,
  fields,
  personal: 'exported',
});

/** Every collection, by the path of its documents. `docs/reference.md` is made of it, and compares it with `refs.ts` and the rules. */
export const COLLECTIONS: Record<string, Collection> = {
  'user/{uid}': {
    holds: 'A person, with e-mail, telephone and likes.',
    fields: 'domain/src/usuario/schema.ts',
    personal: 'exported',
  },
  'user/{uid}/refRolCreador/{uid}': {
    holds: 'The profile of a creator; there exactly while `role` is `creador`.',
    fields: 'domain/src/perfil/schema.ts',
    personal: 'exported',
  },
  'user/{uid}/contador/{kind}': {
    holds: 'How many items of a kind the person has, and the last one counted.',
    fields: 'kit/src/data/counter.ts',
    personal: 'deleted',
  },
  'user/{uid}/novedad/{id}': {
    holds: 'A notice about seats or a promo.',
    fields: 'functions/src/notices/tell-person.ts',
    personal: 'exported',
  },
  'username/{name}': {
    holds: 'The reservation of a username; after a deletion only the day it becomes free.',
    fields: 'functions/src/sign-up/user-document.ts',
    personal: 'deleted',
  },
  'usernameAlike/{key}': {
    holds: 'The one username reserved among those that look alike.',
    fields: 'functions/src/sign-up/user-document.ts',
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
  'toma/{promo}_{uid}': {
    holds: 'A claim: somebody took a promo. After a deletion a keyed hash stands for the uid.',
    fields: 'functions/src/claims/stored.ts',
    personal: 'exported',
  },
  'cupo/{promo}/parte/{n}': {
    holds: 'A part of the quota of a promo.',
    fields: 'functions/src/claims/stored.ts',
    personal: 'deleted',
  },
  'ayudante/{id}': {
    holds: 'A helper at the counter of a creator.',
    fields: 'functions/src/claims/helpers.ts',
    personal: 'exported',
  },
  'asistencia/{event}_{date}_{uid}': {
    holds: 'A party: who goes to a date of an event, or waits, with how many seats.',
    fields: 'functions/src/seats/stored.ts',
    personal: 'exported',
  },
  'lugares/{event}_{date}': {
    holds: 'A date of an event that keeps its seats here: how many parties wait.',
    fields: 'functions/src/seats/stored.ts',
    personal: 'deleted',
  },
  'lugares/{event}_{date}/parte/{n}': {
    holds: 'A part of the seats of a date.',
    fields: 'functions/src/claims/stored.ts',
    personal: 'deleted',
  },
  'seatChange/{event}': {
    holds: 'A note that an event with parties was written, until its steps are done.',
    fields: 'functions/src/seats/change-note.ts',
    personal: 'none',
  },
  'mail/{id}': {
    holds: 'A letter that waits or was sent. It has a uid, never an address.',
    fields: 'functions/src/mail/letter-schema.ts',
    personal: 'exported',
  },
  'agenda/{zona}-{n}': {
    holds: 'A part of the agenda: what lists show of a zona, compressed.',
    fields: 'functions/src/agenda/stored.ts',
    personal: 'public',
  },
  'agendaTexts/{zona}-{n}': {
    holds: 'The words beside a part that searches read.',
    fields: 'functions/src/agenda/stored.ts',
    personal: 'public',
  },
  'pendiente/{id}': {
    holds: 'A note for the worker of the agenda: an item or an owner to write anew.',
    fields: 'functions/src/agenda/pending.ts',
    personal: 'expires',
  },
  'subida/{path, encoded}': {
    holds: 'An upload, until the night has looked whether a document names it.',
    fields: 'functions/src/images/register.ts',
    personal: 'expires',
  },
  'limite/{hash}': {
    holds: 'How often a call was made in a window, by a keyed hash.',
    fields: 'functions/src/shared/limits/limiter.ts',
    personal: 'expires',
  },
  'cuenta/{n}': {
    holds: 'A tenth of the counts on the landing page.',
    fields: 'functions/src/items/counts.ts',
    personal: 'none',
  },
  'cuenta/{n}/baja/{id}': {
    holds: 'A deleted item that left those counts.',
    fields: 'functions/src/items/counts.ts',
    personal: 'expires',
  },
  'interno/cuenta': {
    holds: 'When the counts on the landing page were last made anew.',
    fields: 'functions/src/items/counts.ts',
    personal: 'none',
  },
  'interno/agenda': {
    holds: 'The version of each part of the agenda, and the salt that spreads items.',
    fields: 'functions/src/agenda/stored.ts',
    personal: 'none',
  },
  'interno/daily': {
    holds: 'The last nightly run, and its lease.',
    fields: 'functions/src/daily/run-daily.ts',
    personal: 'none',
  },
  'interno/reconciliacion': {
    holds: 'How far the nightly reconciliation came, by collection.',
    fields: 'functions/src/daily/reconcile.ts',
    personal: 'none',
  },
  'interno/migracion-{name}': {
    holds: 'How far a migration came.',
    fields: 'functions/src/migrations/run-migration.ts',
    personal: 'none',
  },
};
