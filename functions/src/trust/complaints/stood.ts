import { type CaseState, stateOfHold } from '@vidriera/domain/complaint/acts';
import type { HoldReason } from '@vidriera/domain/held/reasons';
import { partsOf, type Subject } from '@vidriera/domain/held/subject-schema';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { readHold, type StoredHold } from '../../base/firestore/held.ts';
import { ownerOf } from '../../base/firestore/owner.ts';
import { refs } from '../../base/firestore/refs.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import { type Case, caseOf, readCase } from './stored.ts';

/** A thing with its author, case and hold, as a transaction reads them: all that an act asks and changes. */
export interface Stood {
  subject: Subject;
  thing: DocumentSnapshot;
  /** The document `user` of its author; of no document, without a known one. */
  author: DocumentSnapshot | undefined;
  of: Case | null;
  hold: StoredHold | null;
}

/** Reads in the transaction. */
export async function stoodIn(db: Firestore, tx: Transaction, subject: Subject): Promise<Stood> {
  const { kind, id } = partsOf(subject);
  const [thing, found, held] = await tx.getAll(
    refs.subject(db, subject),
    caseOf(db, subject),
    refs.held(db, subject),
  );
  if (!thing) throw new Error(`no answer about ${subject}`);
  const of = readCase(found);
  const uid = kind === 'user' ? id : (ownerOf(thing) ?? of?.creador);
  const author = kind === 'user' ? thing : uid ? await tx.get(refs.user(db, uid)) : undefined;
  return { subject, thing, author, of, hold: readHold(held) };
}

/** Whether the thing exists, of an open account. */
export const isThere = ({ thing, author }: Stood): boolean =>
  thing.exists && Boolean(author?.exists && !isClosed(author));

export const reasonsIn = (hold: StoredHold | null): HoldReason[] =>
  Object.keys(hold?.reasons ?? {}) as HoldReason[];

/** Returns where a thing stands, by its case, or else by its hold alone. */
export function stateIn({ of, hold }: Pick<Stood, 'of' | 'hold'>): CaseState {
  if (!of) return stateOfHold(reasonsIn(hold));
  const mayBe = of.status === 'held' || of.status === 'suspended';
  return {
    status: of.status,
    waits: of.waiting,
    isAppealed: of.appealed,
    isTakenDown: mayBe && hold?.reasons.operator !== undefined,
  };
}
