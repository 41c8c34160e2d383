import { createHmac, timingSafeEqual } from 'node:crypto';
import { mailboxOf } from './mailbox.ts';

/**
 * Returns what a device keeps that signed in to a mailbox's account. It asks for letters from a count of its own, survives signing out, and
 * proves nothing else.
 */
export const deviceProof = (secret: string, email: string): string =>
  createHmac('sha256', secret)
    .update(`device of\n${mailboxOf(email)}`)
    .digest('base64url');

export const isKnownDevice = (secret: string, email: string, proofs: readonly string[]): boolean => {
  const own = Buffer.from(deviceProof(secret, email));
  return proofs.some((proof) => {
    const given = Buffer.from(proof);
    return given.length === own.length && timingSafeEqual(given, own);
  });
};
