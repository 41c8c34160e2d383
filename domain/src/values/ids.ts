import type { z } from '../zod.ts';

/** 1–128 characters without blanks, slashes or Firestore’s reserved form. */
export const isDocumentId = (text: string): boolean =>
  text.length <= 128 && /^(?!\.{1,2}$)(?!__.*__$)[^/\s]+$/u.test(text);

/** Firebase Auth's user id, also the id of the `user` document. */
export type Uid = string & z.core.$brand<'Uid'>;
export const isUid = (value: unknown): value is Uid => typeof value === 'string' && isDocumentId(value);

/** Ids in addresses. Firestore reserves `__…__`. */
export const ITEM_ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

export const ID_CATEGORIA = /^[a-z0-9-]{1,40}$/;

/** A kind of item; also its collection. In the order of the form’s tabs. */
export const TIPOS = ['link', 'evento', 'curso', 'promo'] as const;
export type Tipo = (typeof TIPOS)[number];

export const DEFAULT_TIPO: Tipo = 'link';

/** Kinds with a detail page, listed in the agenda. */
export const TIPOS_AGENDA = ['evento', 'curso', 'promo'] as const;
export type TipoAgenda = (typeof TIPOS_AGENDA)[number];

/** The list of likes by kind. */
export const LIKES_FIELD = {
  evento: 'eventLikes',
  curso: 'cursosLikes',
  promo: 'promosLikes',
  link: 'linksLikes',
} as const satisfies Record<Tipo, string>;
