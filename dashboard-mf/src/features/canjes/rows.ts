import { localTime } from '@vidriera/domain/values/local-time';
import type { ListedClaim, TakenData } from './load.ts';

export const ROW_FILTERS = ['all', 'open', 'cancelled', 'used', 'lapsed', 'double'] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];

/** A claim in the list. `cancelled`: unused, and its promo was called off. */
export type ClaimRow = Omit<ListedClaim, 'state'> & { state: ListedClaim['state'] | 'cancelled' };

export const rowsOf = ({ taken, calledOff }: Pick<TakenData, 'taken' | 'calledOff'>): ClaimRow[] =>
  calledOff === undefined
    ? taken
    : taken.map((claim) => (claim.state === 'open' ? { ...claim, state: 'cancelled' } : claim));

export const passesFilter = (kind: RowFilter, { state, redeemedAgainAt }: ClaimRow): boolean =>
  kind === 'all' || (kind === 'double' ? redeemedAgainAt !== null : state === kind);

export const STATE_LABEL: Record<ClaimRow['state'], string> = {
  open: 'Sin usar',
  cancelled: 'Se canceló',
  used: 'Canjeada',
  lapsed: 'Venció',
};

/** Groups claims by the day of their use, lapse or taking, in order. */
export function byDay(taken: readonly ClaimRow[]): [day: string, ofDay: ClaimRow[]][] {
  const days = new Map<string, ClaimRow[]>();
  for (const claim of taken) {
    const day = dayOf(claim);
    days.set(day, [...(days.get(day) ?? []), claim]);
  }
  return [...days].sort(([a], [b]) => (a < b ? 1 : -1));
}

const dayOf = ({ state, takenAt, lapsesAt, redeemedAt }: ClaimRow): string => {
  const at = state === 'used' ? redeemedAt : state === 'lapsed' ? lapsesAt : takenAt;
  return localTime(new Date(at ?? takenAt)).slice(0, 10);
};

const HEADER = ['Nombre', 'Estado', 'Tomada', 'Vence', 'Canjeada', 'Canjeó', 'Segunda vez'];

/** Returns the rows for csv.ts; times in the zone's clock: '2026-11-26 21:00'. */
export function tableOf(taken: readonly ClaimRow[]): string[][] {
  const time = (ms: number | null) => (ms === null ? '' : localTime(new Date(ms)).replace('T', ' '));
  const rows = taken.map(({ nombre, state, takenAt, lapsesAt, redeemedAt, helperName, redeemedAgainAt }) => [
    nombre,
    STATE_LABEL[state],
    time(takenAt),
    time(lapsesAt),
    time(redeemedAt),
    redeemedAt === null ? '' : (helperName ?? 'Vos'),
    time(redeemedAgainAt),
  ]);
  return [HEADER, ...rows];
}
