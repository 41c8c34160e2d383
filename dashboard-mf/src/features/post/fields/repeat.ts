import { RECURRENCIAS } from '@vidriera/domain/evento/recurrencia';
import { nearestDate, type Regla, readRegla, reglaOf, writeRegla } from '@vidriera/domain/evento/regla';
import { addDays, type Dia, midnight } from '@vidriera/domain/values/fecha';
import type { PostValues } from '../values.ts';

/** Kinds of repetition; the first is the weekly field without a rule. */
export const WAYS = ['week', 'days', 'weeks', 'month'] as const;
export type Way = (typeof WAYS)[number];

export function wayOf(regla: Regla | null): Way {
  if (!regla) return 'week';
  if ('nth' in regla) return 'month';
  return regla.every === 2 ? 'weeks' : 'days';
}

type Repeating = Pick<PostValues, 'fechaPeriodica' | 'regla'>;

/** Returns the fields after a change of kind; the day stays. */
export function changedWay(values: Repeating, way: Way): Repeating {
  const now = reglaOf(withRule(values)) ?? { every: 1, days: [0] };
  const days = 'days' in now ? now.days : [now.day];
  const [day = 0] = days;
  const rules: Record<Exclude<Way, 'week'>, Regla> = {
    days: { every: 1, days },
    weeks: { every: 2, days },
    month: { nth: 1, day },
  };
  if (way === 'week') return { fechaPeriodica: RECURRENCIAS[day] ?? 'Todos los lunes', regla: '' };
  return { ...values, regla: writeRegla(rules[way]) };
}

const withRule = ({ fechaPeriodica, regla }: Repeating) =>
  regla ? { fechaPeriodica: null, regla } : { fechaPeriodica };

/** A day that is being typed may be none yet. */
const dayOf = (typed: string): Dia => (midnight(typed) ? typed : '');

/** Returns the first dates that are not over. */
export function datesOf(
  values: Repeating & Pick<PostValues, 'fechaDesde' | 'fechaHasta'>,
  today: Dia,
): Dia[] {
  const regla = reglaOf(withRule(values));
  const [fechaDesde, fechaHasta] = [dayOf(values.fechaDesde), dayOf(values.fechaHasta)];
  if (!regla || (values.regla && !fechaDesde)) return [];
  const dates: Dia[] = [];
  for (let dia = fechaDesde > today ? fechaDesde : today; dates.length < 3; dia = addDays(dia, 1)) {
    dia = nearestDate(regla, fechaDesde || today, dia);
    if (fechaHasta && dia > fechaHasta) break;
    dates.push(dia);
  }
  return dates;
}

/** Returns a rule's first date, not before a day; what was typed if there is none. */
export function snapped(text: string, typed: string): string {
  const [regla, dia] = [readRegla(text), dayOf(typed)];
  return regla && dia ? nearestDate(regla, dia, dia) : typed;
}
