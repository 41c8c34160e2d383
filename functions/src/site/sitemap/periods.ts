/** A file's period in UTC: '2026-11', '2026-11-05' or '2026-11-05-14'. */
export type Period = string;

const HOUR_MS = 3_600_000;
/** Lengths of the names of a month, a day and an hour. */
const [MONTH, DAY, HOUR] = [7, 10, 13];

const periodOf = (moment: Date, letters: number): Period =>
  moment.toISOString().replace('T', '-').slice(0, letters);
export const monthOf = (moment: Date): Period => periodOf(moment, MONTH);

/** Returns the first moments of a period and of the next; invalid dates for an impossible day. */
export function bounds(period: Period): [Date, Date] {
  const [year, month, day, hour] = period.split('-').map(Number) as [number, number, number?, number?];
  const from = new Date(Date.UTC(year, month - 1, day ?? 1, hour ?? 0));
  if (day === undefined) return [from, new Date(Date.UTC(year, month))];
  return [from, new Date(from.getTime() + (hour === undefined ? 24 : 1) * HOUR_MS)];
}

/** Returns whether a period exists, unlike 31 February. */
export const isPeriod = (period: Period): boolean => periodOf(bounds(period)[0], period.length) === period;

/** Returns the days of a month or the hours of a day; none for an hour. */
export function partsOf(period: Period): Period[] {
  if (period.length >= HOUR) return [];
  const letters = period.length === MONTH ? DAY : HOUR;
  const [from, until] = bounds(period);
  const parts = new Set<Period>();
  for (let at = from.getTime(); at < until.getTime(); at += HOUR_MS)
    parts.add(periodOf(new Date(at), letters));
  return [...parts];
}

/** Returns all months between two, both included; none in the wrong order. */
export function monthsBetween(first: Period, last: Period): Period[] {
  const months: Period[] = [];
  for (let month = first; month <= last; month = monthOf(bounds(month)[1])) months.push(month);
  return months;
}
