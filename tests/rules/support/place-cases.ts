import { LIMITS } from '@vidriera/domain/values/limits';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
} from 'firebase/firestore/lite';
import type { Actor } from '../../support/actors.ts';
import { db, type Verdict } from './harness.ts';

/** What can be tried on a document at `path`, or on its collection. */
export const ON_PATH = {
  get: (actor: Actor, path: string) => getDoc(doc(db(actor), path)),
  list: (actor: Actor, path: string) =>
    getDocs(query(collection(db(actor), parent(path)), limit(LIMITS.maxPage))),
  'list without limit': (actor: Actor, path: string) => getDocs(collection(db(actor), parent(path))),
  'list more than a page': (actor: Actor, path: string) =>
    getDocs(query(collection(db(actor), parent(path)), limit(LIMITS.maxPage + 1))),
  'list group': (actor: Actor, path: string) =>
    getDocs(query(collectionGroup(db(actor), parent(path).split('/').at(-1) ?? ''), limit(1))),
  create: (actor: Actor, path: string) => setDoc(doc(db(actor), `${path}2`), { titulo: 'Nuevo' }),
  update: (actor: Actor, path: string) => setDoc(doc(db(actor), path), { titulo: 'Otro' }, { merge: true }),
  delete: (actor: Actor, path: string) => deleteDoc(doc(db(actor), path)),
} as const;
const parent = (path: string) => path.slice(0, path.lastIndexOf('/'));

export type PlaceRow = [actor: Actor, operation: keyof typeof ON_PATH, path: string, verdict: Verdict];

const WRITES = ['create', 'update', 'delete'] as const;
const LISTS = ['list', 'list without limit'] as const;
const denied = (actors: Actor[], operations: readonly (keyof typeof ON_PATH)[], path: string): PlaceRow[] =>
  actors.flatMap((actor) => operations.map((one): PlaceRow => [actor, one, path, 'deny']));

const PROFILE = 'user/creador/refRolCreador/creador';
const everyone: Actor[] = ['visitor', 'personal', 'creador'];

/** What functions keep for themselves. Of claims not even one's own is read: `claims` lists it, without what it is known by at the counter; of seats and notices
 * neither, for `seats` does, and of mail nobody's: it is the functions' queue. */
const INTERNAL = [
  'usernameAlike/creador',
  'internal/reconciliation',
  'internal/migration-rederive',
  'upload/users%2Fcreador%2Fprofile%2F1_a.jpg',
  'count/0',
  'count/0/removal/uno',
  'limit/0a1b',
  'internal/agenda',
  'internal/daily',
  'agenda/salta-0',
  'agendaTexts/salta-0',
  'pending/evento-uno',
  'claim/uno_creador',
  'quota/uno/part/0',
  'helper/uno',
  'party/uno_2026-11-28_creador',
  'seats/uno_2026-11-28',
  'seats/uno_2026-11-28/part/0',
  'seatChange/uno',
  'user/creador/notice/uno',
  'mail/uno',
];
/** Documents that are there before any of these is tried. */
export const PLACES = [
  'categoria/musica',
  'username/creador',
  PROFILE,
  'user/creador/refRolCreador/otro',
  'user/creador/privado/uno',
  'evento/place/comentario/uno',
  'secreto/uno',
  ...INTERNAL,
];

export const PLACE_CASES: PlaceRow[] = [
  ['personal', 'get', 'user/personal', 'allow'],
  ['creador', 'get', 'user/creador', 'allow'],
  ['withoutDocument', 'get', 'user/withoutDocument', 'allow'],
  ...denied(['visitor', 'personal', 'otherCreador'], ['get'], 'user/creador'),
  ...denied(everyone, [...LISTS, 'list group'], 'user/creador'),
  ...denied(['withoutDocument'], WRITES, 'user/withoutDocument'),
  ...denied(['visitor', 'personal', 'creador'], WRITES, 'user/creador'),

  ['creador', 'get', PROFILE, 'allow'],
  ...denied(['visitor', 'personal', 'otherCreador'], ['get'], PROFILE),
  ...denied(['creador'], ['get'], 'user/creador/refRolCreador/otro'),
  ...denied(everyone, [...LISTS, 'list group', ...WRITES], PROFILE),

  ...(['visitor', 'personal', 'creador'] as const).flatMap((actor): PlaceRow[] => [
    [actor, 'get', 'categoria/musica', 'allow'],
    [actor, 'get', 'categoria/nada', 'allow'],
    [actor, 'list', 'categoria/musica', 'allow'],
  ]),
  ...denied(everyone, ['list without limit', 'list more than a page', ...WRITES], 'categoria/musica'),

  ...denied(everyone, ['get', ...LISTS, ...WRITES], 'username/creador'),
  ...denied(everyone, ['get', ...LISTS, ...WRITES], 'user/creador/privado/uno'),
  ...denied(everyone, ['get', ...LISTS, ...WRITES], 'evento/place/comentario/uno'),
  ...['secreto/uno', ...INTERNAL].flatMap((path) =>
    denied(everyone, ['get', ...LISTS, 'list group', ...WRITES], path),
  ),
];
