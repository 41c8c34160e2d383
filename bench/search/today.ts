import { searchWords } from 'domain/item/search';
import { TIPOS_AGENDA } from 'domain/values/ids';
import { NOW, type Sought } from './items.ts';

/** What is to come, soonest first; what has no date, newest first; what is over, latest first. */
export function inOrder(a: Sought, b: Sought): number {
  const [left, right] = [placeOf(a), placeOf(b)];
  return left.phase - right.phase || left.at - right.at;
}
function placeOf({ doc }: Sought): { phase: number; at: number } {
  const next = doc.proximaFecha;
  if (!next) return { phase: 1, at: -Number(doc.createdAt) };
  return next >= NOW ? { phase: 0, at: next.getTime() } : { phase: 2, at: -next.getTime() };
}

/** What explore's three lists show for a search of stored tokens, which have all of its words: each kind in its order. */
export function today(items: readonly Sought[]): (q: string) => Sought[][] {
  const lists = TIPOS_AGENDA.map((tipo) => items.filter(({ entry }) => entry.tipo === tipo).sort(inOrder));
  return (q) => {
    const sought = searchWords(q);
    if (sought.length === 0) return [];
    return lists.map((list) => list.filter(({ doc }) => sought.every((word) => doc.busqueda.includes(word))));
  };
}
