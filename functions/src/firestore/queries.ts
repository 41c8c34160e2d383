import type { Phase } from '@vidriera/domain/agenda/order';
import { RECURRENCIAS } from '@vidriera/domain/evento/recurrencia';
import { PUBLISHER } from '@vidriera/domain/usuario/may';
import { LIKES_FIELD, type Tipo, type TipoAgenda } from '@vidriera/domain/values/ids';
import {
  type DocumentReference,
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type WhereFilterOp,
} from 'firebase-admin/firestore';
import { HOLDING, TAKEN, UNUSED } from './claim-states.ts';
import type { CollectionName } from './collections.ts';
import type { Edition } from './edition.ts';
import type { SeatsDate } from './refs.ts';
import { CATEGORIA_FIELD } from './stored-item.ts';

export type Filter = { field: string; op: WhereFilterOp; value: unknown };
type Order = { field: string; dir: 'asc' | 'desc' };
/** A query as data, so that tests can compare it with `firestore.indexes.json`. */
export type QueryPlan = { collection: string; filters: Filter[]; order: Order[]; sum?: string };

/** Orders by the document's id. */
const ID = '__name__';

const equal = (field: string, value: unknown): Filter => ({ field, op: '==', value });
const since = (field: string, value: Date): Filter => ({ field, op: '>=', value });
const before = (field: string, value: Date): Filter => ({ field, op: '<', value });
const upTo = (field: string, value: Date): Filter => ({ field, op: '<=', value });
const after = (field: string, value: Date): Filter => ({ field, op: '>', value });
const by = (field: string, dir: Order['dir']): Order[] => [
  { field, dir },
  { field: ID, dir },
];
const NEWEST = by('createdAt', 'desc');
const BY_ID: Order[] = [{ field: ID, dir: 'asc' }];

export type AgendaFilter = { categoria?: string | undefined; uid?: string | undefined };
export type AgendaQuery = AgendaFilter & {
  tipo: TipoAgenda;
  phase: Phase;
  /** Only dates from this moment on, or before it. */
  from?: Date | undefined;
  beforeOf?: Date | undefined;
  weekly?: boolean | undefined;
};

/** Visible items, of a creator or category. */
function filtersOf(tipo: TipoAgenda, { categoria, uid }: AgendaFilter): Filter[] {
  const field = CATEGORIA_FIELD[tipo];
  return [
    equal('visible', true),
    ...(uid ? [equal('uid', uid)] : []),
    ...(categoria && field ? [equal(field, categoria)] : []),
  ];
}

const within = ({ from, beforeOf }: AgendaQuery): Filter[] => [
  ...(from ? [since('proximaFecha', from)] : []),
  ...(beforeOf ? [before('proximaFecha', beforeOf)] : []),
];
const WAITING: Filter = { field: 'missing', op: 'in', value: [1, 2, 3, 4] };
const WEEKLY: Filter = { field: 'fechaPeriodica', op: 'in', value: RECURRENCIAS };
const RULED: Filter = { field: 'regla', op: '>', value: '' };

const PHASE: Record<Phase, (agenda: AgendaQuery) => Pick<QueryPlan, 'filters' | 'order'>> = {
  upcoming: (agenda) => ({ filters: within(agenda), order: by('proximaFecha', 'asc') }),
  sinFecha: () => ({ filters: [equal('proximaFecha', null)], order: NEWEST }),
  past: (agenda) => ({ filters: within(agenda), order: by('proximaFecha', 'desc') }),
};

const ofEdition = ({ creador, itemCreatedAt }: Edition): Filter[] => [
  equal('creador', creador),
  equal('itemCreatedAt', new Date(itemCreatedAt)),
];
export type DateOf = SeatsDate & { edition: Edition };
/** One edition of a promo or event. */
export type PromoOf = { id: string; edition: Edition };
const atDate = ({ evento, fecha, edition }: DateOf): Filter[] => [
  equal('evento', evento),
  equal('fecha', fecha),
  ...ofEdition(edition),
];
const starting = (from: string, to: string): [Filter[], Order[]] => [
  [
    { field: 'startsAt', op: '>=', value: from },
    { field: 'startsAt', op: '<', value: to },
  ],
  by('startsAt', 'asc'),
];
type Bounds = readonly [from: Date, to: Date];
const ofPromo = ({ id, edition }: PromoOf): Filter[] => [equal('promo', id), ...ofEdition(edition)];
const unlike = (field: string, value: unknown): Filter => ({ field, op: '!=', value });

const plan = (
  collection: CollectionName | `user/${string}/${CollectionName}`,
  filters: Filter[],
  order: Order[] = [],
): QueryPlan => ({
  collection,
  filters,
  order,
});

