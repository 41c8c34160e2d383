import { localTime } from '@vidriera/domain/values/local-time';
import type { ListedClaim, TakenData } from './load.ts';

export const ROW_FILTERS = ['all', 'abierta', 'cancelado', 'usada', 'vencida', 'doble'] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];

/** A claim in the list. `cancelado`: unused, and its promo was called off. */
export type ClaimRow = Omit<ListedClaim, 'estado'> & { estado: ListedClaim['estado'] | 'cancelado' };

export const rowsOf = ({ taken, calledOff }: Pick<TakenData, 'taken' | 'calledOff'>): ClaimRow[] =>
  calledOff === undefined
    ? taken
    : taken.map((one) => (one.estado === 'abierta' ? { ...one, estado: 'cancelado' } : one));

export const passesFilter = (kind: RowFilter, { estado, doble }: ClaimRow): boolean =>
  kind === 'all' || (kind === 'doble' ? doble !== null : estado === kind);

export const STATE_LABEL: Record<ClaimRow['estado'], string> = {
  abierta: 'Sin usar',
  cancelado: 'Se canceló',
  usada: 'Canjeada',
  vencida: 'Venció',
};

/** Groups claims by the day of their use, lapse or taking, in order. */
export function byDay(taken: readonly ClaimRow[]): [day: string, ofDay: ClaimRow[]][] {
  const days = new Map<string, ClaimRow[]>();
  for (const one of taken) {
    const day = dayOf(one);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days].sort(([a], [b]) => (a < b ? 1 : -1));
}

const dayOf = ({ estado, tomada, caduca, canjeada }: ClaimRow): string => {
  const at = estado === 'usada' ? canjeada : estado === 'vencida' ? caduca : tomada;
  return localTime(new Date(at ?? tomada)).slice(0, 10);
};

const HEADER = ['Nombre', 'Estado', 'Tomada', 'Vence', 'Canjeada', 'En el mostrador', 'Segunda vez'];

/** Returns the rows for csv.ts; times in the zone's clock: '2026-11-26 21:00'. */
export function tableOf(taken: readonly ClaimRow[]): string[][] {
  const time = (ms: number | null) => (ms === null ? '' : localTime(new Date(ms)).replace('T', ' '));
  const rows = taken.map(({ nombre, estado, tomada, caduca, canjeada, quien, doble }) => [
    nombre,
    STATE_LABEL[estado],
    time(tomada),
    time(caduca),
    time(canjeada),
    canjeada === null ? '' : (quien ?? 'Vos'),
    time(doble),
  ]);
  return [HEADER, ...rows];
}
