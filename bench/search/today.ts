import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import { NOW, type Sought } from './items.ts';
import { searchTokens, searchWords } from './tokens.ts';

/** What is to come, soonest first; what has no date, newest first; what is over, latest first. */
function inOrder(a: Sought, b: Sought): number {
  const [left, right] = [placeOf(a), placeOf(b)];
  return left.phase - right.phase || left.at - right.at;
}
function placeOf({ doc }: Sought): { phase: number; at: number } {
  const next = doc.proximaFecha;
  if (!next) return { phase: 1, at: -Number(doc.createdAt) };
  return next >= NOW ? { phase: 0, at: next.getTime() } : { phase: 2, at: -next.getTime() };
}

function tokensOf({ entry, doc, nombre, username }: Sought): string[] {
  const own =
    entry.tipo === 'evento'
      ? [entry.categoria, nombre, username, entry.direccion]
      : entry.tipo === 'curso'
        ? [entry.tituloCategoria, nombre, username, entry.nombreProfe, entry.direccion]
        : [nombre, username];
  return searchTokens([entry.titulo, ...own], [doc.descripcion]);
}

/** What explore's three lists showed for a search of tokens that items stored, which had all of its words: each kind in its order. */
export function today(items: readonly Sought[]): (q: string) => Sought[][] {
  const lists = TIPOS_AGENDA.map((tipo) => items.filter(({ entry }) => entry.tipo === tipo).sort(inOrder));
  const kept = new Map(items.map((item) => [item, new Set(tokensOf(item))]));
  return (q) => {
    const sought = searchWords(q);
    if (sought.length === 0) return [];
    return lists.map((list) => list.filter((item) => sought.every((word) => kept.get(item)?.has(word))));
  };
}
