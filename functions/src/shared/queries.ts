import { RECURRENCIAS } from 'domain/evento/recurrencia';
import { PUBLISHER } from 'domain/usuario/may';
import { LIKES_FIELD, TIPOS, TIPOS_AGENDA, type Tipo, type TipoAgenda } from 'domain/values/ids';
import {
  type DocumentReference,
  FieldPath,
  type Firestore,
  type Query,
  Timestamp,
  type WhereFilterOp,
} from 'firebase-admin/firestore';
import { CATEGORIA_FIELD } from './stored-item.ts';

export type Filter = { field: string; op: WhereFilterOp; value: unknown };
type Order = { field: string; dir: 'asc' | 'desc' };
/** A query as data, so that a test can hold its shape against `firestore.indexes.json`. */
export type QueryPlan = { collection: string; filters: Filter[]; order: Order[] };

/** The document's id as a field to order by. */
const ID = '__name__';

/** A list in three parts: what is to come, soonest first; what has no date, newest first; what is over, latest first. */
export const PHASES = ['upcoming', 'sinFecha', 'past'] as const;
export type Phase = (typeof PHASES)[number];

const equal = (field: string, value: unknown): Filter => ({ field, op: '==', value });

export type Agenda = {
  tipo: TipoAgenda;
  phase: Phase;
  /** Local midnight that divides what is to come from what is over. */
  today: Date;
  /** Of what is to come, only from this moment on, and only before that one. */
  from?: Date | undefined;
  beforeOf?: Date | undefined;
  categoria?: string | undefined;
  /** One search token. */
  word?: string | undefined;
  /** Of one person alone. */
  uid?: string | undefined;
};

const PHASE: Record<Phase, (agenda: Agenda) => Pick<QueryPlan, 'filters' | 'order'>> = {
  upcoming: ({ today, from, beforeOf }) => ({
    filters: [
      { field: 'proximaFecha', op: '>=', value: from ?? today },
      ...(beforeOf ? [{ field: 'proximaFecha', op: '<' as const, value: beforeOf }] : []),
    ],
    order: [
      { field: 'proximaFecha', dir: 'asc' },
      { field: ID, dir: 'asc' },
    ],
  }),
  sinFecha: () => ({
    filters: [equal('proximaFecha', null)],
    order: [
      { field: 'createdAt', dir: 'desc' },
      { field: ID, dir: 'desc' },
    ],
  }),
  past: ({ today }) => ({
    filters: [{ field: 'proximaFecha', op: '<', value: today }],
    order: [
      { field: 'proximaFecha', dir: 'desc' },
      { field: ID, dir: 'desc' },
    ],
  }),
};