/** Callers set the limit. */
export const queries = {
  /** One part of an agenda of visible items. */
  agenda(agenda: AgendaQuery): QueryPlan {
    const { tipo, weekly } = agenda;
    const { filters, order } = PHASE[agenda.phase](agenda);
    return plan(tipo, [...filtersOf(tipo, agenda), ...(weekly ? [WEEKLY] : []), ...filters], order);
  },
  /** A creator's promos, hidden ones too. */
  ownPromos: (uid: string, { phase, from }: Pick<AgendaQuery, 'phase' | 'from'>): QueryPlan => {
    const { filters, order } = PHASE[phase]({ tipo: 'promo', phase, from });
    return plan('promo', [equal('uid', uid), ...filters], order);
  },
  links: (uid: string) => plan('link', [equal('uid', uid), equal('visible', true)], NEWEST),
  /** For counting. */
  visible: (tipo: Tipo) => plan(tipo, [equal('visible', true)]),
  /** For counting. */
  visibleOf: (tipo: Tipo, uid: string) => plan(tipo, [equal('uid', uid), equal('visible', true)]),
  /** Items whose moment to show or hide has come, oldest first. */
  due: (tipo: Tipo, now: Date) => plan(tipo, [upTo('cambiaEl', now)], by('cambiaEl', 'asc')),
  /** Items in lists of a zona; `null` for items without one. */
  inPlace: (tipo: TipoAgenda, zona: string | null) =>
    plan(tipo, [equal('visible', true), equal('zona', zona)], BY_ID),
  /** A person's visible items by zona. */
  placesOf: (tipo: TipoAgenda, uid: string) =>
    plan(tipo, [equal('uid', uid), equal('visible', true)], [{ field: 'zona', dir: 'asc' }]),
  /** Notes about parts of the agenda to make anew. */
  pending: () => plan('pending', [], BY_ID),
  /** All items of a person, hidden ones too. */
  itemsOf: (tipo: Tipo, uid: string) => plan(tipo, [equal('uid', uid)], BY_ID),
  likers: (tipo: Tipo, item: DocumentReference) =>
    plan('user', [{ field: LIKES_FIELD[tipo], op: 'array-contains', value: item }]),
  byUsername: (username: string) => plan('user', [equal('username', username)]),
  /** Items of a sitemap, oldest change first; all, or those changed between two moments. */
  map(list: TipoAgenda | 'perfil', [from, beforeOf]: [Date, Date] | [] = []): QueryPlan {
    const [collection, field, who] =
      list === 'perfil'
        ? (['user', 'updated_time', equal('role', PUBLISHER)] as const)
        : ([list, 'updatedAt', equal('visible', true)] as const);
    const window = from && beforeOf ? [since(field, from), before(field, beforeOf)] : [];
    return plan(collection, [who, ...window], [{ field, dir: 'asc' }]);
  },
  creators: () => plan('user', [equal('role', PUBLISHER)], BY_ID),
  /** People who never saved a profile. */
  withoutProfile: () => plan('user', [equal('role', null)], BY_ID),
  categorias: () => plan('categoria', []),
  counts: () => plan('count', []),
  /** Weekly events that began recently, by stored date. */
  begunPeriodic: (from: Date, now: Date) =>
    plan('evento', [WEEKLY, since('proximaFecha', from), before('proximaFecha', now)]),
  /** Events with a rule that began recently, by stored date. @param of only visible ones */
  begunRuled: (from: Date, now: Date, of?: AgendaFilter) =>
    plan('evento', [
      ...(of ? filtersOf('evento', of) : []),
      ...[RULED, since('proximaFecha', from), before('proximaFecha', now)],
    ]),
  /** Events of several days that have begun and last until a day or longer, by stored date. */
  begunSeveral: (now: Date, today: Date) =>
    plan('evento', [before('proximaFecha', now), since('fechaFin', today)]),
  /**
   * Courses and promos that began since the last look and last until a day or longer. @param begins start of
   * the agenda's today
   */
  begun: (tipo: 'curso' | 'promo', begins: Date, today: Date) =>
    plan(tipo, [before('proximaFecha', begins), since('fechaHasta', today)]),
  /** Promos that have begun and have no last day. */
  endlessPromos: (begins: Date) => plan('promo', [equal('fechaHasta', null), before('proximaFecha', begins)]),
  /** Usernames reserved recently; some sign-ups may have crashed. */
  reservationsBetween: (from: Date, to: Date) =>
    plan('username', [since('created_time', from), before('created_time', to)]),
  /** Usernames that an account holds. */
  namesOf: (uid: string) => plan('username', [equal('uid', uid)]),
  /** Walks over a whole collection from one document on. */
  walk: (collection: Tipo | 'user' | 'username' | 'claim' | 'party') => plan(collection, [], BY_ID),
  claimsOf: (uid: string) => plan('claim', [equal('uid', uid)], by('takenAt', 'desc')),
  /** … and a person's notices, for the export. */
  allClaimsOf: (uid: string) => plan('claim', [equal('uid', uid)], BY_ID),
  figuresOf: (uid: string) => plan(`user/${uid}/figures`, [], BY_ID),
  allNoticesOf: (uid: string) => plan(`user/${uid}/notice`, [], BY_ID),
  /** Claims neither used nor expired. */
  openClaimsOf: (uid: string, now: Date) =>
    plan('claim', [equal('uid', uid), equal('state', 'open'), after('lapsesAt', now)]),
  /** All claims under a promo's id, of earlier editions too. */
  claimsUnder: (promo: string) => plan('claim', [equal('promo', promo)], BY_ID),
  claimsOfPromo: (promo: PromoOf) => plan('claim', ofPromo(promo), by('takenAt', 'desc')),
  /**
   * Claims of a promo by one mailbox, of deleted accounts too. @param print hash of both: see people/print.ts
   */
  claimsByPrint: (print: string) => plan('claim', [equal('print', print)]),
  /** Claims of a promo that expired before a moment, oldest first. */
  lapsedClaims: (promo: PromoOf, until: Date) =>
    plan(
      'claim',
      [
        ...ofPromo(promo),
        { field: 'state', op: 'in', value: UNUSED },
        { field: 'lapsesAt', op: '<=', value: until },
      ],
      by('lapsesAt', 'asc'),
    ),
  /** … with a unit that no part of the quota counts. For counting. */
  partlessClaims: (promo: PromoOf) =>
    plan('claim', [...ofPromo(promo), equal('part', null), { field: 'state', op: 'in', value: HOLDING }]),
  /** … that may still be used. */
  openClaimsOfPromo: (promo: PromoOf, now: Date) =>
    plan('claim', [...ofPromo(promo), equal('state', 'open'), after('lapsesAt', now)]),
  /** Claims of all promos of a creator that may still be used. */
  openClaimsOfCreator: (creador: string, now: Date) =>
    plan('claim', [equal('creador', creador), equal('state', 'open'), after('lapsesAt', now)]),
  /** Parties of an event's dates that are not over. */
  partiesOfEvent: ({ id, edition }: PromoOf, now: Date) =>
    plan('party', [equal('evento', id), ...ofEdition(edition), after('endsAt', now)]),
  /** Parties of an own event's dates that are not over. For the sum of their seats. */
  ownParties: (creador: string, evento: string, now: Date) => ({
    ...plan('party', [equal('creador', creador), equal('evento', evento), after('endsAt', now)]),
    sum: 'held',
  }),
  /** Claims of an own promo that were redeemed. For counting. */
  ownRedeemed: (creador: string, promo: string) =>
    plan('claim', [equal('creador', creador), equal('promo', promo), equal('state', 'used')]),
  /** Claims of an own promo that nobody gave back. For counting. */
  ownClaims: (creador: string, promo: string) =>
    plan('claim', [
      equal('creador', creador),
      equal('promo', promo),
      { field: 'state', op: 'in', value: TAKEN },
    ]),
  /** Claims of a creator's promos that were taken, or redeemed, within a month. For counting. */
  claimsTaken: (creador: string, [from, to]: Bounds) =>
    plan('claim', [
      equal('creador', creador),
      { field: 'state', op: 'in', value: TAKEN },
      since('takenAt', from),
      before('takenAt', to),
    ]),
  claimsRedeemed: (creador: string, [from, to]: Bounds) =>
    plan('claim', [equal('creador', creador), since('redeemedAt', from), before('redeemedAt', to)]),
  /** Parties of a creator's events that were asked for within a month. For the sum of their seats. */
  partiesAsked: (creador: string, [from, to]: Bounds) => ({
    ...plan('party', [equal('creador', creador), since('since', from), before('since', to)]),
    sum: 'held',
  }),
  /** Parties of a creator's dates that are not over. */
  partiesOfCreator: (creador: string, now: Date) =>
    plan('party', [equal('creador', creador), after('endsAt', now)]),
  /** A person's parties that are not over, soonest first. */
  partiesAhead: (uid: string, now: Date) =>
    plan('party', [equal('uid', uid), after('endsAt', now)], by('endsAt', 'asc')),
  /** … that are over, oldest first. */
  partiesOver: (uid: string, now: Date) =>
    plan('party', [equal('uid', uid), upTo('endsAt', now)], by('endsAt', 'asc')),
  unansweredOf: (uid: string) => plan('unanswered', [equal('uid', uid)], BY_ID),
  partiesOf: (uid: string) => plan('party', [equal('uid', uid)], BY_ID),
  /** Parties of one mailbox that are not over. @param print hash: see people/print.ts */
  partiesByPrint: (print: string, now: Date) =>
    plan('party', [equal('print', print), after('endsAt', now)], by('endsAt', 'asc')),
  /** Parties of a day, of all events. */
  partiesOn: (fecha: string) => plan('party', [equal('fecha', fecha)], BY_ID),
  /** … that begin within a time. @param from '2026-11-28T20:50' */
  partiesStarting: (from: string, to: string) => plan('party', ...starting(from, to)),
  /** Reminders of a day, of all events. */
  remindersOn: (fecha: string) => plan('reminder', [equal('fecha', fecha)], BY_ID),
  /** … of dates that begin within a time. @param from '2026-11-28T20:50' */
  remindersStarting: (from: string, to: string) => plan('reminder', ...starting(from, to)),
  /** … of an event, of earlier editions too. */
  remindersAt: (evento: string) => plan('reminder', [equal('evento', evento)], BY_ID),
  remindersOf: (uid: string) => plan('reminder', [equal('uid', uid)], BY_ID),
  remindersFor: (uid: string, evento: string) =>
    plan('reminder', [equal('uid', uid), equal('evento', evento)]),
  /** A person's reminders of dates that are not over, soonest first. */
  remindersAhead: (uid: string, now: Date) =>
    plan('reminder', [equal('uid', uid), after('endsAt', now)], by('endsAt', 'asc')),
  ownCalendarsOf: (uid: string) => plan('ownCalendar', [equal('uid', uid)], BY_ID),
  /** Parties of a date, in order of request. */
  partiesAt: (at: DateOf) => plan('party', atDate(at), by('since', 'asc')),
  /** … waiting for `need` seats. */
  waitingAt: (at: DateOf, need: number) =>
    plan('party', [...atDate(at), equal('missing', need)], by('since', 'asc')),
  /** … waiting, requested before a moment. For counting. */
  waitingBefore: (at: DateOf, since: Date) => plan('party', [...atDate(at), WAITING, before('since', since)]),
  /** … waiting, with a request for one of these numbers of seats. */
  waitingFor: (at: DateOf, asked: number[]) =>
    plan('party', [...atDate(at), WAITING, { field: 'asked', op: 'in', value: asked }]),
  /** … that know another starting time. */
  toldOtherwise: (at: DateOf, startsAt: string) =>
    plan('party', [...atDate(at), unlike('startsAt', startsAt)]),
  /** Parties under an event's id, except of one edition. */
  partiesOfOthers: (evento: string, edition: Edition | null): QueryPlan[] =>
    edition
      ? [
          plan('party', [equal('evento', evento), unlike('creador', edition.creador)]),
          plan('party', [equal('evento', evento), unlike('itemCreatedAt', new Date(edition.itemCreatedAt))]),
        ]
      : [plan('party', [equal('evento', evento)])],
  /** Dates of an event with parties, of earlier editions too. */
  datesOf: (evento: string) => plan('seats', [equal('evento', evento)], BY_ID),
  /** A creator's dates with parties that end after a moment, soonest first. */
  datesFrom: (creador: string, moment: Date) =>
    plan('seats', [equal('creador', creador), after('endsAt', moment)], by('endsAt', 'asc')),
  /** Lists at the door, of a creator or of an event. */
  doorsOf: (uid: string) => plan('door', [equal('creador', uid)], BY_ID),
  doorsAt: (evento: string) => plan('door', [equal('evento', evento)], BY_ID),
  /** Cases that wait for a moderator, heaviest first. */
  casesWaiting: () =>
    plan(
      'case',
      [equal('waiting', true)],
      [
        { field: 'weight', dir: 'desc' },
        { field: 'firstAt', dir: 'asc' },
      ],
    ),
  /** Things held by complaints alone whose time is over. */
  casesDue: (now: Date) => plan('case', [upTo('returnsAt', now)], by('returnsAt', 'asc')),
  /** Things whose links wait for the desk. */
  linkNotes: () => plan('linkNote', [], by('at', 'asc')),
  /** People whose suspension is over. */
  suspensionsOver: (now: Date) => plan('user', [upTo('suspendedUntil', now)], by('suspendedUntil', 'asc')),
  complaintsOf: (uid: string) => plan('complaint', [equal('uid', uid)], BY_ID),
  /** Complaints of a case's round. */
  complaintsAbout: (of: string, round: number) =>
    plan('complaint', [equal('case', of), equal('round', round)], BY_ID),
  /** Complaints about a thing by one mailbox. @param print hash: see people/print.ts */
  complaintsByPrint: (of: string, print: string) =>
    plan('complaint', [equal('case', of), equal('print', print)]),
  moderators: () => plan('moderators', [], BY_ID),
  deskLogOf: (of: string) => plan('deskLog', [equal('case', of)], by('at', 'desc')),
  deskLogBy: (uid: string) => plan('deskLog', [equal('by', uid)], BY_ID),
  followsOf: (uid: string) => plan('follow', [equal('uid', uid)], BY_ID),
  /** Those who follow a creator. For counting, and for a deleted account. */
  followersOf: (creador: string) => plan('follow', [equal('creador', creador)], BY_ID),
  /** A follow of the next person who follows somebody. */
  followerAfter: (uid: string) =>
    plan('follow', [{ field: 'uid', op: '>', value: uid }], [{ field: 'uid', dir: 'asc' }]),
  /** Visible items of up to 30 creators that begin between two moments, soonest first. */
  upcomingOf: (tipo: TipoAgenda, uids: readonly string[], [from, to]: Bounds) =>
    plan(
      tipo,
      [
        equal('visible', true),
        { field: 'uid', op: 'in', value: uids },
        since('proximaFecha', from),
        before('proximaFecha', to),
      ],
      by('proximaFecha', 'asc'),
    ),
  /** People who block somebody. */
  blockersOf: (uid: string) => plan('user', [{ field: 'blocked', op: 'array-contains', value: uid }], BY_ID),
  /** Visible items of up to 30 creators, newest first: by creation, or by the moment that their creator chose. */
  newsOf: (tipo: Tipo, uids: readonly string[], field: 'createdAt' | 'publicarDesde', from: Date) =>
    plan(
      tipo,
      [equal('visible', true), { field: 'uid', op: 'in', value: uids }, after(field, from)],
      by(field, 'desc'),
    ),
  noticesOf: (uid: string) => plan(`user/${uid}/notice`, [], [{ field: 'createdAt', dir: 'desc' }]),
  mailTo: (uid: string) => plan('mail', [equal('uid', uid)], BY_ID),
  mailDue: (now: Date) => plan('mail', [upTo('notBefore', now)], by('notBefore', 'asc')),
  mailLate: (moment: Date) => plan('mail', [upTo('dueSince', moment)], by('dueSince', 'asc')),
  /** A creator's claims whose promo was deleted while they were open. */
  withdrawnOf: (creador: string) => plan('claim', [equal('creador', creador), equal('state', 'withdrawn')]),
  claimByNonce: (nonce: string) => plan('claim', [equal('nonce', nonce)]),
  /** A creator's claims with these spoken letters. */
  claimsByLetters: (creador: string, letters: string) =>
    plan('claim', [equal('creador', creador), equal('letters', letters)]),
  helpersOf: (creador: string) => plan('helper', [equal('creador', creador)], BY_ID),
  /** … whose link is valid. */
  liveHelpersOf: (creador: string, now: Date) =>
    plan(
      'helper',
      [equal('creador', creador), equal('withdrawnAt', null), after('lapsesAt', now)],
      by('lapsesAt', 'asc'),
    ),
  dueUploads: (now: Date) =>
    plan('upload', [{ field: 'checkAt', op: '<=', value: now }], by('checkAt', 'asc')),
  /** Usernames of deleted accounts that are free again. */
  freeNames: (today: Date) => plan('username', [{ field: 'freeFrom', op: '<=', value: today }]),
} as const;

export function queryFrom(db: Firestore, { collection, filters, order }: QueryPlan): Query {
  let query: Query = db.collection(collection);
  for (const { field, op, value } of filters) {
    query = query.where(field, op, value instanceof Date ? Timestamp.fromDate(value) : value);
  }
  for (const { field, dir } of order) {
    query = query.orderBy(field === ID ? FieldPath.documentId() : field, dir);
  }
  return query;
}

/** Yields a query's documents, `size` at a time. */
export async function* pagesOf(query: Query, size: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  for (let rest = query.limit(size); ; ) {
    const { docs } = await rest.get();
    if (docs.length > 0) yield docs;
    const last = docs.at(-1);
    if (!last || docs.length < size) return;
    rest = query.limit(size).startAfter(last);
  }
}
