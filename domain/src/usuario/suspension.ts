import { DAY_MS } from '../site/retention.ts';
import { diaOf, monthName } from '../values/fecha.ts';

/** Lengths of a suspension in days; `null`: for good. */
export const SUSPENSION_DAYS = [7, 30, null] as const;
export type SuspensionDays = (typeof SUSPENSION_DAYS)[number];

/** The end of a suspension for good. Rules compare moments, so it has one too. */
export const FOR_GOOD = new Date('2199-12-31T00:00:00Z');

export const suspensionEnd = (days: SuspensionDays, from: Date): Date =>
  days === null ? FOR_GOOD : new Date(from.getTime() + days * DAY_MS);

/** 'hasta el 5 de diciembre de 2026', 'sin fecha de vuelta' */
export function untilText(until: Date): string {
  if (until >= FOR_GOOD) return 'sin fecha de vuelta';
  const dia = diaOf(until);
  return `hasta el ${Number(dia.slice(8))} de ${monthName(dia)} de ${dia.slice(0, 4)}`;
}
