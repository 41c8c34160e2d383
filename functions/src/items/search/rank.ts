import type { TimedEntry } from '@vidriera/domain/agenda/list';
import { compare, type Phase } from '@vidriera/domain/agenda/order';
import { addDays, range } from '@vidriera/domain/values/fecha';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { agendaDay, dayBegins, type LocalTime, momentOf } from '@vidriera/domain/values/local-time';

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

/** When events stop being today's, tomorrow's, this week's and this weekend's, as their headings say (`domain/src/item/when.ts`). */
function edgesAt(now: LocalTime): number[] {
  const today = agendaDay(now);
  const [friday, sunday] = range('finde', today);
  const next = addDays(today, 2);
  return [
    addDays(today, 1),
    next,
    friday > next ? friday : next,
    sunday >= next ? addDays(sunday, 1) : next,
  ].map((dia) => momentOf(dayBegins(dia)).getTime());
}

/** Orders results by the groups that a list shows, then by relevance, then by time. Current courses and promos are one group. */
export function compareRanked(tipo: TipoAgenda, now: LocalTime) {
  const edges = edgesAt(now);
  const groupOf = ({ phase, at }: RankedPosition): number => {
    if (phase === 'past') return edges.length + 2;
    if (tipo !== 'evento') return 0;
    return phase === 'sinFecha' ? edges.length + 1 : edges.filter((edge) => at >= edge).length;
  };
  return (a: RankedPosition, b: RankedPosition): number =>
    groupOf(a) - groupOf(b) || b.weight - a.weight || compare(a, b);
}
