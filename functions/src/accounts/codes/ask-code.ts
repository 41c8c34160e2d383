import { randomUUID } from 'node:crypto';
import { CODE } from '@vidriera/domain/code/limits';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { refs } from '../../base/firestore/refs.ts';
import { parseStored } from '../../base/firestore/unreadable.ts';
import { queueLetter } from '../../base/letters/queue.ts';
import { codeSchema, type Page, requestId, type StoredCode } from './stored.ts';

const MINUTE_MS = 60_000;
/** A letter may wait for the mail server; after that its request is out of date. */
const LETTER_MS = 10 * MINUTE_MS;
export const isLate = ({ askedAt }: Pick<StoredCode, 'askedAt'>, now: Date): boolean =>
  now.getTime() - askedAt.getTime() > LETTER_MS;

/**
 * Queues a letter with a code for a page. It reads no account, so a known address makes no difference. The same page within seconds asks
 * for the same letter: its answer may be lost.
 * @param isOwner the page's device signed in to the mailbox's account before
 */
export async function askCode(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  secret: string,
  page: Page,
  isOwner: boolean,
): Promise<void> {
  const id = requestId(secret, page);
  await db.runTransaction(async (tx) => {
    const ref = refs.signInCode(db, id);
    const found = await tx.get(ref);
    const before = found.exists ? parseStored(codeSchema, found, found.data()) : null;
    if (before && isRepeated(before, page, now())) return;
    const at = now();
    const code: StoredCode = {
      ask: randomUUID(),
      askedAt: at,
      email: page.email,
      codeHash: null,
      wrong: 0,
      until: null,
      uid: null,
      usedAt: null,
      expiresAt: new Date(at.getTime() + LETTER_MS + CODE.minutes * MINUTE_MS),
    };
    tx.set(ref, code);
    queueLetter(tx, db, { uid: id, letter: { kind: 'sign-in-code', ask: code.ask, isOwner }, now: at });
  }, PATIENT);
}

const isRepeated = ({ email, askedAt, usedAt }: StoredCode, page: Page, now: Date): boolean =>
  email === page.email && usedAt === null && now.getTime() - askedAt.getTime() < CODE.resendSeconds * 1000;
