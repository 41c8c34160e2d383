import type { Stood } from '@vidriera/domain/agenda/list';
import { compare, type Phase } from '@vidriera/domain/agenda/order';
import type { TipoAgenda } from '@vidriera/domain/values/ids';

/** Something that a search found, where it stands in its list. */
export interface Ranked extends Stood {
  /** How well it is meant: a whole number, the higher the better. */
  weight: number;
}

/** Where something stands among what a search found. */
export interface RankedPosition {
  phase: Phase;
  at: number;
  id: string;
  weight: number;
}

/** What is over comes last, and events without a date before that. A course or promo without a date goes on, as those do that are on now. */
export const groupOf = (tipo: TipoAgenda, phase: Phase): number =>
  phase === 'past' ? 2 : Number(tipo === 'evento' && phase === 'sinFecha');

/** The order of what a search found of a kind: the best first; of what is as good, what comes sooner. */
export const compareRanked =
  (tipo: TipoAgenda) =>
  (a: RankedPosition, b: RankedPosition): number =>
    groupOf(tipo, a.phase) - groupOf(tipo, b.phase) || b.weight - a.weight || compare(a, b);
