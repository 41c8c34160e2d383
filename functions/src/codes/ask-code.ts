import { randomUUID } from 'node:crypto';
import { CODE } from '@vidriera/domain/code/limits';
import type { Deps } from '../firestore/admin.ts';
import { PATIENT } from '../firestore/patient.ts';
import { refs } from '../firestore/refs.ts';
import { parseStored } from '../firestore/unreadable.ts';
import { queueLetter } from '../letters/queue.ts';
import { hashOf, isSecret } from '../people/print.ts';
import { codeSchema, mailboxHash, type StoredCode } from './stored.ts';

const MINUTE_MS = 60_000;
/** A letter may wait for the mail server; after that its request is out of date. */
const LETTER_MS = 10 * MINUTE_MS;

export const isLate = ({ askedAt }: Pick<StoredCode, 'askedAt'>, now: Date): boolean =>
  now.getTime() - askedAt.getTime() > LETTER_MS;

/**
 * Queues a letter with a code. It reads no account, so a known address makes no difference. The same page within seconds asks for the same
 * letter: its answer may be lost.
 */
export async function askCode(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  secret: string,
  request: { email: string; secret: string },
): Promise<void> {
  const id = mailboxHash(secret, request.email);
  await db.runTransaction(async (tx) => {
    const ref = refs.signInCode(db, id);
    const found = await tx.get(ref);
    const before = found.exists ? parseStored(codeSchema, found, found.data()) : null;
    if (before && isRepeated(before, request, now())) return;
    const at = now();
    const code: StoredCode = {
      ask: randomUUID(),
      askedAt: at,
      email: request.email,
      secretHash: hashOf(request.secret),
      codeHash: null,
      until: null,
      uid: null,
      usedAt: null,
      expiresAt: new Date(at.getTime() + LETTER_MS + CODE.minutes * MINUTE_MS),
    };
    tx.set(ref, code);
    queueLetter(tx, db, { uid: id, letter: { kind: 'sign-in-code', ask: code.ask }, now: at });
  }, PATIENT);
}

const isRepeated = (
  { email, secretHash, askedAt, usedAt }: StoredCode,
  request: { email: string; secret: string },
  now: Date,
): boolean =>
  email === request.email &&
  usedAt === null &&
  isSecret(request.secret, secretHash) &&
  now.getTime() - askedAt.getTime() < CODE.resendSeconds * 1000;
