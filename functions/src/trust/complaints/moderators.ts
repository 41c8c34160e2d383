import type { DocumentSnapshot, Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import type { Case } from './stored.ts';

/** Two are enough to know whether there is another. */
export const someModerators = (db: Firestore): Query => queryFrom(db, queries.moderators()).limit(2);

/** Whether a case is about a moderator or their things: for them it does not exist. An operator decides it if nobody else can. */
export const isOwnCase = ({ creador }: Pick<Case, 'creador'>, uid: string): boolean => creador === uid;

/** Whether somebody else decides: the moderator complained, or decided what is appealed while there is another moderator. */
export const isForAnother = (
  { appealed, decidedBy }: Pick<Case, 'appealed' | 'decidedBy'>,
  uid: string,
  { complaint, moderators: { docs } }: { complaint: DocumentSnapshot; moderators: QuerySnapshot },
): boolean => complaint.exists || (appealed && decidedBy === uid && docs.some(({ id }) => id !== uid));
