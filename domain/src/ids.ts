import { z } from './zod.ts';

const idDeDocumento = z
  .string()
  .min(1)
  .max(128)
  .regex(/^(?!\.{1,2}$)(?!__.*__$)[^/\s]+$/u, 'Identificador inválido');

/** Firebase Auth's user id, also the id of the `user` document. */
export const uidSchema = idDeDocumento.brand<'Uid'>();
export type Uid = z.infer<typeof uidSchema>;

/** Id of an evento, curso, promo or link. */
export const itemIdSchema = idDeDocumento.brand<'ItemId'>();
export type ItemId = z.infer<typeof itemIdSchema>;

/** Id of a categoria: its folded title ('musica'). */
export const categoriaIdSchema = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/)
  .brand<'CategoriaId'>();
export type CategoriaId = z.infer<typeof categoriaIdSchema>;

/** What an item is; also its Firestore collection's name. In the order of the form's tabs. */
export const TIPOS = ['link', 'evento', 'curso', 'promo'] as const;
export const tipoSchema = z.enum(TIPOS);
export type Tipo = z.infer<typeof tipoSchema>;
/** The tab the post form opens with. */
export const TIPO_POR_DEFECTO: Tipo = 'link';

/** The kinds that have a detail page and appear in the agenda. */
export const TIPOS_AGENDA = ['evento', 'curso', 'promo'] as const;
export const tipoAgendaSchema = z.enum(TIPOS_AGENDA);
export type TipoAgenda = z.infer<typeof tipoAgendaSchema>;

/** The field of `user` that lists what a person liked of each kind. */
export const CAMPO_LIKES = {
  evento: 'eventLikes',
  curso: 'cursosLikes',
  promo: 'promosLikes',
  link: 'linksLikes',
} as const satisfies Record<Tipo, string>;
