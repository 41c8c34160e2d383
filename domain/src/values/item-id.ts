/** Length of the creator’s hash in an item’s id; firestore.rules expects it. */
const PREFIX_LENGTH = 12;
/** Random characters after it. The rules take 12 to 20. */
const RANDOM_LENGTH = 12;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Larger bytes are dropped, for a uniform distribution. */
const UNBIASED = 256 - (256 % ALPHABET.length);

/** Returns the id prefix of a creator: the start of their uid’s SHA-256. */
export async function itemIdPrefix(uid: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(uid)));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, PREFIX_LENGTH);
}

export async function newItemId(uid: string): Promise<string> {
  let random = '';
  while (random.length < RANDOM_LENGTH) {
    const bytes = crypto.getRandomValues(new Uint8Array(2 * RANDOM_LENGTH));
    for (const byte of bytes) if (byte < UNBIASED) random += ALPHABET[byte % ALPHABET.length];
  }
  return `${await itemIdPrefix(uid)}${random.slice(0, RANDOM_LENGTH)}`;
}
