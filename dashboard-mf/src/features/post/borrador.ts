import type { Tipo } from 'domain/ids';
import { z } from 'domain/zod';
import { type Valores, valoresSchema } from './valores.ts';

/** Whose draft of what: of a new item of a kind, or of the changes to the item `id`. */
export type Lugar = { uid: string; tipo: Tipo; id?: string | undefined };

const borradorSchema = z.object({
  valores: valoresSchema,
  /** Pictures that were chosen: they are not kept, so the person is told. */
  fotos: z.number().int().min(0),
  /** State of the item that was being changed; '' for a new one. */
  version: z.string(),
});
export type Borrador = z.infer<typeof borradorSchema>;

/** Local storage key of a draft. Each person of a shared browser has their own. */
const clave = ({ uid, tipo, id }: Lugar): string =>
  ['vidriera.borrador', uid, tipo, ...(id ? [id] : [])].join('.');

const esperable = (error: unknown): boolean => error instanceof DOMException || error instanceof SyntaxError;

/** The draft left from another time, or `null`: none, one that can't be understood, or no storage allowed. */
export function leerBorrador(lugar: Lugar): Borrador | null {
  try {
    const guardado = localStorage.getItem(clave(lugar));
    return guardado ? (borradorSchema.safeParse(JSON.parse(guardado)).data ?? null) : null;
  } catch (error) {
    if (esperable(error)) return null;
    throw error;
  }
}

/** Whether two forms hold the same. */
export const iguales = (unos: Valores, otros: Valores): boolean =>
  JSON.stringify(valoresSchema.parse(unos)) === JSON.stringify(valoresSchema.parse(otros));

/** Keeps the draft. A full or forbidden storage costs the draft only. */
export function guardarBorrador(lugar: Lugar, borrador: Borrador): void {
  try {
    localStorage.setItem(clave(lugar), JSON.stringify(borrador));
  } catch (error) {
    if (!esperable(error)) throw error;
  }
}

export function borrarBorrador(lugar: Lugar): void {
  try {
    localStorage.removeItem(clave(lugar));
  } catch (error) {
    if (!esperable(error)) throw error;
  }
}
