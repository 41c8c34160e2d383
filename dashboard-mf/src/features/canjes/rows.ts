import { localTime } from '@vidriera/domain/values/local-time';
import type { Taken, TakenData } from './load.ts';

/** What a list is narrowed to. */
export const KINDS = ['all', 'open', 'cancelled', 'used', 'lapsed', 'double'] as const;
export type Kind = (typeof KINDS)[number];

/** A claim as the list shows it. `cancelled`: not used, and its promo was called off. */
export type Row = Omit<Taken, 'state'> & { state: Taken['state'] | 'cancelled' };

/** The rows of an answer. */
export const rowsOf = ({ taken, calledOff }: Pick<TakenData, 'taken' | 'calledOff'>): Row[] =>
  calledOff === undefined
    ? taken
    : taken.map((one) => (one.state === 'open' ? { ...one, state: 'cancelled' } : one));

export const isOf = (kind: Kind, { state, redeemedAgainAt }: Row): boolean =>
  kind === 'all' || (kind === 'double' ? redeemedAgainAt !== null : state === kind);

export const STATE: Record<Row['state'], string> = {
  open: 'Sin usar',
  cancelled: 'Se canceló',
  used: 'Canjeada',
  lapsed: 'Venció',
};

/** Those of a day together, in the order they come in: by the day they were used, lapsed or, if neither, taken. */
export function byDay(taken: readonly Row[]): [day: string, ofDay: Row[]][] {
  const days = new Map<string, Row[]>();
  for (const one of taken) {
    const day = dayOf(one);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days].sort(([a], [b]) => (a < b ? 1 : -1));
}

const dayOf = ({ state, takenAt, lapsesAt, redeemedAt }: Row): string => {
  const at = state === 'used' ? redeemedAt : state === 'lapsed' ? lapsesAt : takenAt;
  return localTime(new Date(at ?? takenAt)).slice(0, 10);
};

const HEADER = ['Nombre', 'Estado', 'Tomada', 'Vence', 'Canjeada', 'En el mostrador', 'Segunda vez'];

/** The list as a table, for csv.ts: times by the zone's clocks, '2026-11-26 21:00'. */
export function tableOf(taken: readonly Row[]): string[][] {
  const time = (ms: number | null) => (ms === null ? '' : localTime(new Date(ms)).replace('T', ' '));
  const rows = taken.map(({ nombre, state, takenAt, lapsesAt, redeemedAt, helperName, redeemedAgainAt }) => [
    nombre,
    STATE[state],
    time(takenAt),
    time(lapsesAt),
    time(redeemedAt),
    redeemedAt === null ? '' : (helperName ?? 'Vos'),
    time(redeemedAgainAt),
  ]);
  return [HEADER, ...rows];
}
