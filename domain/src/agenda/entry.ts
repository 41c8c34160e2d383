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
