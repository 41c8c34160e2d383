import { TIPOS } from '../domain/src/values/ids.ts';
import { sampleQueries } from '../functions/src/base/firestore/query-samples.ts';
import { isFollowed } from '../kit/src/requests/is-followed.ts';
import { listOwn, listUnchangedWeekly, ownIds } from '../kit/src/requests/read.ts';
import { asLine, neededIndex, type QueryShape } from './needed-index.ts';

type Constraint = (shape: QueryShape) => void;

/** Records the queries of the kit's own code with a fake SDK. */
async function browserQueries(): Promise<QueryShape[]> {
  const found: QueryShape[] = [];
  for (const tipo of TIPOS) {
    const sdk = {
      db: {},
      uid: 'alguien',
      doc: () => ({}),
      collection: (_db: unknown, collection: string): QueryShape => ({ collection, filters: [], orders: [] }),
      documentId: () => '__name__',
      where:
        (field: string, op: string): Constraint =>
        (shape) =>
          void shape.filters.push({ field, op }),
      orderBy:
        (field: string, direction: 'asc' | 'desc' = 'asc'): Constraint =>
        (shape) =>
          void shape.orders.push({ field, direction }),
      Timestamp: { fromMillis: () => ({}) },
      limit: (): Constraint => () => undefined,
      startAfter: (): Constraint => () => undefined,
      query: (shape: QueryShape, ...constraints: Constraint[]) => {
        for (const constraint of constraints) constraint(shape);
        return shape;
      },
      getDocs: async (shape: QueryShape) => {
        found.push(shape);
        return { docs: [] };
      },
    };
    const connection = async () => sdk as never;
    await listOwn(tipo, null, { connection });
    await ownIds(tipo, { connection });
    if (tipo === 'evento') await listUnchangedWeekly(new Date(), { connection });
    if (tipo === 'link') await isFollowed('alguien', { connection });
  }
  return found;
}

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
