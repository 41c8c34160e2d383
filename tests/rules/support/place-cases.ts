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
  where,
} from 'firebase/firestore/lite';
import type { Actor } from '../../support/actors.ts';
import { functionsOnly } from '../../support/functions-only.ts';
import { db, type RulesVerdict } from './harness.ts';

export const ON_PATH = {
  get: (actor: Actor, path: string) => getDoc(doc(db(actor), path)),
  list: (actor: Actor, path: string) =>
    getDocs(query(collection(db(actor), parent(path)), limit(LIMITS.maxPage))),
  'list without limit': (actor: Actor, path: string) => getDocs(collection(db(actor), parent(path))),
  'list more than a page': (actor: Actor, path: string) =>
    getDocs(query(collection(db(actor), parent(path)), limit(LIMITS.maxPage + 1))),
  'list of personal': (actor: Actor, path: string) =>
    getDocs(query(collection(db(actor), parent(path)), where('uid', '==', 'personal'))),
  'list group': (actor: Actor, path: string) =>
    getDocs(query(collectionGroup(db(actor), parent(path).split('/').at(-1) ?? ''), limit(1))),
  create: (actor: Actor, path: string) => setDoc(doc(db(actor), `${path}2`), { titulo: 'Nuevo' }),
  update: (actor: Actor, path: string) => setDoc(doc(db(actor), path), { titulo: 'Otro' }, { merge: true }),
  delete: (actor: Actor, path: string) => deleteDoc(doc(db(actor), path)),
} as const;
const parent = (path: string) => path.slice(0, path.lastIndexOf('/'));

export type PlaceRow = [actor: Actor, operation: keyof typeof ON_PATH, path: string, verdict: RulesVerdict];

const WRITES = ['create', 'update', 'delete'] as const;
const LISTS = ['list', 'list without limit'] as const;
const denied = (actors: Actor[], operations: readonly (keyof typeof ON_PATH)[], path: string): PlaceRow[] =>
  actors.flatMap((actor) => operations.map((operation): PlaceRow => [actor, operation, path, 'deny']));

const PROFILE = 'user/creador/refRolCreador/creador';
const FIGURES = 'user/creador/figures/2026-11';
export const FOLLOW = 'follow/personal_creador';
const everyone: Actor[] = ['visitor', 'personal', 'creador'];

const INTERNAL = functionsOnly('creador', 'uno');
/** Documents that exist before each case. */
export const PLACES = [
  'categoria/musica',
  'orden/creador',
  FIGURES,
  FOLLOW,
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

  ['creador', 'get', 'orden/creador', 'allow'],
  ['personal', 'get', 'orden/personal', 'allow'],
  ...denied(['visitor', 'personal', 'otherCreador'], ['get'], 'orden/creador'),
  ...denied(everyone, [...LISTS, 'list group', ...WRITES], 'orden/creador'),

  ['creador', 'get', FIGURES, 'allow'],
  ['creador', 'get', 'user/creador/figures/2026-10', 'allow'],
  ...denied(['visitor', 'personal', 'otherCreador'], ['get'], FIGURES),
  ...denied(everyone, [...LISTS, 'list group', ...WRITES], FIGURES),

  ['personal', 'list of personal', FOLLOW, 'allow'],
  ...denied(['visitor', 'creador', 'otherCreador'], ['list of personal'], FOLLOW),
  ...denied(everyone, ['get', ...LISTS, 'list group', ...WRITES], FOLLOW),

  ...(['visitor', 'personal', 'creador'] as const).flatMap((actor): PlaceRow[] => [
    [actor, 'get', 'categoria/musica', 'allow'],
    [actor, 'get', 'categoria/nada', 'allow'],
    [actor, 'list', 'categoria/musica', 'allow'],
  ]),
  ...denied(everyone, ['list without limit', 'list more than a page', ...WRITES], 'categoria/musica'),

  ...denied(everyone, ['get', ...LISTS, ...WRITES], 'user/creador/privado/uno'),
  ...denied(everyone, ['get', ...LISTS, ...WRITES], 'evento/place/comentario/uno'),
  ...['secreto/uno', ...INTERNAL].flatMap((path) =>
    denied(everyone, ['get', ...LISTS, 'list group', ...WRITES], path),
  ),
];
