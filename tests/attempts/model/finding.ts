import type { FirestoreWorld } from '../support/wire.ts';
import type { Opinion } from './opinion.ts';

export interface FoundChange {
  uid: string;
  path: string;
  before: FirestoreWorld;
  after: FirestoreWorld;
  touched: ReadonlySet<string>;
}
/** The contract's opinion, with its reason. */
export type Finding = [why: string, opinion: Opinion];
