import type { WhereFilterOp } from 'firebase-admin/firestore';
import type { CollectionName } from '../collections.ts';
import type { Edition } from '../edition.ts';

export type Filter = { field: string; op: WhereFilterOp; value: unknown };
export type Order = { field: string; dir: 'asc' | 'desc' };
/** A query as data, so that tests can compare it with `firestore.indexes.json`. */
export type QueryPlan = { collection: string; filters: Filter[]; order: Order[]; sum?: string };
export type Bounds = readonly [from: Date, to: Date];
/** One edition of a promo or event. */
export type PromoOf = { id: string; edition: Edition };

/** Orders by the document's id. */
export const ID = '__name__';

export const equal = (field: string, value: unknown): Filter => ({ field, op: '==', value });
export const since = (field: string, value: Date): Filter => ({ field, op: '>=', value });
export const before = (field: string, value: Date): Filter => ({ field, op: '<', value });
export const upTo = (field: string, value: Date): Filter => ({ field, op: '<=', value });
export const after = (field: string, value: Date): Filter => ({ field, op: '>', value });
export const anyOf = (field: string, value: readonly unknown[]): Filter => ({ field, op: 'in', value });
export const by = (field: string, dir: Order['dir']): Order[] => [
  { field, dir },
  { field: ID, dir },
];
export const BY_ID: Order[] = [{ field: ID, dir: 'asc' }];

export const has = (field: string, value: unknown): Filter => ({ field, op: 'array-contains', value });

export const ofEdition = ({ creador, itemCreatedAt }: Edition): Filter[] => [
  equal('creador', creador),
  equal('itemCreatedAt', new Date(itemCreatedAt)),
];

export const plan = (
  collection: CollectionName | `user/${string}/${CollectionName}`,
  filters: Filter[],
  order: Order[] = [],
): QueryPlan => ({ collection, filters, order });
