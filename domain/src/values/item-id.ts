/** Hex digits of the owner's hash that a new item's id begins with; `firestore.rules` asks for the same. */
const PREFIX_LENGTH = 12;
/** Random letters and digits after them. The rules take 12 to 20. */
const RANDOM_LENGTH = 12;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Bytes from here on are thrown away: with them the first letters would come more often. */
const UNBIASED = 256 - (256 % ALPHABET.length);

/** Returns how the ids of somebody's new items begin: the first hex digits of the SHA-256 of their uid. */
export async function itemIdPrefix(uid: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(uid)));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, PREFIX_LENGTH);
}

/** Returns a fresh id for an item of somebody's. */
export async function newItemId(uid: string): Promise<string> {
  let random = '';
  while (random.length < RANDOM_LENGTH) {
    const bytes = crypto.getRandomValues(new Uint8Array(2 * RANDOM_LENGTH));
    for (const byte of bytes) if (byte < UNBIASED) random += ALPHABET[byte % ALPHABET.length];
  }
  return `${await itemIdPrefix(uid)}${random.slice(0, RANDOM_LENGTH)}`;
}
