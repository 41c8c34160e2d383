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
import { HOLDING, UNUSED } from '../claims/claim.ts';
import type { CollectionName } from './collections.ts';
import type { Edition } from './edition.ts';
import type { SeatsDate } from './refs.ts';
import { CATEGORIA_FIELD } from './stored-item.ts';

export type Filter = { field: string; op: WhereFilterOp; value: unknown };
type Order = { field: string; dir: 'asc' | 'desc' };
/** A query as data, so that a test can hold its shape against `firestore.indexes.json`. */
export type QueryPlan = { collection: string; filters: Filter[]; order: Order[] };

/** The document's id as a field to order by. */
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

export type AgendaQuery = {
  tipo: TipoAgenda;
  phase: Phase;
  /** Of what has a date, only from this moment on, and only before that one. */
  from?: Date | undefined;
  beforeOf?: Date | undefined;
  /** Only what is every week. */
  weekly?: boolean | undefined;
  categoria?: string | undefined;
  /** Of one person alone. */
  uid?: string | undefined;
};

const within = ({ from, beforeOf }: AgendaQuery): Filter[] => [
  ...(from ? [since('proximaFecha', from)] : []),
  ...(beforeOf ? [before('proximaFecha', beforeOf)] : []),
];
const WEEKLY: Filter = { field: 'fechaPeriodica', op: 'in', value: RECURRENCIAS };

const PHASE: Record<Phase, (agenda: AgendaQuery) => Pick<QueryPlan, 'filters' | 'order'>> = {
  upcoming: (agenda) => ({ filters: within(agenda), order: by('proximaFecha', 'asc') }),
  sinFecha: () => ({ filters: [equal('proximaFecha', null)], order: NEWEST }),
  past: (agenda) => ({ filters: within(agenda), order: by('proximaFecha', 'desc') }),
};

const ofEdition = ({ creador, itemCreatedAt }: Edition): Filter[] => [
  equal('creador', creador),
  equal('itemCreatedAt', new Date(itemCreatedAt)),
];
/** A date of one edition of an event, and a promo of one edition. */
export type DateOf = SeatsDate & { edition: Edition };
/** One edition of a promo, or of an event. */
export type PromoOf = { id: string; edition: Edition };
const atDate = ({ evento, fecha, edition }: DateOf): Filter[] => [
  equal('evento', evento),
  equal('fecha', fecha),
  ...ofEdition(edition),
];
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

