import { createHmac, timingSafeEqual } from 'node:crypto';
import { fechaOrNull, fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { Firestore } from 'firebase-admin/firestore';
import { refs } from '../../base/firestore/refs.ts';
import { parseStored } from '../../base/firestore/unreadable.ts';
import { mailboxOf } from '../../base/people/mailbox.ts';

/** A document `signInCode/{hash}`: what a page asked for last, for a mailbox. It stores neither the code nor the page's secret. */
export const codeSchema = z.object({
  /** Names the request: a letter of an earlier one is out of date. */
  ask: z.string(),
  askedAt: fechaSchema,
  /** As written by the person; `null` once the code was used. */
  email: z.nullable(z.string()),
  /** Keyed hash of the code; `null` until its letter is made. */
  codeHash: z.nullable(z.string()),
  /** Wrong codes since it was asked for. */
  wrong: z._default(z.int(), 0),
  /** End of the code. */
  until: fechaOrNull,
  /** The account that the code signs in, once it is chosen. */
  uid: z.nullable(z.string()),
  usedAt: fechaOrNull,
  expiresAt: fechaSchema,
});
export type StoredCode = z.infer<typeof codeSchema>;

/** A page that asks: its person's address, and the secret that it keeps. */
export interface Page {
  email: string;
  secret: string;
}

const hmac = (secret: string, ...texts: string[]): string =>
  createHmac('sha256', secret).update(texts.join('\n')).digest('base64url');

/** Returns the id of a page's document. Each page has its own, so a stranger's request leaves the owner's alone. */
export const requestId = (secret: string, page: Page): string =>
  hmac(secret, 'code of', mailboxOf(page.email), page.secret);

/** Returns a keyed hash of a code: without the key, a hundred million codes are tried at once. */
export const codeHashOf = (secret: string, { ask }: Pick<StoredCode, 'ask'>, code: string): string =>
  hmac(secret, 'code', ask, code);

export function isStoredCode(
  secret: string,
  stored: Pick<StoredCode, 'ask' | 'codeHash'>,
  code: string,
): boolean {
  const [given, kept] = [Buffer.from(codeHashOf(secret, stored, code)), Buffer.from(stored.codeHash ?? '')];
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/** Returns where the letter of a code goes; `null` once the code was used or has expired. */
export async function addressOfCode(db: Firestore, id: string): Promise<string | null> {
  const found = await refs.signInCode(db, id).get();
  return found.exists ? parseStored(codeSchema, found, found.data()).email : null;
}
