import type { FirestoreWorld } from '../support/wire.ts';
import type { Opinion } from './opinion.ts';

/** A commit as the contract sees it: who, what was there before it and what would be after it. */
export interface FoundChange {
  uid: string;
  path: string;
  before: FirestoreWorld;
  after: FirestoreWorld;
  touched: ReadonlySet<string>;
}
/** What the contract says about it, and why. */
export type Finding = [why: string, opinion: Opinion];