/** Every query the functions make of more than one document. Each list is bounded by whoever runs it. */
export const queries = {
  /** One part of an agenda of visible items. */
  agenda(agenda: AgendaQuery): QueryPlan {
    const { tipo, categoria, uid, weekly } = agenda;
    const field = CATEGORIA_FIELD[tipo];
    const { filters, order } = PHASE[agenda.phase](agenda);
    const own = [
      equal('visible', true),
      ...(uid ? [equal('uid', uid)] : []),
      ...(categoria && field ? [equal(field, categoria)] : []),
      ...(weekly ? [WEEKLY] : []),
    ];
    return plan(tipo, [...own, ...filters], order);
  },
  /** A creator's visible links, newest first. */
  links: (uid: string) => plan('link', [equal('uid', uid), equal('visible', true)], NEWEST),
  /** Counted, not read. */
  visible: (tipo: Tipo) => plan(tipo, [equal('visible', true)]),
  /** Counted, not read. */
  visibleOf: (tipo: Tipo, uid: string) => plan(tipo, [equal('uid', uid), equal('visible', true)]),
  /** What lists show of a zona; `null` for what is in none. */
  inPlace: (tipo: TipoAgenda, zona: string | null) =>
    plan(tipo, [equal('visible', true), equal('zona', zona)], BY_ID),
  /** What somebody shows, by its zona. */
  placesOf: (tipo: TipoAgenda, uid: string) =>
    plan(tipo, [equal('uid', uid), equal('visible', true)], [{ field: 'zona', dir: 'asc' }]),
  /** What of the agenda is to be made anew. */
  pending: () => plan('pending', [], BY_ID),
  /** Everything one person published, hidden items too. */
  itemsOf: (tipo: Tipo, uid: string) => plan(tipo, [equal('uid', uid)], BY_ID),
  /** Whoever likes an item. */
  likers: (tipo: Tipo, item: DocumentReference) =>
    plan('user', [{ field: LIKES_FIELD[tipo], op: 'array-contains', value: item }]),
  byUsername: (username: string) => plan('user', [equal('username', username)]),
  /** What a sitemap lists, oldest change first; all of it, or what was changed from one moment until before another. */
  map(list: TipoAgenda | 'perfil', [from, beforeOf]: [Date, Date] | [] = []): QueryPlan {
    const [collection, field, who] =
      list === 'perfil'
        ? (['user', 'updated_time', equal('role', PUBLISHER)] as const)
        : ([list, 'updatedAt', equal('visible', true)] as const);
    const window = from && beforeOf ? [since(field, from), before(field, beforeOf)] : [];
    return plan(collection, [who, ...window], [{ field, dir: 'asc' }]);
  },
  categorias: () => plan('categoria', []),
  /** The parts of the landing's counts. */
  counts: () => plan('count', []),
  /** Weekly events that began lately, by what is stored of them. */
  begunPeriodic: (from: Date, now: Date) =>
    plan('evento', [WEEKLY, since('proximaFecha', from), before('proximaFecha', now)]),
  /** Events of several days that have begun and go on until a day, by what is stored of them. */
  begunSeveral: (now: Date, today: Date) =>
    plan('evento', [before('proximaFecha', now), since('fechaFin', today)]),
  /** Courses and promos that have begun since they were last looked at, and go on until a day. @param begins when the agenda's today did */
  begun: (tipo: 'curso' | 'promo', begins: Date, today: Date) =>
    plan(tipo, [before('proximaFecha', begins), since('fechaHasta', today)]),
  /** Promos that have begun and have no last day. */
  endlessPromos: (begins: Date) => plan('promo', [equal('fechaHasta', null), before('proximaFecha', begins)]),
  /** Names reserved lately: of some the sign-up may have crashed. */
  reservationsBetween: (from: Date, to: Date) =>
    plan('username', [since('created_time', from), before('created_time', to)]),
  /** Names that an account holds. */
  namesOf: (uid: string) => plan('username', [equal('uid', uid)]),
  /** A walk over everything of a kind, everybody, all names, all claims or all seats, from one document on. */
  walk: (collection: Tipo | 'user' | 'username' | 'claim' | 'party') => plan(collection, [], BY_ID),
  /** What somebody took, latest first. */
  claimsOf: (uid: string) => plan('claim', [equal('uid', uid)], by('takenAt', 'desc')),
  /** … of it, what is neither used nor lapsed. */
  openClaimsOf: (uid: string, now: Date) =>
    plan('claim', [equal('uid', uid), equal('state', 'open'), after('lapsesAt', now)]),
  /** Every claim under a promo's id, of editions before too. */
  claimsUnder: (promo: string) => plan('claim', [equal('promo', promo)], BY_ID),
  /** Who took a promo, latest first. */
  claimsOfPromo: (promo: PromoOf) => plan('claim', ofPromo(promo), by('takenAt', 'desc')),
  /** Claims of one promo by one mailbox, of deleted accounts too. @param huella says both: see claims/print.ts */
  claimsByPrint: (print: string) => plan('claim', [equal('print', print)]),
  /** Claims of a promo that were not used before a moment, the longest ago first. */
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
  /** … and hold a unit that no part of the quota knows of. Counted, not read. */
  partlessClaims: (promo: PromoOf) =>
    plan('claim', [...ofPromo(promo), equal('part', null), { field: 'state', op: 'in', value: HOLDING }]),
  /** … and may be used yet. */
  openClaimsOfPromo: (promo: PromoOf, now: Date) =>
    plan('claim', [...ofPromo(promo), equal('state', 'open'), after('lapsesAt', now)]),
  /** Claims of all promos of a creator that may be used yet. */
  openClaimsOfCreator: (creador: string, now: Date) =>
    plan('claim', [equal('creador', creador), equal('state', 'open'), after('lapsesAt', now)]),
  /** Everybody who is down for a date of an event that is not over. */
  partiesOfEvent: ({ id, edition }: PromoOf, now: Date) =>
    plan('party', [equal('evento', id), ...ofEdition(edition), after('endsAt', now)]),
  /** Everybody who is down for a date of any event of a creator that is not over. */
  partiesOfCreator: (creador: string, now: Date) =>
    plan('party', [equal('creador', creador), after('endsAt', now)]),
  /** What somebody is down for and is not over, soonest over first. */
  partiesAhead: (uid: string, now: Date) =>
    plan('party', [equal('uid', uid), after('endsAt', now)], by('endsAt', 'asc')),
  /** … and is over, as far as it is kept, the longest ago first. */
  partiesOver: (uid: string, now: Date) =>
    plan('party', [equal('uid', uid), upTo('endsAt', now)], by('endsAt', 'asc')),
  /** All that somebody was down for, as far as it is kept. */
  partiesOf: (uid: string) => plan('party', [equal('uid', uid)]),
  /** Everybody who is down for a date, in the order they asked. */
  partiesAt: (at: DateOf) => plan('party', atDate(at), by('since', 'asc')),
  /** … and waits for so many seats. */
  waitingAt: (at: DateOf, need: number) =>
    plan('party', [...atDate(at), equal('missing', need)], by('since', 'asc')),
  /** … and waits, and asked before a moment. Counted, not read. */
  waitingBefore: (at: DateOf, since: Date) =>
    plan('party', [
      ...atDate(at),
      { field: 'missing', op: 'in', value: [1, 2, 3, 4] },
      before('since', since),
    ]),
  /** … and was told another time than it begins at. */
  toldOtherwise: (at: DateOf, startsAt: string) =>
    plan('party', [...atDate(at), unlike('startsAt', startsAt)]),
  /** Everybody who is down for an event of this id that is no more: for any, or for any edition but one. */
  partiesOfOthers: (evento: string, edition: Edition | null): QueryPlan[] =>
    edition
      ? [
          plan('party', [equal('evento', evento), unlike('creador', edition.creador)]),
          plan('party', [equal('evento', evento), unlike('itemCreatedAt', new Date(edition.itemCreatedAt))]),
        ]
      : [plan('party', [equal('evento', evento)])],
  /** Dates of an event that somebody is down for, or was; of editions before too. */
  datesOf: (evento: string) => plan('seats', [equal('evento', evento)], BY_ID),
  /** Newest first. */
  noticesOf: (uid: string) => plan(`user/${uid}/notice`, [], [{ field: 'createdAt', dir: 'desc' }]),
  /** Mail to somebody that is kept yet. */
  mailTo: (uid: string) => plan('mail', [equal('uid', uid)]),
  /** Letters whose moment has come. */
  mailDue: (now: Date) => plan('mail', [upTo('notBefore', now)], by('notBefore', 'asc')),
  /** Letters that could have gone before some moment, oldest first. */
  mailLate: (moment: Date) => plan('mail', [upTo('dueSince', moment)], by('dueSince', 'asc')),
  /** Claims that were open when their promo was deleted, of a creator's promos. */
  withdrawnOf: (creador: string) => plan('claim', [equal('creador', creador), equal('state', 'withdrawn')]),
  claimByNonce: (nonce: string) => plan('claim', [equal('nonce', nonce)]),
  /** Claims of a creator's promos that are said aloud by these letters. */
  claimsByLetters: (creador: string, letters: string) =>
    plan('claim', [equal('creador', creador), equal('letters', letters)]),
  /** Everybody who ever helped at a creator's counter, as far as it is kept. */
  helpersOf: (creador: string) => plan('helper', [equal('creador', creador)]),
  /** … of them, whose link holds. */
  liveHelpersOf: (creador: string, now: Date) =>
    plan(
      'helper',
      [equal('creador', creador), equal('withdrawnAt', null), after('lapsesAt', now)],
      by('lapsesAt', 'asc'),
    ),
  /** Uploads whose time to be looked at has come. */
  dueUploads: (now: Date) =>
    plan('upload', [{ field: 'checkAt', op: '<=', value: now }], by('checkAt', 'asc')),
  /** Names of deleted accounts whose time is over. */
  freeNames: (today: Date) => plan('username', [{ field: 'freeFrom', op: '<=', value: today }]),
} as const;

/** The query that Firestore runs. */
export function aQuery(db: Firestore, { collection, filters, order }: QueryPlan): Query {
  let query: Query = db.collection(collection);
  for (const { field, op, value } of filters) {
    query = query.where(field, op, value instanceof Date ? Timestamp.fromDate(value) : value);
  }
  for (const { field, dir } of order) {
    query = query.orderBy(field === ID ? FieldPath.documentId() : field, dir);
  }
  return query;
}

/** The documents of a query that has an order of its own or none, `size` at a time. */
export async function* pagesOf(query: Query, size: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  for (let rest = query.limit(size); ; ) {
    const { docs } = await rest.get();
    if (docs.length > 0) yield docs;
    const last = docs.at(-1);
    if (!last || docs.length < size) return;
    rest = query.limit(size).startAfter(last);
  }
}
