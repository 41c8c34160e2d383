import { CODE } from '@vidriera/domain/code/limits';
import type { Deps } from '../firestore/admin.ts';
import { PATIENT } from '../firestore/patient.ts';
import { refs } from '../firestore/refs.ts';
import { parseStored } from '../firestore/unreadable.ts';
import { throwIfRefused } from '../limits/limited.ts';
import type { Limiter } from '../limits/limiter.ts';
import { mailboxOf } from '../people/mailbox.ts';
import { isSecret } from '../people/print.ts';
import { codeSchema, isCode, mailboxHash, readCode, type StoredCode } from './stored.ts';

export interface CodeGuard {
  /** Key of the hashes. */
  secret: string;
  limiter: Pick<Limiter, 'take' | 'giveBack'>;
}
export interface Entered {
  email: string;
  secret: string;
  code: string;
}

/** With its document's id. */
export interface RightCode {
  id: string;
  stored: StoredCode;
}

/**
 * Checks a code with its page's secret. Wrong codes count for the mailbox, whoever asked for them. Another page's secret is 128 bits, so
 * wrong secrets need no count, and don't use up the owner's tries.
 * @returns `null` for a wrong or old one
 * @throws HttpsError `too-many-attempts` after the day's wrong codes, also for a right one
 */
export async function checkCode(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { secret, limiter }: CodeGuard,
  { email, secret: pageSecret, code }: Entered,
): Promise<RightCode | null> {
  const id = mailboxHash(secret, email);
  const stored = await readCode(db, id);
  if (!stored || !isSecret(pageSecret, stored.secretHash)) return null;
  const asking = { mailbox: mailboxOf(email) };
  throwIfRefused('wrongCodes', await limiter.take('wrongCodes', asking));
  // A letter went to one spelling of the mailbox: another may be another person's.
  const isSame = stored.email === null || stored.email === email;
  if (!isSame || !isCode(secret, stored, code) || isOver(stored, now())) return null;
  await limiter.giveBack('wrongCodes', asking);
  return { id, stored };
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
