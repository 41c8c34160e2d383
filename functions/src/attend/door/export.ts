import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { readable } from '../../base/firestore/unreadable.ts';
import { fieldsOf } from '../claims/export.ts';
import { readDoorList } from '../door-register/stored.ts';
import { PARTY_FIELDS } from '../seats/export.ts';
import { arrivalsIn } from './arrivals.ts';

/** Exports a creator's lists: date and helpers, without keys, hashes and other people's arrivals. */
export const exportDoors = (docs: readonly DocumentSnapshot[]): unknown[] =>
  readable(docs, (doc) => {
    const list = readDoorList(doc);
    if (!list) return null;
    const { evento, fecha, helpers, expiresAt } = list;
    return { evento, fecha, expiresAt, helpers: helpers.map(({ nombre }) => nombre) };
  });

/** Exports a person's parties, and how many of each came. */
export async function exportParties(db: Firestore, docs: readonly DocumentSnapshot[]): Promise<unknown[]> {
  const arrivals = await arrivalsIn(db, docs);
  return docs.map((doc, i) => ({
    ...fieldsOf(doc, PARTY_FIELDS),
    arrived: arrivals[i]?.arrived ?? null,
  }));
}
