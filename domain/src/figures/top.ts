import { TIPOS, type Tipo } from '../values/ids.ts';
import { type Kind, PRESSES, VIEWS } from './kinds.ts';
import { addCounts, type Month, sum } from './month.ts';

type Counts = Record<string, number>;
const sumOf = (counts: Counts, kinds: readonly Kind[]): number => sum(kinds.map((kind) => counts[kind] ?? 0));

/** Views, and presses, of some figures by kind. */
export const viewsAndPresses = (counts: Counts): [views: number, presses: number] => [
  sumOf(counts, VIEWS),
  sumOf(counts, PRESSES),
];

/** An item with its totals of whole months. */
export interface Top {
  tipo: Tipo;
  id: string;
  views: number;
  presses: number;
}

/** Returns the items with most views and presses in all of these months. */
export function topOf(months: readonly Month[], most: number): Top[] {
  const totals = new Map<string, Counts>();
  for (const { items } of months)
    for (const [of, counts] of Object.entries(items)) totals.set(of, addCounts(totals.get(of) ?? {}, counts));
  return [...totals]
    .flatMap(([of, counts]) => {
      const [kind, id = ''] = of.split('/');
      const tipo = TIPOS.find((name) => name === kind);
      const [views, presses] = viewsAndPresses(counts);
      return tipo ? [{ tipo, id, views, presses }] : [];
    })
    .sort((a, b) => b.views + b.presses - (a.views + a.presses) || (a.id < b.id ? -1 : 1))
    .slice(0, most);
}
