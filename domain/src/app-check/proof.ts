/** That a browser has worked for a token of App Check: a moment, and the number with which it happens to fit. */
export interface Proof {
  /** When it was begun, in milliseconds since 1970, by the server's clock. */
  at: number;
  nonce: number;
}

/** Rounds of PBKDF2 in one try. The browser's own code does them beside the page, which stays free. */
const ROUNDS = 4096;
/** Bits that must be zero: one try in 64 fits. */
const BITS = 6;
/** How far a proof's moment may be from now, in milliseconds: none is worked out for a later day. */
const WINDOW = 5 * 60_000;

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Whether somebody worked for this proof, for this app. When is another question (`isRecent`). */
export async function isProof(appId: string, { at, nonce }: Proof): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', bytes(`${at}.${nonce}`), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(appId), iterations: ROUNDS };
  const derived = await crypto.subtle.deriveBits(how, key, 32);
  return new DataView(derived).getUint32(0) >>> (32 - BITS) === 0;
}

/** Works out a proof for the moment `at`. How long it takes is a matter of luck: 64 tries in the mean, 300 once in a hundred. */
export async function prove(appId: string, at: number): Promise<Proof> {
  for (let nonce = 0; ; nonce++) {
    const proof = { at, nonce };
    if (await isProof(appId, proof)) return proof;
  }
}

/** Whether a proof's moment is near enough to `now`, in milliseconds since 1970. */
export const isRecent = ({ at }: Proof, now: number): boolean => Math.abs(now - at) <= WINDOW;
