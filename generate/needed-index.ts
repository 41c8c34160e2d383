/** The parts of a query that decide its index. `__name__` is the document's id. */
export interface QueryShape {
  collection: string;
  filters: { field: string; op: string }[];
  orders: { field: string; direction: 'asc' | 'desc' }[];
  /** A field to sum: it stands in the index too. */
  sum?: string | undefined;
}

export interface CompositeIndex {
  collectionGroup: string;
  queryScope: 'COLLECTION';
  fields: { fieldPath: string; order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: 'CONTAINS' }[];
}

const EQUALS = new Set(['==', 'in']);
const ID = '__name__';

/**
 * Returns a query's composite index; `null` if single-field indexes suffice (equality and array-contains
 * filters without an order, or one field's order or range). Index: equality fields, then orders, where range
 * fields without an order join alphabetically, then a summed field; the id last, in the last field's direction. See
 * https://firebase.google.com/docs/firestore/query-data/index-overview.
 */
export function neededIndex({ collection, filters, orders, sum }: QueryShape): CompositeIndex | null {
  const equal = [...new Set(filters.filter(({ op }) => EQUALS.has(op)).map(({ field }) => field))];
  const contained = filters.filter(({ op }) => op === 'array-contains').map(({ field }) => field);
  const ranges = filters
    .filter(({ op, field }) => !EQUALS.has(op) && op !== 'array-contains' && field !== ID)
    .map(({ field }) => field);
  const ordered = orders.filter(({ field }) => field !== ID && !equal.includes(field));
  const last = ordered.at(-1)?.direction ?? 'asc';
  const added = [...new Set(ranges)]
    .filter((field) => !ordered.some((order) => order.field === field))
    .sort();
  const summed = sum === undefined ? [] : [sum];
  const all = [...ordered, ...[...added, ...summed].map((field) => ({ field, direction: last }))];
  const byId = orders.find(({ field }) => field === ID);
  if (byId && byId.direction !== last)
    throw new Error(`${collection}: the id is ordered ${byId.direction} after a field ordered ${last}`);
  if (all.length === 0 || all.length + equal.length + contained.length === 1) return null;
  return {
    collectionGroup: collection,
    queryScope: 'COLLECTION',
    fields: [
      ...equal.sort().map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
      ...contained.map((fieldPath) => ({ fieldPath, arrayConfig: 'CONTAINS' as const })),
      ...all.map(({ field, direction }) => ({
        fieldPath: field,
        order: direction === 'asc' ? ('ASCENDING' as const) : ('DESCENDING' as const),
      })),
    ],
  };
}

/** Returns an index as a line: `evento: visible ASCENDING, proximaFecha ASCENDING`. */
export const asLine = ({ collectionGroup, fields }: CompositeIndex): string =>
  `${collectionGroup}: ${fields
    .map((field) => `${field.fieldPath} ${field.order ?? field.arrayConfig}`)
    .join(', ')}`;
