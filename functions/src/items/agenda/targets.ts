import type { TipoAgenda } from '@vidriera/domain/values/ids';
import type { PartRef } from './bounds.ts';

/** An item, and zonas that may have its entry. */
export interface ItemTarget {
  tipo: TipoAgenda;
  id: string;
  zonas: readonly string[];
}

/** Items, creators and parts to read again. They are written where they changed. */
export interface Targets {
  items?: readonly ItemTarget[];
  /** Creators, in the parts that are written. */
  owners?: readonly string[];
  /** Parts to write besides those of the items. */
  parts?: readonly PartRef[];
}

export const joinTargets = (all: readonly Targets[]): Required<Targets> => ({
  items: all.flatMap(({ items }) => items ?? []),
  owners: [...new Set(all.flatMap(({ owners }) => owners ?? []))],
  parts: all.flatMap(({ parts }) => parts ?? []),
});
