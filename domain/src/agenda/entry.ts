import type { Light } from '../item/light.ts';
import { places } from '../localidad/places.ts';

export const VIRTUAL = 'virtual';
const PLACELESS = 'sin-lugar';
/** Zonas of virtual items and of items without a place. */
export const NOWHERE = [VIRTUAL, PLACELESS] as const;

export const zonas = (): string[] => [...new Set([...places().values()].map(({ zona }) => zona)), ...NOWHERE];

type Placed = { zona: string | null; modalidad?: string };
/** Returns the zona that keeps an item’s entry. */
export const whereOf = ({ zona, modalidad }: Placed): string =>
  modalidad === 'Virtual' ? VIRTUAL : (zona ?? PLACELESS);

/** A key unique among all kinds. */
export const keyOf = ({ tipo, id }: { tipo: string; id: string }): string => `${tipo}/${id}`;

/** Returns lights in milliseconds, sorted and merged. */
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
