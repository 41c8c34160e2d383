import { DERIVED_FIELDS } from '@vidriera/domain/item/item';
import { fieldsOf } from '@vidriera/domain/testing/items';
import type { Tipo } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import type { Actor } from '../../support/actors.ts';
import { createItem, db, deleteItem, freshId, put, type RulesVerdict, update } from './harness.ts';
import { ITEMS, OWNER } from './items.ts';
import { download } from './people.ts';
import { changed, forClient, LEFT_OUT, NOW, type RulesFixture, ref } from './values.ts';

/** Operations on an item of `creador`, besides its fields' values. */
export type ItemRow = [actor: Actor, operation: Operation, fixture: RulesFixture, verdict: RulesVerdict];
type Operation = keyof typeof OPERATIONS;

const STORED: RulesFixture = {
  visible: true,
  retenido: 'revision',
  retirado: false,
  cambiaEl: null,
  empieza: null,
  publicadoEl: new Date('2026-11-18T15:00:00Z'),
  canceladoEl: null,
  cantLikes: 3,
  proximaFecha: null,
  localidadEfectiva: 'salta',
  zona: 'salta',
  fechaAnterior: {
    fecha: new Date('2026-11-20T03:00:00Z'),
    hora: null,
    movida: new Date('2026-11-18T15:00:00Z'),
  },
  listedHosts: ['malo.example'],
  alikeHosts: ['vidriera.example'],
};
const stored = async (tipo: Tipo, extra: RulesFixture = {}) => {
  const path = `${tipo}/${freshId()}`;
  await put(path, changed({ ...ITEMS[tipo], ...STORED }, extra));
  return path;
};
const storedId = async (tipo: Tipo, extra: RulesFixture = {}) =>
  (await stored(tipo, extra)).slice(tipo.length + 1);
const withoutOptional = (tipo: Tipo): RulesFixture =>
  Object.fromEntries(fieldsOf(tipo).flatMap(([name, { optional }]) => (optional ? [[name, LEFT_OUT]] : [])));
const of = (owner: string): RulesFixture => ({ uid: owner, refUsuario: ref(`user/${owner}`) });
const own = (actor: Actor, tipo: Tipo, owner: string, ...more: ReturnType<typeof limit>[]) =>
  query(collection(db(actor), tipo), where('uid', '==', owner), ...more);

/** Each prepares its documents past the rules, then tries one operation. */
export const OPERATIONS = {
  get: async (actor: Actor, tipo: Tipo, fixture: RulesFixture) =>
    getDoc(doc(db(actor), await stored(tipo, fixture))),
  'get missing': async (actor: Actor, tipo: Tipo) => getDoc(doc(db(actor), tipo, 'missing')),
  'list own, a page at most': async (actor: Actor, tipo: Tipo) =>
    getDocs(own(actor, tipo, actor, limit(LIMITS.maxPage))),
  'list own, more than a page': async (actor: Actor, tipo: Tipo) =>
    getDocs(own(actor, tipo, actor, limit(LIMITS.maxPage + 1))),
  'list own, no limit': async (actor: Actor, tipo: Tipo) => getDocs(own(actor, tipo, actor)),
  'list creador’s': async (actor: Actor, tipo: Tipo) => getDocs(own(actor, tipo, OWNER, limit(1))),
  'list all': async (actor: Actor, tipo: Tipo) => getDocs(query(collection(db(actor), tipo), limit(1))),
  create: async (actor: Actor, tipo: Tipo, fixture: RulesFixture) =>
    createItem(actor, tipo, freshId(actor), changed({ ...ITEMS[tipo], ...of(actor) }, fixture)),
  'create under a held id': async (actor: Actor, tipo: Tipo) => {
    const id = freshId(actor);
    await put(`held/${tipo}_${id}`, { since: new Date(), reasons: { desk: new Date() } });
    return createItem(actor, tipo, id, { ...ITEMS[tipo], ...of(actor) });
  },
  update: async (actor: Actor, tipo: Tipo, fixture: RulesFixture) =>
    updateDoc(
      doc(db(actor), await stored(tipo)),
      update(actor, changedNow({ titulo: 'Otro título', ...fixture })),
    ),
  'update without optional fields': async (actor: Actor, tipo: Tipo, fixture: RulesFixture) =>
    updateDoc(
      doc(db(actor), await stored(tipo, withoutOptional(tipo))),
      update(actor, changedNow({ titulo: 'Otro título', ...fixture })),
    ),
  'update with exceptions': async (actor: Actor, tipo: Tipo, fixture: RulesFixture) =>
    updateDoc(
      doc(db(actor), await stored(tipo, { excepciones: ['2026-11-30|cancelado'] })),
      update(actor, changedNow(fixture)),
    ),
  'update with seats': async (actor: Actor, tipo: Tipo, fixture: RulesFixture) =>
    updateDoc(doc(db(actor), await stored(tipo, { aforo: 40 })), update(actor, changedNow(fixture))),
  'update of several days': async (actor: Actor, tipo: Tipo, fixture: RulesFixture) =>
    updateDoc(
      doc(
        db(actor),
        await stored(tipo, {
          fechaPeriodica: null,
          fechaExacta: new Date('2026-12-05T03:00:00Z'),
          fechaFin: new Date('2026-12-07T03:00:00Z'),
        }),
      ),
      update(actor, changedNow(fixture)),
    ),
  /** `known`: what the last update replaced; `over`: what this one does. */
  'update over a version': async (actor: Actor, tipo: Tipo, { known, over }: RulesFixture) =>
    updateDoc(
      doc(db(actor), await stored(tipo, { updatedAt: CLIENT_TIME, ...(known ? { reemplaza: known } : {}) })),
      update(actor, changedNow({ titulo: 'Otro título', ...(over ? { reemplaza: over } : {}) })),
    ),
  'write over': async (actor: Actor, tipo: Tipo) =>
    setDoc(doc(db(actor), await stored(tipo)), forClient(db(actor), ITEMS[tipo])),
  delete: async (actor: Actor, tipo: Tipo) => deleteItem(actor, tipo, await storedId(tipo)),
  'update own': async (actor: Actor, tipo: Tipo) =>
    updateDoc(
      doc(db(actor), await stored(tipo, { ...of(actor), visible: false })),
      update(actor, { titulo: 'Otro título', updatedAt: NOW }),
    ),
  'delete own': async (actor: Actor, tipo: Tipo) =>
    deleteItem(actor, tipo, await storedId(tipo, { ...of(actor), visible: false })),
  'delete missing': async (actor: Actor, tipo: Tipo) => deleteDoc(doc(db(actor), tipo, 'missing')),
} as const;

