import { esIdDeDocumento, ID_CATEGORIA, TIPOS, TIPOS_AGENDA } from './ids.ts';
import { z } from './zod.ts';

const idDeDocumento = z.string().refine(esIdDeDocumento, 'Identificador inválido');

/** Firebase Auth's user id, also the id of the `user` document. */
export const uidSchema = idDeDocumento.brand<'Uid'>();

/** Id of an evento, curso, promo or link. */
export const itemIdSchema = idDeDocumento.brand<'ItemId'>();

export const categoriaIdSchema = z.string().regex(ID_CATEGORIA).brand<'CategoriaId'>();

export const tipoSchema = z.enum(TIPOS);

export const tipoAgendaSchema = z.enum(TIPOS_AGENDA);
