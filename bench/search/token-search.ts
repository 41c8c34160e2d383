import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import { NOW, type SearchItem } from './items.ts';
import { searchTokens, searchWords } from './tokens.ts';

/** Upcoming items first, soonest first; undated ones, newest first; past ones, latest first. */
function byDate(a: SearchItem, b: SearchItem): number {
  const [left, right] = [placeOf(a), placeOf(b)];
  return left.phase - right.phase || left.at - right.at;
}
function placeOf({ doc }: SearchItem): { phase: number; at: number } {
  const next = doc.proximaFecha;
  if (!next) return { phase: 1, at: -Number(doc.createdAt) };
  return next >= NOW ? { phase: 0, at: next.getTime() } : { phase: 2, at: -next.getTime() };
}

function tokensOf({ entry, doc, nombre, username }: SearchItem): string[] {
  const own =
    entry.tipo === 'evento'
      ? [entry.categoria, nombre, username, entry.direccion]
      : entry.tipo === 'curso'
        ? [entry.tituloCategoria, nombre, username, entry.nombreProfe, entry.direccion]
        : [nombre, username];
  return searchTokens([entry.titulo, ...own], [doc.descripcion]);
}

/** Searches stored tokens that match all words, as explore did before its lists. */
export function tokenSearch(items: readonly SearchItem[]): (q: string) => SearchItem[][] {
  const lists = TIPOS_AGENDA.map((tipo) => items.filter(({ entry }) => entry.tipo === tipo).sort(byDate));
  const kept = new Map(items.map((item) => [item, new Set(tokensOf(item))]));
  return (q) => {
    const sought = searchWords(q);
    if (sought.length === 0) return [];
    return lists.map((list) => list.filter((item) => sought.every((word) => kept.get(item)?.has(word))));
  };
}