/** Every update writes `updatedAt` unless the case says otherwise. */
const changedNow = (fixture: RulesFixture): RulesFixture => {
  const { noUpdatedAt, ...change } = fixture;
  return noUpdatedAt ? change : { updatedAt: NOW, ...change };
};

const CLIENT_TIME = new Date('2026-11-20T12:00:00Z');
const EARLIER = new Date('2026-11-19T12:00:00Z');
const DERIVED: Record<(typeof DERIVED_FIELDS)[number], unknown> = {
  proximaFecha: CLIENT_TIME,
  visible: true,
  retenido: 'baja',
  retirado: true,
  cambiaEl: CLIENT_TIME,
  empieza: CLIENT_TIME,
  publicadoEl: CLIENT_TIME,
  canceladoEl: CLIENT_TIME,
  cantLikes: 1000,
  localidadEfectiva: 'quilmes',
  zona: 'buenos-aires',
  fechaAnterior: { fecha: CLIENT_TIME, hora: null, movida: CLIENT_TIME },
  listedHosts: [],
  alikeHosts: [],
};
const otherActors: Actor[] = ['visitor', 'personal', 'otherCreador', 'withoutDocument'];
const onlyOwner = (operation: Operation): ItemRow[] => [
  [OWNER, operation, {}, 'allow'],
  ...otherActors.map((actor): ItemRow => [actor, operation, {}, 'deny']),
];

