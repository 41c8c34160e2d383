import { sampleQueries } from '../functions/src/base/firestore/query-samples.ts';
import { browserQueries } from './browser-queries.ts';
import { asLine, neededIndex, type QueryShape } from './needed-index.ts';

/** Returns every query of functions and of browsers. */
export const queryShapes = async (): Promise<QueryShape[]> => [
  ...sampleQueries().map(({ collection, filters, order, sum }) => ({
    collection,
    filters,
    sum,
    orders: order.map(({ field, dir }) => ({ field, direction: dir })),
  })),
  ...(await browserQueries()),
];

/** Replaces the composite indexes of `firestore.indexes.json` by the ones that queries need. Overrides of fields stay. */
export async function databaseIndexes(source: string): Promise<string> {
  const needed = (await queryShapes()).map(neededIndex).filter((index) => index !== null);
  const byLine = new Map(needed.map((index) => [asLine(index), index]));
  const indexes = [...byLine].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, index]) => index);
  return `${JSON.stringify({ ...JSON.parse(source), indexes }, null, 2)}\n`;
}
