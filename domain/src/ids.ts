import type { categoriaIdSchema, itemIdSchema, uidSchema } from './ids-schema.ts';
import type { z } from './zod.ts';

/** Whether a text can be a document's id: 1 to 128 characters without blanks and slashes, and no name Firestore keeps for itself. */
export const esIdDeDocumento = (texto: string): boolean =>
  texto.length <= 128 && /^(?!\.{1,2}$)(?!__.*__$)[^/\s]+$/u.test(texto);

/** Firebase Auth's user id, also the id of the `user` document. */
export type Uid = z.infer<typeof uidSchema>;
export const esUid = (valor: unknown): valor is Uid => typeof valor === 'string' && esIdDeDocumento(valor);

/** Id of an evento, curso, promo or link. */
export type ItemId = z.infer<typeof itemIdSchema>;

/** Ids that a categoria may have. */
export const ID_CATEGORIA = /^[a-z0-9-]{1,40}$/;

/** Id of a categoria: its folded title ('musica'). */
export type CategoriaId = z.infer<typeof categoriaIdSchema>;

/** What an item is; also its Firestore collection's name. In the order of the form's tabs. */
export const TIPOS = ['link', 'evento', 'curso', 'promo'] as const;
export type Tipo = (typeof TIPOS)[number];

/** The tab the post form opens with. */
export const TIPO_POR_DEFECTO: Tipo = 'link';

/** The kinds that have a detail page and appear in the agenda. */
export const TIPOS_AGENDA = ['evento', 'curso', 'promo'] as const;
export type TipoAgenda = (typeof TIPOS_AGENDA)[number];

/** The field of `user` that lists what a person liked of each kind. */
export const CAMPO_LIKES = {
  evento: 'eventLikes',
  curso: 'cursosLikes',
  promo: 'promosLikes',
  link: 'linksLikes',
} as const satisfies Record<Tipo, string>;
