import { z } from '../zod.ts';
import { ID_CATEGORIA, ITEM_ID, isDocumentId, TIPOS, TIPOS_AGENDA } from './ids.ts';

const INVALID = 'Identificador inválido';

/** Firebase Auth's user id, also the id of the `user` document. */
export const uidSchema = z.string().check(z.refine(isDocumentId, INVALID)).brand<'Uid'>();

/** Id of an evento, curso, promo or link. */
export const itemIdSchema = z.string().check(z.regex(ITEM_ID, INVALID)).brand<'ItemId'>();
export type ItemId = z.infer<typeof itemIdSchema>;

export const categoriaIdSchema = z.string().check(z.regex(ID_CATEGORIA)).brand<'CategoriaId'>();
export type CategoriaId = z.infer<typeof categoriaIdSchema>;

export const tipoSchema = z.enum(TIPOS);

export const tipoAgendaSchema = z.enum(TIPOS_AGENDA);
