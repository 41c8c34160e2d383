import type { Sought } from './items.ts';
import type { Answer, Query } from './queries.ts';

/** Cards of a kind that explore shows at first. */
const CARDS = 8;

const means = ({ meant }: Answer, { entry, username }: Sought): boolean =>
  meant.startsWith('@')
    ? meant === `@${username}`
    : meant.startsWith('#')
      ? meant === `#${categoriaOf(entry)}`
      : meant === entry.titulo;
const categoriaOf = (entry: Sought['entry']) =>
  entry.tipo === 'evento' ? entry.categoria : entry.tipo === 'curso' ? entry.tituloCategoria : null;

/** How much a query means an item; 0 where it does not. */
const gradeOf = ({ answers }: Query, item: Sought): number =>
  Math.max(0, ...answers.map((answer) => (means(answer, item) ? answer.grade : 0)));

/** One over the place of the first answer in the list it stands in (explore shows three); 0 where none has one. */
function reciprocalRank(query: Query, lists: Sought[][]): number {
  const places = lists.flatMap((list) => {
    const at = list.findIndex((item) => gradeOf(query, item) > 0);
    return at < 0 ? [] : [at + 1];
  });
  return places.length > 0 ? 1 / Math.min(...places) : 0;
}

/** Discounted cumulative gain of the first cards of a list. */
const gain = (grades: readonly number[]): number =>
  grades.slice(0, CARDS).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** The gain of the three lists, as a share of the most they could have. */
function ndcg(query: Query, lists: Sought[][], items: readonly Sought[]): number {
  const sum = (all: number[][]) => all.reduce((total, grades) => total + gain(grades), 0);
  const kinds = Map.groupBy(items, ({ entry }) => entry.tipo);
  const best = [...kinds.values()].map((kind) =>
    kind.map((item) => gradeOf(query, item)).sort((a, b) => b - a),
  );
  const most = sum(best);
  if (most === 0) throw new RangeError(`No answer of “${query.q}” exists`);
  return sum(lists.map((list) => list.map((item) => gradeOf(query, item)))) / most;
}

const mean = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

/** The mean reciprocal rank and nDCG of a search over queries, and those it finds nothing for. */
export function score(
  queries: readonly Query[],
  items: readonly Sought[],
  search: (q: string) => Sought[][],
) {
  const scored = queries.map((query) => {
    const lists = search(query.q);
    return { q: query.q, rank: reciprocalRank(query, lists), ndcg: ndcg(query, lists, items) };
  });
  return {
    mrr: mean(scored.map(({ rank }) => rank)),
    ndcg: mean(scored.map((one) => one.ndcg)),
    without: scored.filter(({ rank }) => rank === 0).map(({ q }) => q),
    late: scored.filter(({ rank }) => rank > 0 && rank < 1).map(({ q, rank }) => `${q} ${1 / rank}`),
  };
}
