/** Which state of an item was read: its `updatedAt`, to the nanosecond. '' for one that has none. */
export function versionDe(doc: unknown): string {
  const { updatedAt } = (doc ?? {}) as { updatedAt?: { seconds?: unknown; nanoseconds?: unknown } | null };
  return updatedAt?.seconds === undefined ? '' : `${updatedAt.seconds}.${updatedAt.nanoseconds}`;
}

/** Days and timestamps as milliseconds, references as their path: what can be compared. */
function comparable(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.map(comparable);
  if (typeof valor !== 'object' || valor === null) return valor;
  if (valor instanceof Date) return valor.getTime();
  if ('toMillis' in valor && typeof valor.toMillis === 'function') return valor.toMillis();
  return 'path' in valor ? valor.path : valor;
}

/** Whether a stored document holds all these fields with these values: an earlier try whose answer got lost wrote them. */
export const yaTiene = (doc: Record<string, unknown>, campos: Record<string, unknown>): boolean =>
  Object.entries(campos).every(
    ([campo, valor]) => JSON.stringify(comparable(doc[campo])) === JSON.stringify(comparable(valor)),
  );
