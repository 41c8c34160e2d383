import { z } from '../zod.ts';
import { CATEGORIAS } from './categoria.ts';

export const categoriaTituloSchema = z.enum(CATEGORIAS);

/** A stored categoria; `nombre` is read where `titulo` is missing. */
export const categoriaStoredSchema = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'object' && value !== null && !('titulo' in value) && 'nombre' in value
      ? { ...value, titulo: value.nombre }
      : value,
  ),
  z.object({
    titulo: z.string().check(z.minLength(1), z.maxLength(40)),
    icono: z._default(z.string().check(z.maxLength(200)), ''),
  }),
);
