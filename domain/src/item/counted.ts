import type { Tipo } from '../values/ids.ts';

/** The kinds the landing counts. */
export const COUNTED = ['evento', 'promo'] as const satisfies Tipo[];

/** Whether the landing counts an item: visible, and for promos not over. */
export function isCounted(
  tipo: Tipo,
  { visible, proximaFecha }: { visible: boolean; proximaFecha: Date | null },
  now: Date,
): boolean {
  if (!visible) return false;
  return tipo === 'evento' || (tipo === 'promo' && (proximaFecha === null || proximaFecha >= now));
}
