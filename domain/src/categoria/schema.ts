import { z } from '../zod.ts';
import { CATEGORIAS } from './categoria.ts';

export const categoriaTituloSchema = z.enum(CATEGORIAS);

/** A stored categoria; `nombre` is read where `titulo` is missing. */
export const categoriaStoredSchema = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !('titulo' in value) && 'nombre' in value
      ? { ...value, titulo: value.nombre }
      : value,
  z.object({ titulo: z.string().min(1).max(40), icono: z.string().max(200).default('') }),
);
