import { TIPOS } from '../domain/src/values/ids.ts';
import { isFollowed } from '../kit/src/requests/is-followed.ts';
import { listOwn, listUnchangedWeekly, ownIds } from '../kit/src/requests/read.ts';
import type { QueryShape } from './needed-index.ts';

type Constraint = (shape: QueryShape) => void;

/** Records the queries of the kit's own code with a fake SDK. */
export async function browserQueries(): Promise<QueryShape[]> {
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
