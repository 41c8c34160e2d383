import { localTime } from '@vidriera/domain/values/local-time';
import type { Taken, TakenData } from './load.ts';

/** What a list is narrowed to. */
export const KINDS = ['all', 'abierta', 'cancelado', 'usada', 'vencida', 'doble'] as const;
export type Kind = (typeof KINDS)[number];

/** A claim as the list shows it. `cancelado`: not used, and its promo was called off. */
export type Row = Omit<Taken, 'estado'> & { estado: Taken['estado'] | 'cancelado' };

/** The rows of an answer. */
export const rowsOf = ({ taken, calledOff }: Pick<TakenData, 'taken' | 'calledOff'>): Row[] =>
  calledOff === undefined
    ? taken
    : taken.map((one) => (one.estado === 'abierta' ? { ...one, estado: 'cancelado' } : one));

export const isOf = (kind: Kind, { estado, doble }: Row): boolean =>
  kind === 'all' || (kind === 'doble' ? doble !== null : estado === kind);

export const STATE: Record<Row['estado'], string> = {
  abierta: 'Sin usar',
  cancelado: 'Se canceló',
  usada: 'Canjeada',
  vencida: 'Venció',
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

const dayOf = ({ estado, tomada, caduca, canjeada }: Row): string => {
  const at = estado === 'usada' ? canjeada : estado === 'vencida' ? caduca : tomada;
  return localTime(new Date(at ?? tomada)).slice(0, 10);
};

const HEADER = ['Nombre', 'Estado', 'Tomada', 'Vence', 'Canjeada', 'En el mostrador', 'Segunda vez'];

/** The list as a table, for csv.ts: times by the zone's clocks, '2026-11-26 21:00'. */
export function tableOf(taken: readonly Row[]): string[][] {
  const time = (ms: number | null) => (ms === null ? '' : localTime(new Date(ms)).replace('T', ' '));
  const rows = taken.map(({ nombre, estado, tomada, caduca, canjeada, quien, doble }) => [
    nombre,
    STATE[estado],
    time(tomada),
    time(caduca),
    time(canjeada),
    canjeada === null ? '' : (quien ?? 'Vos'),
    time(doble),
  ]);
  return [HEADER, ...rows];
}
