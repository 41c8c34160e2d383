import { addDays, midnight } from '../values/fecha.ts';
import { addDay, byKind, type Month } from './month.ts';
import { viewsAndPresses } from './top.ts';

/** '2026-01' → '2025-12' */
export const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);

/** Returns the first moment of a month in Argentina, and of the next one. */
export function monthBounds(month: string): [from: Date, to: Date] {
  const first = `${month}-01`;
  const bounds = [first, `${addDays(first, 31).slice(0, 7)}-01`].map((dia) => midnight(dia));
  if (!bounds[0] || !bounds[1]) throw new RangeError(`Not a month: ${month}`);
  return [bounds[0], bounds[1]];
}

/** Views and presses of a whole month. */
export const sumsOf = ({ days }: Pick<Month, 'days'>): [views: number, presses: number] =>
  viewsAndPresses(byKind(Object.values(days).reduce(addDay, {})));
