import type { Sought } from './items.ts';
import type { Query } from './queries.ts';

const means = (answer: string, { entry, username }: Sought): boolean =>
  answer.startsWith('@')
    ? answer === `@${username}`
    : answer.startsWith('#')
      ? answer === `#${categoriaOf(entry)}`
      : answer === entry.titulo;
const categoriaOf = (entry: Sought['entry']) =>
  entry.tipo === 'evento' ? entry.categoria : entry.tipo === 'curso' ? entry.tituloCategoria : null;

/** One over the place of the first answer in the list it stands in (explore shows three); 0 where none has one. */
function reciprocalRank({ answers }: Query, lists: Sought[][]): number {
  const places = lists.flatMap((list) => {
    const at = list.findIndex((item) => answers.some((answer) => means(answer, item)));
    return at < 0 ? [] : [at + 1];
  });
  return places.length > 0 ? 1 / Math.min(...places) : 0;
}

/** The mean reciprocal rank of a search over queries, and those it finds nothing for. */
export function score(queries: readonly Query[], search: (q: string) => Sought[][]) {
  const ranks = queries.map((query) => ({ q: query.q, rank: reciprocalRank(query, search(query.q)) }));
  return {
    mean: ranks.reduce((sum, { rank }) => sum + rank, 0) / ranks.length,
    without: ranks.filter(({ rank }) => rank === 0).map(({ q }) => q),
    late: ranks.filter(({ rank }) => rank > 0 && rank < 1).map(({ q, rank }) => `${q} ${1 / rank}`),
  };
}
