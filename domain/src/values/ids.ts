import type { z } from '../zod.ts';

/** 1 to 128 characters without blanks and slashes, and no name that Firestore keeps for itself. */
export const isDocumentId = (text: string): boolean =>
  text.length <= 128 && /^(?!\.{1,2}$)(?!__.*__$)[^/\s]+$/u.test(text);

/** Firebase Auth's user id, also the id of the `user` document. */
export type Uid = string & z.core.$brand<'Uid'>;
export const isUid = (value: unknown): value is Uid => typeof value === 'string' && isDocumentId(value);

/** Ids that addresses carry, those of before too; new ones are made by `newItemId` (item-id). Firestore keeps `__…__` for itself. */
export const ITEM_ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

/** Ids that a categoria may have. */
export const ID_CATEGORIA = /^[a-z0-9-]{1,40}$/;

/** What an item is; also its Firestore collection's name. In the order of the form's tabs. */
export const TIPOS = ['link', 'evento', 'curso', 'promo'] as const;
export type Tipo = (typeof TIPOS)[number];

/** The tab the post form opens with. */
export const DEFAULT_TIPO: Tipo = 'link';

/** The kinds that have a detail page and appear in the agenda. */
export const TIPOS_AGENDA = ['evento', 'curso', 'promo'] as const;
export type TipoAgenda = (typeof TIPOS_AGENDA)[number];

/** The field of `user` that lists what a person liked of each kind. */
export const LIKES_FIELD = {
  evento: 'eventLikes',
  curso: 'cursosLikes',
  promo: 'promosLikes',
  link: 'linksLikes',
} as const satisfies Record<Tipo, string>;
