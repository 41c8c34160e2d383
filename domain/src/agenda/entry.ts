import type { Light } from '../item/light.ts';
import { places } from '../localidad/places.ts';

export const VIRTUAL = 'virtual';
const PLACELESS = 'sin-lugar';
/** Where entries are kept that belong to no zona: what is virtual, and what says no place. */
export const NOWHERE = [VIRTUAL, PLACELESS] as const;

/** Where entries are kept: each centre with what lies around it, and what is nowhere. */
export const zonas = (): string[] => [...new Set([...places().values()].map(({ zona }) => zona)), ...NOWHERE];

type Placed = { zona: string | null; modalidad?: string };
/** Where the entry of a stored item is kept. */
export const whereOf = ({ zona, modalidad }: Placed): string =>
  modalidad === 'Virtual' ? VIRTUAL : (zona ?? PLACELESS);

/** By what an item is known among others of every kind. */
export const keyOf = ({ tipo, id }: { tipo: string; id: string }): string => `${tipo}/${id}`;

/** Lights in milliseconds, in order; those that overlap or meet are one. */
export function unitedLights(lights: readonly Light[]): [number, number][] {
  const united: [number, number][] = [];
  const all = lights.map(([begins, ends]): [number, number] => [begins.getTime(), ends.getTime()]);
  for (const [begins, ends] of all.sort(([a], [b]) => a - b)) {
    const last = united.at(-1);
    if (last && begins <= last[1]) last[1] = Math.max(last[1], ends);
    else united.push([begins, ends]);
  }
  return united;
}
