import type { Phase } from '@vidriera/domain/agenda/order';
import { RECURRENCIAS } from '@vidriera/domain/evento/recurrencia';
import { PUBLISHER } from '@vidriera/domain/usuario/may';
import type { Tipo, TipoAgenda } from '@vidriera/domain/values/ids';
import { CATEGORIA_FIELD } from '../stored-item.ts';
import {
  after,
  anyOf,
  type Bounds,
  BY_ID,
  before,
  by,
  equal,
  type Filter,
  plan,
  type QueryPlan,
  since,
  upTo,
} from './plan.ts';

const NEWEST = by('createdAt', 'desc');

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
const WEEKLY: Filter = anyOf('fechaPeriodica', RECURRENCIAS);
const RULED: Filter = { field: 'regla', op: '>', value: '' };

const PHASE: Record<Phase, (agenda: AgendaQuery) => Pick<QueryPlan, 'filters' | 'order'>> = {
  upcoming: (agenda) => ({ filters: within(agenda), order: by('proximaFecha', 'asc') }),
  sinFecha: () => ({ filters: [equal('proximaFecha', null)], order: NEWEST }),
  past: (agenda) => ({ filters: within(agenda), order: by('proximaFecha', 'desc') }),
};

/** Queries of items. */
export const itemQueries = {
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
  /** Items of a sitemap, oldest change first; all, or those changed between two moments. */
  map(list: TipoAgenda | 'perfil', [from, beforeOf]: [Date, Date] | [] = []): QueryPlan {
    const [collection, field, who] =
      list === 'perfil'
        ? (['user', 'updated_time', equal('role', PUBLISHER)] as const)
        : ([list, 'updatedAt', equal('visible', true)] as const);
    const window = from && beforeOf ? [since(field, from), before(field, beforeOf)] : [];
    return plan(collection, [who, ...window], [{ field, dir: 'asc' }]);
  },
  categorias: () => plan('categoria', []),
  counts: () => plan('count', []),
  /** Weekly events that began recently, by stored date. */
  begunPeriodic: (from: Date, now: Date) =>
    plan('evento', [WEEKLY, since('proximaFecha', from), before('proximaFecha', now)]),
  /** Events with a rule that began recently, by stored date. @param of only visible ones */
  begunRuled: (from: Date, now: Date, of?: AgendaFilter) =>
    plan('evento', [
      ...(of ? filtersOf('evento', of) : []),
      RULED,
      since('proximaFecha', from),
      before('proximaFecha', now),
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
  /** Courses with weekdays whose stored day is over. */
  begunClasses: (from: Date, begins: Date) =>
    plan('curso', [RULED, since('proximaFecha', from), before('proximaFecha', begins)]),
  /** Promos that have begun and have no last day. */
  endlessPromos: (begins: Date) => plan('promo', [equal('fechaHasta', null), before('proximaFecha', begins)]),
  /** Walks over a whole collection from one document on. */
  walk: (collection: Tipo | 'user' | 'username' | 'claim' | 'party' | 'case' | 'held') =>
    plan(collection, [], BY_ID),
  /** Visible items of up to 30 creators that begin between two moments, soonest first; none that is called off. */
  upcomingOf: (tipo: TipoAgenda, uids: readonly string[], [from, to]: Bounds) =>
    plan(
      tipo,
      [equal('visible', true), anyOf('uid', uids), since('empieza', from), before('empieza', to)],
      by('empieza', 'asc'),
    ),
  /** Visible items of up to 30 creators, the last published first. */
  newsOf: (tipo: Tipo, uids: readonly string[], from: Date) =>
    plan(
      tipo,
      [equal('visible', true), anyOf('uid', uids), after('publicadoEl', from)],
      by('publicadoEl', 'desc'),
    ),
  dueUploads: (now: Date) =>
    plan('upload', [{ field: 'checkAt', op: '<=', value: now }], by('checkAt', 'asc')),
} as const;
