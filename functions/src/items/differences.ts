import { Timestamp } from 'firebase-admin/firestore';

const mismo = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((uno, i) => mismo(uno, b[i]));
  const [x, y] = [a, b].map((valor) => (valor instanceof Timestamp ? valor.toDate() : valor));
  return x instanceof Date && y instanceof Date ? x.getTime() === y.getTime() : x === y;
};

/** The fields of `deseado` that are not so in what is stored; `null` when all are, and nothing needs writing. */
export function diferencias(
  guardado: Record<string, unknown>,
  deseado: Record<string, unknown>,
): Record<string, unknown> | null {
  const cambios = Object.entries(deseado).filter(([campo, valor]) => !mismo(guardado[campo], valor));
  return cambios.length > 0 ? Object.fromEntries(cambios) : null;
}
