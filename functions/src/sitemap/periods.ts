/** A part of time in UTC that a file of the sitemap is of: a month, '2026-11', or where that is too much a day or an hour, '2026-11-05-14'. */
export type Period = string;

const HOUR_MS = 3_600_000;
/** Letters of a month, a day, an hour. */
const [MONTH, DAY, HOUR] = [7, 10, 13];

/** The month, day or hour that a moment is in, by the letters of its name. */
const periodOf = (moment: Date, letters: number): Period =>
  moment.toISOString().replace('T', '-').slice(0, letters);
export const monthOf = (moment: Date): Period => periodOf(moment, MONTH);

/** Its first moment, and the next one's; moments that are none where there is no such day. */
export function bounds(period: Period): [Date, Date] {
  const [year, month, day, hour] = period.split('-').map(Number) as [number, number, number?, number?];
  const from = new Date(Date.UTC(year, month - 1, day ?? 1, hour ?? 0));
  if (day === undefined) return [from, new Date(Date.UTC(year, month))];
  return [from, new Date(from.getTime() + (hour === undefined ? 24 : 1) * HOUR_MS)];
}

/** Whether there is such a period: the 31st of February is none. */
export const isPeriod = (period: Period): boolean => periodOf(bounds(period)[0], period.length) === period;

/** The days of a month, the hours of a day; an hour has no parts. */
export function partsOf(period: Period): Period[] {
  if (period.length >= HOUR) return [];
  const letters = period.length === MONTH ? DAY : HOUR;
  const [from, until] = bounds(period);
  const parts = new Set<Period>();
  for (let at = from.getTime(); at < until.getTime(); at += HOUR_MS)
    parts.add(periodOf(new Date(at), letters));
  return [...parts];
}

/** All months from one to another, both included; none when they are the wrong way round. */
export function monthsBetween(first: Period, last: Period): Period[] {
  const months: Period[] = [];
  for (let month = first; month <= last; month = monthOf(bounds(month)[1])) months.push(month);
  return months;
}
