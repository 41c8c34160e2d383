import { PHASES, type Phase } from '@vidriera/domain/agenda/order';
import { type Dia, range } from '@vidriera/domain/values/fecha';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import type { AgendaQuery } from '../../shared/queries.ts';

/** A part of a list, and the first and last day of the agenda on which an event of it takes place, if that is asked. */
export type ListPart = { phase: Phase; days: [Dia, Dia] | null };

/** How a list is read that an index answers: which parts, and of what. */
export type ListPlan = {
  tipo: TipoAgenda;
  parts: readonly ListPart[];
  /** Only what takes place: what is cancelled or put off is left out. */
  on: boolean;
  filter: Pick<AgendaQuery, 'categoria' | 'uid'>;
};

export type Request = ListPlan['filter'] & {
  tipo: TipoAgenda;
  /** Only events of the weekend. */
  weekend?: boolean;
  on?: boolean;
};

/** Plans a list. @param today by the agenda */
export const plan = ({ tipo, weekend, on = false, ...filter }: Request, today: Dia): ListPlan => ({
  tipo,
  on,
  parts: weekend
    ? [{ phase: 'upcoming', days: range('finde', today) }]
    : PHASES.map((phase) => ({ phase, days: null })),
  filter,
});
