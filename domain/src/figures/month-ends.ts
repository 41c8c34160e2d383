import { RETENTION_MONTHS } from '../site/retention.ts';
import { midnight } from '../values/fecha.ts';

/** Returns when a month's figures expire: no year, and no year before it, touches them any more. */
export function monthEnds(month: string): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const first = new Date(Date.UTC(year, number - 1 + RETENTION_MONTHS.figures, 1)).toISOString().slice(0, 10);
  const end = midnight(first);
  if (!end) throw new RangeError(`Not a month: ${month}`);
  return end;
}