/** Every query the functions make of more than one document. Each list is bounded by whoever runs it. */
export const queries = {
  /** One part of an agenda of visible items. A category and a search word don't meet here: see api/read/plan.ts. */
  agenda(agenda: Agenda): QueryPlan {
    const { tipo, categoria, word, uid } = agenda;
    const field = CATEGORIA_FIELD[tipo];
    const { filters, order } = PHASE[agenda.phase](agenda);
    return {
      collection: tipo,
      filters: [
        equal('visible', true),
        ...(uid ? [equal('uid', uid)] : []),
        ...(categoria && field ? [equal(field, categoria)] : []),
        ...(word ? [{ field: 'busqueda', op: 'array-contains' as const, value: word }] : []),
        ...filters,
      ],
      order,
    };
  },
  /** A creator's visible links, newest first. */
  links: (uid: string): QueryPlan => ({
    collection: 'link',
    filters: [equal('uid', uid), equal('visible', true)],
    order: [
      { field: 'createdAt', dir: 'desc' },
      { field: ID, dir: 'desc' },
    ],
  }),
  /** Counted, not read. */
  visible: (tipo: Tipo): QueryPlan => ({ collection: tipo, filters: [equal('visible', true)], order: [] }),
  /** Counted, not read. */
  visibleOf: (tipo: Tipo, uid: string): QueryPlan => ({
    collection: tipo,
    filters: [equal('uid', uid), equal('visible', true)],
    order: [],
  }),
  /** Everything one person published, hidden items too. */
  itemsOf: (tipo: Tipo, uid: string): QueryPlan => ({
    collection: tipo,
    filters: [equal('uid', uid)],
    order: [{ field: ID, dir: 'asc' }],
  }),
  /** Whoever likes an item. */
  likers: (tipo: Tipo, item: DocumentReference): QueryPlan => ({
    collection: 'user',
    filters: [{ field: LIKES_FIELD[tipo], op: 'array-contains', value: item }],
    order: [],
  }),
  byUsername: (username: string): QueryPlan => ({
    collection: 'user',
    filters: [equal('username', username)],
    order: [],
  }),
  /** What a sitemap lists, oldest change first; all of it, or what was changed from one moment until before another. */
  map(list: TipoAgenda | 'perfil', [from, beforeOf]: [Date, Date] | [] = []): QueryPlan {
    const [collection, field, who] =
      list === 'perfil'
        ? ['user', 'updated_time', equal('role', PUBLISHER)]
        : [list, 'updatedAt', equal('visible', true)];
    const filters: Filter[] = [who];
    if (from) filters.push({ field, op: '>=', value: from });
    if (beforeOf) filters.push({ field, op: '<', value: beforeOf });
    return { collection, filters, order: [{ field, dir: 'asc' }] };
  },
  categorias: (): QueryPlan => ({ collection: 'categoria', filters: [], order: [] }),
  /** Weekly events whose next day has passed. */
  expiredPeriodic: (today: Date): QueryPlan => ({
    collection: 'evento',
    filters: [
      { field: 'fechaPeriodica', op: 'in', value: RECURRENCIAS },
      { field: 'proximaFecha', op: '<', value: today },
    ],
    order: [],
  }),
  /** Courses and promos that have begun since they were last looked at, and go on until a day. */
  begun: (tipo: 'curso' | 'promo', today: Date): QueryPlan => ({
    collection: tipo,
    filters: [
      { field: 'proximaFecha', op: '<', value: today },
      { field: 'fechaHasta', op: '>=', value: today },
    ],
    order: [],
  }),
  /** Promos that have begun and have no last day. */
  endlessPromos: (today: Date): QueryPlan => ({
    collection: 'promo',
    filters: [equal('fechaHasta', null), { field: 'proximaFecha', op: '<', value: today }],
    order: [],
  }),
  /** Names reserved lately: of some the sign-up may have crashed. */
  reservationsBetween: (from: Date, to: Date): QueryPlan => ({
    collection: 'username',
    filters: [
      { field: 'created_time', op: '>=', value: from },
      { field: 'created_time', op: '<', value: to },
    ],
    order: [],
  }),
  /** Names that an account holds. */
  namesOf: (uid: string): QueryPlan => ({
    collection: 'username',
    filters: [equal('uid', uid)],
    order: [],
  }),
  /** A walk over everything of a kind, or everybody, from one document on. */
  walk: (collection: Tipo | 'user'): QueryPlan => ({
    collection,
    filters: [],
    order: [{ field: ID, dir: 'asc' }],
  }),
  /** Names of deleted accounts whose time is over. */
  freeNames: (today: Date): QueryPlan => ({
    collection: 'username',
    filters: [{ field: 'libre_desde', op: '<=', value: today }],
    order: [],
  }),
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

/** One query of each shape the functions make, named, for the test that holds them against the indexes. */
export function allQueries(db: Firestore): { nombre: string; query: QueryPlan }[] {
  const dia = new Date(0);
  const uid = 'alguien';
  const list: { nombre: string; query: QueryPlan }[] = [];
  const aggregate = (nombre: string, query: QueryPlan) => list.push({ nombre, query });
  for (const tipo of TIPOS_AGENDA) {
    for (const phase of PHASES) {
      const base = { tipo, phase, today: dia };
      aggregate(`agenda ${tipo} ${phase}`, queries.agenda(base));
      aggregate(`agenda ${tipo} ${phase} palabra`, queries.agenda({ ...base, word: 'x' }));
      aggregate(`agenda ${tipo} ${phase} uid`, queries.agenda({ ...base, uid }));
      if (!CATEGORIA_FIELD[tipo]) continue;
      aggregate(`agenda ${tipo} ${phase} categoria`, queries.agenda({ ...base, categoria: 'Musica' }));
    }
  }
  for (const tipo of TIPOS) {
    aggregate(`visibles ${tipo}`, queries.visible(tipo));
    aggregate(`visiblesDe ${tipo}`, queries.visibleOf(tipo, uid));
    aggregate(`itemsDe ${tipo}`, queries.itemsOf(tipo, uid));
    aggregate(`quienesGustan ${tipo}`, queries.likers(tipo, db.doc(`${tipo}/x`)));
  }
  aggregate('links', queries.links(uid));
  aggregate('byUsername', queries.byUsername('x'));
  for (const list of [...TIPOS_AGENDA, 'perfil'] as const) {
    aggregate(`mapa ${list}`, queries.map(list));
    aggregate(`mapa ${list} de un mes`, queries.map(list, [dia, dia]));
  }
  aggregate('categorias', queries.categorias());
  aggregate('expiredPeriodic', queries.expiredPeriodic(dia));
  aggregate('comenzados curso', queries.begun('curso', dia));
  aggregate('comenzados promo', queries.begun('promo', dia));
  aggregate('endlessPromos', queries.endlessPromos(dia));
  aggregate('reservationsBetween', queries.reservationsBetween(dia, dia));
  aggregate('namesOf', queries.namesOf(uid));
  for (const collection of [...TIPOS, 'user'] as const)
    aggregate(`recorrido ${collection}`, queries.walk(collection));
  aggregate('freeNames', queries.freeNames(dia));
  return list;
}