export const ITEM_CASES: ItemRow[] = [
  ...onlyOwner('get'),
  [OWNER, 'get', { visible: false }, 'allow'],
  ['personal', 'get', { visible: false }, 'deny'],
  [OWNER, 'get', { uid: LEFT_OUT }, 'deny'],
  [OWNER, 'get missing', {}, 'deny'],

  [OWNER, 'update over a version', { over: CLIENT_TIME }, 'allow'],
  [OWNER, 'update over a version', { over: EARLIER }, 'deny'],
  [OWNER, 'update over a version', { known: EARLIER, over: CLIENT_TIME }, 'allow'],
  [OWNER, 'update over a version', { known: EARLIER, over: EARLIER }, 'deny'],
  [OWNER, 'update over a version', { known: EARLIER }, 'deny'],
  [OWNER, 'update over a version', {}, 'allow'],

  [OWNER, 'list own, a page at most', {}, 'allow'],
  ['personal', 'list own, a page at most', {}, 'allow'],
  ['visitor', 'list own, a page at most', {}, 'deny'],
  [OWNER, 'list own, more than a page', {}, 'deny'],
  [OWNER, 'list own, no limit', {}, 'deny'],
  ...onlyOwner('list creador’s'),
  ...[OWNER as Actor, ...otherActors].map((actor): ItemRow => [actor, 'list all', {}, 'deny']),

  [OWNER, 'create', {}, 'allow'],
  ['otherCreador', 'create', {}, 'allow'],
  [OWNER, 'create under a held id', {}, 'deny'],
  ['personal', 'create', {}, 'deny'],
  ['withoutDocument', 'create', {}, 'deny'],
  ['unconfirmed', 'create', {}, 'deny'],
  ['visitor', 'create', {}, 'deny'],
  ['otherCreador', 'create', { refUsuario: ref(`user/${OWNER}`) }, 'deny'],
  ['personal', 'create', { refUsuario: ref(`user/${OWNER}`) }, 'deny'],
  ...['otherCreador', '', null, LEFT_OUT, [OWNER]].map((uid): ItemRow => [OWNER, 'create', { uid }, 'deny']),
  ['otherCreador', 'create', { uid: OWNER }, 'deny'],
  ...['user/creador', 'creador', null, LEFT_OUT, ref('usuario/creador')].map(
    (refUsuario): ItemRow => [OWNER, 'create', { refUsuario }, 'deny'],
  ),
  ...[CLIENT_TIME, null, LEFT_OUT].flatMap((time): ItemRow[] => [
    [OWNER, 'create', { createdAt: time }, 'deny'],
    [OWNER, 'create', { updatedAt: time }, 'deny'],
  ]),
  [OWNER, 'create', { other: 'campo' }, 'deny'],
  ...Object.entries(DERIVED).map(([name, value]): ItemRow => [OWNER, 'create', { [name]: value }, 'deny']),
  ...DERIVED_FIELDS.map((name): ItemRow => [OWNER, 'create', { [name]: null }, 'deny']),

  ...onlyOwner('update'),
  [OWNER, 'update', { refUsuario: ref('user/otherCreador') }, 'deny'],
  [OWNER, 'update', { refUsuario: LEFT_OUT }, 'deny'],
  [OWNER, 'update', { uid: 'otherCreador' }, 'deny'],
  [OWNER, 'update', { uid: LEFT_OUT }, 'deny'],
  ['otherCreador', 'update', { uid: 'otherCreador' }, 'deny'],
  ['otherCreador', 'update', { refUsuario: ref('user/otherCreador') }, 'deny'],
  [OWNER, 'update', { createdAt: NOW }, 'deny'],
  [OWNER, 'update', { createdAt: LEFT_OUT }, 'deny'],
  [OWNER, 'update', { noUpdatedAt: true }, 'deny'],
  ...[CLIENT_TIME, null, LEFT_OUT].map((time): ItemRow => [OWNER, 'update', { updatedAt: time }, 'deny']),
  [OWNER, 'update', { other: 'campo' }, 'deny'],
  ...Object.entries(DERIVED).map(
    ([name, value]): ItemRow => [OWNER, 'update', { [name]: name === 'visible' ? false : value }, 'deny'],
  ),
  ...DERIVED_FIELDS.map((name): ItemRow => [OWNER, 'update', { [name]: LEFT_OUT }, 'deny']),
  // Writing over would delete the derived fields.
  [OWNER, 'write over', {}, 'deny'],

  ...onlyOwner('update without optional fields'),

  // A former creador keeps hidden items.
  ['personal', 'update own', {}, 'allow'],
  ['personal', 'delete own', {}, 'allow'],
  // Only creation needs a confirmed address.
  ['unconfirmed', 'update own', {}, 'allow'],
  ['unconfirmed', 'delete own', {}, 'allow'],
  // A suspended creator may only delete.
  ['suspended', 'create', {}, 'deny'],
  ['suspended', 'update own', {}, 'deny'],
  ['suspended', 'delete own', {}, 'allow'],
  ['suspended', 'list own, a page at most', {}, 'allow'],
  // Nothing at all of a frozen one.
  ['frozen', 'create', {}, 'deny'],
  ['frozen', 'update own', {}, 'deny'],
  ['frozen', 'delete own', {}, 'deny'],
  // After a suspension.
  ['otherCreador', 'update own', {}, 'allow'],

  ...onlyOwner('delete'),
  [OWNER, 'delete missing', {}, 'deny'],
];

/** Courses and promos can only be cancelled and sold out, and restored. */
const CALLED_OFF_CASES: ItemRow[] = [
  [OWNER, 'update', { estado: 'cancelado', aviso: 'Se fue el profe' }, 'allow'],
  [OWNER, 'update without optional fields', { estado: 'cancelado', aviso: 'Se fue el profe' }, 'allow'],
  [OWNER, 'update', { estado: 'programado', aviso: '' }, 'allow'],
  ['otherCreador', 'update', { estado: 'cancelado', aviso: '' }, 'deny'],
  ['personal', 'update', { estado: 'cancelado', aviso: '' }, 'deny'],
  ['visitor', 'update', { estado: 'cancelado', aviso: '' }, 'deny'],
  ...['pospuesto', 'reprogramado', 'suspendido', 'Cancelado', '', null, 1].map(
    (estado): ItemRow => [OWNER, 'update', { estado }, 'deny'],
  ),
  [OWNER, 'update without optional fields', { estado: 'pospuesto' }, 'deny'],
  [OWNER, 'update', { estado: 'cancelado', aviso: 'x'.repeat(201) }, 'deny'],
  [OWNER, 'update', { agotado: true }, 'allow'],
  [OWNER, 'update without optional fields', { agotado: true }, 'allow'],
  ['otherCreador', 'update', { agotado: true }, 'deny'],
  ['visitor', 'update', { agotado: true }, 'deny'],
  [OWNER, 'update', { agotado: 'sí' }, 'deny'],
];

