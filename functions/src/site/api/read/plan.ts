import { PHASES, type Phase } from '@vidriera/domain/agenda/order';
import { type Dia, range } from '@vidriera/domain/values/fecha';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import type { AgendaFilter } from '../../../base/firestore/queries/items.ts';

/** A part of a list, with the first and last day of its events if requested. */
export type ListPart = { phase: Phase; days: [Dia, Dia] | null };

export type ListPlan = {
  tipo: TipoAgenda;
  parts: readonly ListPart[];
  /** Leaves out cancelled and postponed items. */
  on: boolean;
  filter: AgendaFilter;
};

export type Request = ListPlan['filter'] & {
  tipo: TipoAgenda;
  weekend?: boolean;
  on?: boolean;
};

/** Plans a list. @param today of the agenda */
export const plan = ({ tipo, weekend, on = false, ...filter }: Request, today: Dia): ListPlan => ({
  tipo,
  on,
  parts: weekend
    ? [{ phase: 'upcoming', days: range('finde', today) }]
    : PHASES.map((phase) => ({ phase, days: null })),
  filter,
});
