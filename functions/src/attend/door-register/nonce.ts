import { createHmac, timingSafeEqual } from 'node:crypto';

const BYTES = { party: 12, seal: 8 };

/** Returns a party's name on one list. It says nothing of the person, and another list has another key. */
export function nonceOf(key: string, partyId: string): string {
  const name = hmac(key, `party\n${partyId}`).subarray(0, BYTES.party);
  return Buffer.concat([name, sealOf(key, name)]).toString('base64url');
}

/** Whether this list's key made a nonce. It needs no reading: the seal at the end vouches for the name before it. */
export function isNonce(key: string, nonce: string): boolean {
  const bytes = Buffer.from(nonce, 'base64url');
  if (bytes.length !== BYTES.party + BYTES.seal) return false;
  return timingSafeEqual(bytes.subarray(BYTES.party), sealOf(key, bytes.subarray(0, BYTES.party)));
}

const sealOf = (key: string, name: Buffer): Buffer =>
  hmac(key, `seal\n${name.toString('base64url')}`).subarray(0, BYTES.seal);
const hmac = (key: string, text: string): Buffer => createHmac('sha256', key).update(text).digest();
