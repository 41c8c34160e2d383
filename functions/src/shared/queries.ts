import { CAMPO_LIKES, TIPOS, TIPOS_AGENDA, type Tipo, type TipoAgenda } from 'domain/ids';
import { RECURRENCIAS } from 'domain/recurrencia';
import {
  type DocumentReference,
  FieldPath,
  type Firestore,
  type Query,
  Timestamp,
  type WhereFilterOp,
} from 'firebase-admin/firestore';
import { CAMPO_CATEGORIA } from './stored-item.ts';

export type Filtro = { campo: string; op: WhereFilterOp; valor: unknown };
type Orden = { campo: string; dir: 'asc' | 'desc' };
/** A query as data, so that a test can hold its shape against `firestore.indexes.json`. */
export type Consulta = { coleccion: string; filtros: Filtro[]; orden: Orden[] };

/** The document's id as a field to order by. */
const ID = '__name__';

/** A list in three parts: what is to come, soonest first; what has no date, newest first; what is over, latest first. */
export const FASES = ['proximas', 'sinFecha', 'pasadas'] as const;
export type Fase = (typeof FASES)[number];

const igual = (campo: string, valor: unknown): Filtro => ({ campo, op: '==', valor });

export type Agenda = {
  tipo: TipoAgenda;
  fase: Fase;
  /** Local midnight that divides what is to come from what is over. */
  hoy: Date;
  /** Of what is to come, only from this moment on, and only before that one. */
  desde?: Date | undefined;
  antesDe?: Date | undefined;
  categoria?: string | undefined;
  /** One search token. */
  palabra?: string | undefined;
  duenio?: DocumentReference | undefined;
};

const FASE: Record<Fase, (agenda: Agenda) => Pick<Consulta, 'filtros' | 'orden'>> = {
  proximas: ({ hoy, desde, antesDe }) => ({
    filtros: [
      { campo: 'proximaFecha', op: '>=', valor: desde ?? hoy },
      ...(antesDe ? [{ campo: 'proximaFecha', op: '<' as const, valor: antesDe }] : []),
    ],
    orden: [
      { campo: 'proximaFecha', dir: 'asc' },
      { campo: ID, dir: 'asc' },
    ],
  }),
  sinFecha: () => ({
    filtros: [igual('proximaFecha', null)],
    orden: [
      { campo: 'createdAt', dir: 'desc' },
      { campo: ID, dir: 'desc' },
    ],
  }),
  pasadas: ({ hoy }) => ({
    filtros: [{ campo: 'proximaFecha', op: '<', valor: hoy }],
    orden: [
      { campo: 'proximaFecha', dir: 'desc' },
      { campo: ID, dir: 'desc' },
    ],
  }),
};

/** Every query the functions make of more than one document. Each list is bounded by whoever runs it. */
export const consultas = {
  /** One part of an agenda of visible items. A category and a search word don't meet here: see api/read/plan.ts. */
  agenda(agenda: Agenda): Consulta {
    const { tipo, categoria, palabra, duenio } = agenda;
    const campo = CAMPO_CATEGORIA[tipo];
    const { filtros, orden } = FASE[agenda.fase](agenda);
    return {
      coleccion: tipo,
      filtros: [
        igual('visible', true),
        ...(duenio ? [igual('refUsuario', duenio)] : []),
        ...(categoria && campo ? [igual(campo, categoria)] : []),
        ...(palabra ? [{ campo: 'busqueda', op: 'array-contains' as const, valor: palabra }] : []),
        ...filtros,
      ],
      orden,
    };
  },
  /** A creator's visible links, newest first. */
  links: (duenio: DocumentReference): Consulta => ({
    coleccion: 'link',
    filtros: [igual('refUsuario', duenio), igual('visible', true)],
    orden: [
      { campo: 'createdAt', dir: 'desc' },
      { campo: ID, dir: 'desc' },
    ],
  }),
  /** Counted, not read. */
  visibles: (tipo: Tipo): Consulta => ({ coleccion: tipo, filtros: [igual('visible', true)], orden: [] }),
  /** Counted, not read. */
  visiblesDe: (tipo: Tipo, duenio: DocumentReference): Consulta => ({
    coleccion: tipo,
    filtros: [igual('refUsuario', duenio), igual('visible', true)],
    orden: [],
  }),
  /** Everything one person published, hidden items too. */
  itemsDe: (tipo: Tipo, duenio: DocumentReference): Consulta => ({
    coleccion: tipo,
    filtros: [igual('refUsuario', duenio)],
    orden: [{ campo: ID, dir: 'asc' }],
  }),
  /** Whoever likes an item. */
  quienesGustan: (tipo: Tipo, item: DocumentReference): Consulta => ({
    coleccion: 'user',
    filtros: [{ campo: CAMPO_LIKES[tipo], op: 'array-contains', valor: item }],
    orden: [],
  }),
  porUsername: (username: string): Consulta => ({
    coleccion: 'user',
    filtros: [igual('username', username)],
    orden: [],
  }),
  /** What a sitemap lists, oldest change first; all of it, or what was changed from one moment until before another. */
  mapa(lista: TipoAgenda | 'perfil', [desde, antesDe]: [Date, Date] | [] = []): Consulta {
    const [coleccion, campo, quien] =
      lista === 'perfil'
        ? ['user', 'updated_time', igual('role', 'creador')]
        : [lista, 'updatedAt', igual('visible', true)];
    const filtros: Filtro[] = [quien];
    if (desde) filtros.push({ campo, op: '>=', valor: desde });
    if (antesDe) filtros.push({ campo, op: '<', valor: antesDe });
    return { coleccion, filtros, orden: [{ campo, dir: 'asc' }] };
  },
  categorias: (): Consulta => ({ coleccion: 'categoria', filtros: [], orden: [] }),
  /** Weekly events whose next day has passed. */
  periodicosVencidos: (hoy: Date): Consulta => ({
    coleccion: 'evento',
    filtros: [
      { campo: 'fechaPeriodica', op: 'in', valor: RECURRENCIAS },
      { campo: 'proximaFecha', op: '<', valor: hoy },
    ],
    orden: [],
  }),
  /** Courses and promos that have begun since they were last looked at, and go on until a day. */
  comenzados: (tipo: 'curso' | 'promo', hoy: Date): Consulta => ({
    coleccion: tipo,
    filtros: [
      { campo: 'proximaFecha', op: '<', valor: hoy },
      { campo: 'fechaHasta', op: '>=', valor: hoy },
    ],
    orden: [],
  }),
  /** Promos that have begun and have no last day. */
  promosSinFin: (hoy: Date): Consulta => ({
    coleccion: 'promo',
    filtros: [igual('fechaHasta', null), { campo: 'proximaFecha', op: '<', valor: hoy }],
    orden: [],
  }),
  /** Names reserved lately: of some the sign-up may have crashed. */
  reservasEntre: (desde: Date, hasta: Date): Consulta => ({
    coleccion: 'username',
    filtros: [
      { campo: 'created_time', op: '>=', valor: desde },
      { campo: 'created_time', op: '<', valor: hasta },
    ],
    orden: [],
  }),
  /** Names of deleted accounts whose time is over. */
  nombresLibres: (hoy: Date): Consulta => ({
    coleccion: 'username',
    filtros: [{ campo: 'libre_desde', op: '<=', valor: hoy }],
    orden: [],
  }),
} as const;