const own10 = Array.from({ length: 10 }, (_, at) => download(`users/${OWNER}/creator/gallery/${at}_a.jpg`));
/** All that the form fills: a request may evaluate a thousand expressions. */
const FULL_EVENT: RulesFixture = {
  url_imagen: own10[0],
  url_imagenes: own10,
  localidad: 'salta',
  linkReserva: 'https://ejemplo.com/',
  visibilidad: 'enlace',
  publicarDesde: CLIENT_TIME,
  publicarHasta: new Date('2027-01-01T12:00:00Z'),
  fechaDesde: new Date('2026-11-30T03:00:00Z'),
  fechaHasta: new Date('2026-12-30T03:00:00Z'),
  precio: { tipo: 'desde', pesos: 500, periodo: null, aclaracion: 'Con remera' },
  estado: 'programado',
  agotado: false,
  aviso: '',
};

/** Cases of single kinds. Values of fields are in items.ts; one of them stands for all on update. */
export const KIND_CASES: Record<Tipo, ItemRow[]> = {
  evento: [
    [OWNER, 'create', FULL_EVENT, 'allow'],
    [OWNER, 'update', { modalidad: 'Mixta' }, 'deny'],
    [OWNER, 'update', { estado: 'cancelado', aviso: 'Por la lluvia' }, 'allow'],
    [OWNER, 'update without optional fields', { estado: 'cancelado', aviso: 'Por la lluvia' }, 'allow'],
    [OWNER, 'update without optional fields', { estado: 'suspendido' }, 'deny'],
    [OWNER, 'update', { estado: 'suspendido' }, 'deny'],
    [OWNER, 'update', { agotado: true }, 'allow'],
    [OWNER, 'update', { aforo: 40 }, 'allow'],
    [OWNER, 'update', { aforo: 5001 }, 'deny'],
    [OWNER, 'update', { aforo: 40, linkReserva: 'https://ejemplo.com/' }, 'deny'],
    [OWNER, 'update with seats', { linkReserva: 'https://ejemplo.com/' }, 'deny'],
    [OWNER, 'update with seats', { linkReserva: 'https://ejemplo.com/', aforo: 0 }, 'allow'],
    // Exceptions stay when an event no longer repeats, because the form does not write them.
    [OWNER, 'update with exceptions', { fechaPeriodica: null }, 'allow'],
    [
      OWNER,
      'update with exceptions',
      { fechaPeriodica: null, excepciones: ['2026-12-07|cancelado'] },
      'deny',
    ],
    [
      OWNER,
      'update with exceptions',
      {
        fechaPeriodica: null,
        regla: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
        fechaDesde: new Date('2026-11-30T03:00:00Z'),
        excepciones: ['2026-12-14|cancelado'],
      },
      'allow',
    ],
    [OWNER, 'update', { fechaPeriodica: null, regla: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO' }, 'deny'],
    [OWNER, 'update of several days', { fechaExacta: new Date('2026-12-20T03:00:00Z') }, 'deny'],
    [OWNER, 'update of several days', { fechaExacta: null }, 'deny'],
    [OWNER, 'update of several days', { fechaExacta: null, fechaFin: null }, 'allow'],
    [
      OWNER,
      'update of several days',
      { fechaExacta: null, fechaFin: new Date('2026-12-09T03:00:00Z') },
      'deny',
    ],
  ],
  curso: [[OWNER, 'update', { licenciatura: 'Ing.' }, 'deny'], ...CALLED_OFF_CASES],
  link: [[OWNER, 'update', { enlace: 'javascript:alert(1)' }, 'deny']],
  promo: [
    ...CALLED_OFF_CASES,
    [OWNER, 'update', { cantCanjeos: -1 }, 'deny'],
    // The server writes the publication time, once.
    ...[CLIENT_TIME, null, LEFT_OUT].map((fecha): ItemRow => [OWNER, 'create', { fecha }, 'deny']),
    [OWNER, 'update', { fecha: NOW }, 'deny'],
    [OWNER, 'update', { fecha: LEFT_OUT }, 'deny'],
  ],
};
