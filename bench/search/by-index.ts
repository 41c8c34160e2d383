import { TIPOS_AGENDA } from 'domain/values/ids';
import type { Search } from '../../functions/src/search/search.ts';
import type { Sought } from './items.ts';

/** What three lists show for a search of the index: each kind by how well it was found, or in the order of a list. */
export function byIndex(
  items: readonly Sought[],
  index: Search,
  order?: (a: Sought, b: Sought) => number,
): (q: string) => Sought[][] {
  const byId = new Map(items.map((item) => [item.entry.id as string, item]));
  return (q) => {
    const found = index.find(q).flatMap(({ id }) => byId.get(id) ?? []);
    if (order) found.sort(order);
    return TIPOS_AGENDA.map((tipo) => found.filter(({ entry }) => entry.tipo === tipo));
  };
}