/** The query that Firestore runs. */
export function aQuery(db: Firestore, { coleccion, filtros, orden }: Consulta): Query {
  let query: Query = db.collection(coleccion);
  for (const { campo, op, valor } of filtros) {
    query = query.where(campo, op, valor instanceof Date ? Timestamp.fromDate(valor) : valor);
  }
  for (const { campo, dir } of orden) {
    query = query.orderBy(campo === ID ? FieldPath.documentId() : campo, dir);
  }
  return query;
}

/** One query of each shape the functions make, named, for the test that holds them against the indexes. */
export function todasLasConsultas(db: Firestore): { nombre: string; consulta: Consulta }[] {
  const dia = new Date(0);
  const duenio = db.doc('user/alguien');
  const lista: { nombre: string; consulta: Consulta }[] = [];
  const agregar = (nombre: string, consulta: Consulta) => lista.push({ nombre, consulta });
  for (const tipo of TIPOS_AGENDA) {
    for (const fase of FASES) {
      const base = { tipo, fase, hoy: dia };
      agregar(`agenda ${tipo} ${fase}`, consultas.agenda(base));
      agregar(`agenda ${tipo} ${fase} palabra`, consultas.agenda({ ...base, palabra: 'x' }));
      agregar(`agenda ${tipo} ${fase} duenio`, consultas.agenda({ ...base, duenio }));
      if (!CAMPO_CATEGORIA[tipo]) continue;
      agregar(`agenda ${tipo} ${fase} categoria`, consultas.agenda({ ...base, categoria: 'Musica' }));
    }
  }
  for (const tipo of TIPOS) {
    agregar(`visibles ${tipo}`, consultas.visibles(tipo));
    agregar(`visiblesDe ${tipo}`, consultas.visiblesDe(tipo, duenio));
    agregar(`itemsDe ${tipo}`, consultas.itemsDe(tipo, duenio));
    agregar(`quienesGustan ${tipo}`, consultas.quienesGustan(tipo, db.doc(`${tipo}/x`)));
  }
  agregar('links', consultas.links(duenio));
  agregar('porUsername', consultas.porUsername('x'));
  for (const lista of [...TIPOS_AGENDA, 'perfil'] as const) {
    agregar(`mapa ${lista}`, consultas.mapa(lista));
    agregar(`mapa ${lista} de un mes`, consultas.mapa(lista, [dia, dia]));
  }
  agregar('categorias', consultas.categorias());
  agregar('periodicosVencidos', consultas.periodicosVencidos(dia));
  agregar('comenzados curso', consultas.comenzados('curso', dia));
  agregar('comenzados promo', consultas.comenzados('promo', dia));
  agregar('promosSinFin', consultas.promosSinFin(dia));
  agregar('reservasEntre', consultas.reservasEntre(dia, dia));
  agregar('nombresLibres', consultas.nombresLibres(dia));
  return lista;
}
