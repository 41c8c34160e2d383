import { randomInt } from 'node:crypto';
import { writtenCode } from '@vidriera/domain/code/code-in';
import { CODE } from '@vidriera/domain/code/limits';
import { messages } from '@vidriera/domain/messages/messages';
import type { Firestore } from 'firebase-admin/firestore';
import { PATIENT } from '../../base/firestore/patient.ts';
import { refs } from '../../base/firestore/refs.ts';
import { parseStored } from '../../base/firestore/unreadable.ts';
import type { CodeLetter } from '../../base/letters/letter-schema.ts';
import { isLate } from './ask-code.ts';
import { codeHashOf, codeSchema } from './stored.ts';

/**
 * Makes a code, and the words of its letter. Only a hash is stored, so another attempt to send makes another code. The name that somebody typed is
 * not in it: strangers would write letters to others.
 * @returns `null` for a request that is over, used, or was replaced
 */
export function codeContent(
  { db, now, secret }: { db: Firestore; now: () => Date; secret: string },
  id: string,
  { ask }: CodeLetter,
): Promise<{ subject: string; before: readonly string[] } | null> {
  return db.runTransaction(async (tx) => {
    const ref = refs.signInCode(db, id);
    const found = await tx.get(ref);
    if (!found.exists) return null;
    const stored = parseStored(codeSchema, found, found.data());
    if (stored.ask !== ask || stored.usedAt || isLate(stored, now())) return null;
    const code = `${randomInt(10 ** CODE.digits)}`.padStart(CODE.digits, '0');
    const until = new Date(now().getTime() + CODE.minutes * 60_000);
    tx.update(ref, { codeHash: codeHashOf(secret, stored, code), until });
    const { subject, before } = messages.letters.code;
    const written = writtenCode(code);
    return { subject: subject(written), before: before(written) };
  }, PATIENT);
}
