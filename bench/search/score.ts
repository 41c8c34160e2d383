import type { SearchItem } from './items.ts';
import type { Answer, Query } from './queries.ts';

/** Cards per kind that explore shows at first. */
const CARDS = 8;

const matches = ({ target }: Answer, { entry, username }: SearchItem): boolean =>
  target.startsWith('@')
    ? target === `@${username}`
    : target.startsWith('#')
      ? target === `#${categoriaOf(entry)}`
      : target === entry.titulo;
const categoriaOf = (entry: SearchItem['entry']) =>
  entry.tipo === 'evento' ? entry.categoria : entry.tipo === 'curso' ? entry.tituloCategoria : null;

/** Returns an item's grade for a query; 0 without a match. */
const gradeOf = ({ answers }: Query, item: SearchItem): number =>
  Math.max(0, ...answers.map((answer) => (matches(answer, item) ? answer.grade : 0)));

/** Returns the reciprocal rank of the best answer in any of the three lists; 0 without an answer. */
function reciprocalRank(query: Query, lists: SearchItem[][]): number {
  const places = lists.flatMap((list) => {
    const at = list.findIndex((item) => gradeOf(query, item) > 0);
    return at < 0 ? [] : [at + 1];
  });
  return places.length > 0 ? 1 / Math.min(...places) : 0;
}

/** Discounted cumulative gain of the first cards. */
const gain = (grades: readonly number[]): number =>
  grades.slice(0, CARDS).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** Returns the gain of the three lists relative to the best possible order. */
function ndcg(query: Query, lists: SearchItem[][], items: readonly SearchItem[]): number {
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

/** Returns mean reciprocal rank, nDCG and failed queries. */
export function score(
  queries: readonly Query[],
  items: readonly SearchItem[],
  search: (q: string) => SearchItem[][],
) {
  const scored = queries.map((query) => {
    const lists = search(query.q);
    return { q: query.q, rank: reciprocalRank(query, lists), ndcg: ndcg(query, lists, items) };
  });
  return {
    mrr: mean(scored.map(({ rank }) => rank)),
    ndcg: mean(scored.map((query) => query.ndcg)),
    without: scored.filter(({ rank }) => rank === 0).map(({ q }) => q),
    late: scored.filter(({ rank }) => rank > 0 && rank < 1).map(({ q, rank }) => `${q} ${1 / rank}`),
  };
}
