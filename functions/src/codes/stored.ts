import { createHmac, timingSafeEqual } from 'node:crypto';
import { fechaOrNull, fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { Firestore } from 'firebase-admin/firestore';
import { refs } from '../firestore/refs.ts';
import { parseStored } from '../firestore/unreadable.ts';
import { mailboxOf } from '../people/mailbox.ts';

/** A document `signInCode/{hash}`: what a mailbox asked for last. It stores neither the code nor the page's secret. */
export const codeSchema = z.object({
  /** Names the request: a letter of an earlier one is out of date. */
  ask: z.string(),
  askedAt: fechaSchema,
  /** As written by the person; `null` once the code was used. */
  email: z.nullable(z.string()),
  /** Of the secret that the asking page keeps. */
  secretHash: z.string(),
  /** Keyed hash of the code; `null` until its letter is made. */
  codeHash: z.nullable(z.string()),
  /** End of the code. */
  until: fechaOrNull,
  /** The account that the code signs in, once it is chosen. */
  uid: z.nullable(z.string()),
  usedAt: fechaOrNull,
  expiresAt: fechaSchema,
});
export type StoredCode = z.infer<typeof codeSchema>;

const hmac = (secret: string, ...texts: string[]): string =>
  createHmac('sha256', secret).update(texts.join('\n')).digest('hex');

/** Returns the id of a mailbox's document. */
export const mailboxHash = (secret: string, email: string): string =>
  hmac(secret, 'code of', mailboxOf(email));

/** Returns a keyed hash of a code: without the key, a million codes are tried at once. */
export const codeHashOf = (secret: string, { ask }: Pick<StoredCode, 'ask'>, code: string): string =>
  hmac(secret, 'code', ask, code);

export function isCode(secret: string, stored: Pick<StoredCode, 'ask' | 'codeHash'>, code: string): boolean {
  const [given, kept] = [Buffer.from(codeHashOf(secret, stored, code)), Buffer.from(stored.codeHash ?? '')];
  return given.length === kept.length && timingSafeEqual(given, kept);
}

export async function readCode(db: Firestore, hash: string): Promise<StoredCode | null> {
  const found = await refs.signInCode(db, hash).get();
  return found.exists ? parseStored(codeSchema, found, found.data()) : null;
}

/** Returns where the letter of a code goes; `null` once the code was used or has expired. */
export const addressOfCode = async (db: Firestore, hash: string): Promise<string | null> =>
  (await readCode(db, hash))?.email ?? null;
