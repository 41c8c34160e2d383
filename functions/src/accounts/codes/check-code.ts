import { CODE } from '@vidriera/domain/code/limits';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { refs } from '../../base/firestore/refs.ts';
import { parseStored } from '../../base/firestore/unreadable.ts';
import { codeSchema, isStoredCode, type Page, requestId, type StoredCode } from './stored.ts';

export interface Entered extends Page {
  code: string;
}
/** With its document's id. */
export interface RightCode {
  kind: 'right';
  id: string;
  stored: StoredCode;
}

/**
 * Checks a code with its page's secret. Wrong ones end that page's request alone, so a stranger's tries leave the owner's code. A wrong
 * secret is 128 bits, and names no request.
 * @param secret key of the hashes
 * @returns `wrong`, also for an old one or an unknown page; `spent` after the last try
 */
export async function checkCode(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  secret: string,
  { code, ...page }: Entered,
): Promise<RightCode | { kind: 'wrong' | 'spent' }> {
  const id = requestId(secret, page);
  return db.runTransaction(async (tx): Promise<RightCode | { kind: 'wrong' | 'spent' }> => {
    const found = await tx.get(refs.signInCode(db, id));
    if (!found.exists) return { kind: 'wrong' };
    const stored = parseStored(codeSchema, found, found.data());
    if (stored.wrong >= CODE.tries) return { kind: 'spent' };
    // A letter went to one spelling of the mailbox: another may be another person's.
    const isSame = stored.email === null || stored.email === page.email;
    if (isSame && isStoredCode(secret, stored, code) && !isOver(stored, now()))
      return { kind: 'right', id, stored };
    tx.update(found.ref, { wrong: stored.wrong + 1 });
    return { kind: stored.wrong + 1 < CODE.tries ? 'wrong' : 'spent' };
  }, PATIENT);
}

/** A used code answers again for minutes: the answer may be lost. */
function isOver({ until, usedAt }: StoredCode, now: Date): boolean {
  const end = usedAt ? usedAt.getTime() + CODE.againMinutes * 60_000 : (until?.getTime() ?? 0);
  return now.getTime() >= end;
}

/**
 * Chooses the account that a code signs in, once: simultaneous calls get the same uid.
 * @param isUsed the account stands, so the address is needed no more
 * @returns `null` if another request replaced the code
 */
export const bindCode = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, stored: { ask } }: RightCode,
  uid: string,
  isUsed = false,
): Promise<string | null> =>
  db.runTransaction(async (tx) => {
    const ref = refs.signInCode(db, id);
    const found = await tx.get(ref);
    const stored = found.exists ? parseStored(codeSchema, found, found.data()) : null;
    if (stored?.ask !== ask) return null;
    if (stored.usedAt) return stored.uid;
    if (!isUsed) {
      if (stored.uid === null) tx.update(ref, { uid });
      return stored.uid ?? uid;
    }
    tx.update(ref, { uid, usedAt: now(), email: null });
    return uid;
  }, PATIENT);
