import { VIRTUAL, zonas } from '@vidriera/domain/agenda/entry';
import type { AgendaEntry } from '@vidriera/domain/agenda/entry-schema';
import type { Listed, Narrowing } from '@vidriera/domain/agenda/list';
import { type Localidad, placeByCode } from '@vidriera/domain/localidad/places';
import type { FoundParts } from '../agenda/read.ts';

/** A list’s place, or everywhere. */
export type ListQuery = Narrowing & { en?: string | undefined };

/** Zonas, and which of their entries belong. */
export interface Scope {
  name: string;
  zonas: string[];
  isThere: (entry: AgendaEntry) => boolean;
}

/** Zonas and filter of some places. A centre stands for its whole zona. */
export function scopeOfPlaces(places: readonly Localidad[], { modalidad }: Narrowing): Scope {
  const codes = new Set(places.map(({ code }) => code));
  const centres = new Set(places.flatMap(({ code, zona }) => (code === zona ? [zona] : [])));
  return {
    name: [...codes].join('+'),
    zonas: [...new Set(places.map(({ zona }) => zona)), ...(modalidad === 'Virtual' ? [VIRTUAL] : [])],
    isThere: ({ localidad }) =>
      localidad === null || codes.has(localidad) || centres.has(placeByCode(localidad)?.zona ?? ''),
  };
}

/** Returns the scope of a request; `null` for an unknown place. */
export function scopeOf({ en, ...narrowing }: ListQuery): Scope | null {
  if (!en) return { name: '', zonas: zonas(), isThere: () => true };
  const place = placeByCode(en);
  return place && scopeOfPlaces([place], narrowing);
}

export const listedOf = (parts: FoundParts['parts']): Listed[] =>
  parts.flatMap(({ part: { owners, entries } }) =>
    entries.flatMap((entry) => {
      const owner = owners[entry.uid];
      return owner ? [{ entry, owner }] : [];
    }),
  );
