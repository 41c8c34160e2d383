import type { TimedEntry } from '@vidriera/domain/agenda/list';
import { compare, type Phase } from '@vidriera/domain/agenda/order';
import type { TipoAgenda } from '@vidriera/domain/values/ids';

export interface Ranked extends TimedEntry {
  /** Relevance: a whole number, higher is better. */
  weight: number;
}

export interface RankedPosition {
  phase: Phase;
  at: number;
  id: string;
  weight: number;
}

/** Past items come last, preceded by events without a date. Undated courses and promos count as current. */
export const groupOf = (tipo: TipoAgenda, phase: Phase): number =>
  phase === 'past' ? 2 : Number(tipo === 'evento' && phase === 'sinFecha');

/** Orders results by relevance, then by time. */
export const compareRanked =
  (tipo: TipoAgenda) =>
  (a: RankedPosition, b: RankedPosition): number =>
    groupOf(tipo, a.phase) - groupOf(tipo, b.phase) || b.weight - a.weight || compare(a, b);
