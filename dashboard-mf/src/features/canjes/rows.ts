import { localTime } from 'domain/values/local-time';
import type { Taken } from './load.ts';

/** What a list is narrowed to. */
export const KINDS = ['all', 'abierta', 'usada', 'vencida', 'doble'] as const;
export type Kind = (typeof KINDS)[number];

export const isOf = (kind: Kind, { estado, doble }: Taken): boolean =>
  kind === 'all' || (kind === 'doble' ? doble !== null : estado === kind);

export const STATE: Record<Taken['estado'], string> = {
  abierta: 'Sin usar',
  usada: 'Canjeada',
  vencida: 'Venció',
};

/** Those of a day together, in the order they come in: by the day they were used, lapsed or, still open, taken. */
export function byDay(taken: readonly Taken[]): [day: string, ofDay: Taken[]][] {
  const days = new Map<string, Taken[]>();
  for (const one of taken) {
    const day = dayOf(one);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days].sort(([a], [b]) => (a < b ? 1 : -1));
}

const dayOf = ({ estado, tomada, caduca, canjeada }: Taken): string => {
  const at = estado === 'usada' ? canjeada : estado === 'vencida' ? caduca : tomada;
  return localTime(new Date(at ?? tomada)).slice(0, 10);
};

const HEADER = ['Nombre', 'Estado', 'Tomada', 'Vence', 'Canjeada', 'En el mostrador', 'Segunda vez'];

/** The list as a table, for csv.ts: times by the zone's clocks, '2026-11-26 21:00'. */
export function tableOf(taken: readonly Taken[]): string[][] {
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
