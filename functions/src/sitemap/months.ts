/** A calendar month in UTC, '2026-11': the parts a sitemap is cut into. */
export type Month = string;

export const monthOf = (moment: Date): Month => moment.toISOString().slice(0, 7);

/** Its first moment, and the next month's. */
export function bounds(month: Month): [Date, Date] {
  const [year, index] = month.split('-').map(Number) as [number, number];
  return [new Date(Date.UTC(year, index - 1)), new Date(Date.UTC(year, index))];
}

/** All months from one to another, both included; none when they are the wrong way round. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = monthOf(bounds(month)[1])) months.push(month);
  return months;
}
