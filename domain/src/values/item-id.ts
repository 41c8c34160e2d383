/** Length of the creator’s hash in an item’s id; firestore.rules expects it. */
const PREFIX_LENGTH = 12;
/** Random characters after it. The rules take 12 to 20. */
const RANDOM_LENGTH = 12;
/** Longer than random ones, so that the two never meet. */
const DERIVED_LENGTH = 20;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Larger bytes are dropped, for a uniform distribution. */
const UNBIASED = 256 - (256 % ALPHABET.length);

/** Returns the id prefix of a creator: the start of their uid’s SHA-256. */
export async function itemIdPrefix(uid: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(uid)));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, PREFIX_LENGTH);
}

const letters = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < UNBIASED ? ALPHABET[byte % ALPHABET.length] : '')).join('');

/** Returns an id without its owner's prefix. */
export const itemIdEnd = (id: string): string => id.slice(PREFIX_LENGTH);

export async function newItemId(uid: string): Promise<string> {
  let random = '';
  while (random.length < RANDOM_LENGTH)
    random += letters(crypto.getRandomValues(new Uint8Array(2 * RANDOM_LENGTH)));
  return `${await itemIdPrefix(uid)}${random.slice(0, RANDOM_LENGTH)}`;
}

/**
 * Returns the id of something that is brought from elsewhere, so that bringing it again doubles nothing.
 * @param content what names it: a link's address, a calendar's and an event's name
 */
export async function derivedItemId(uid: string, content: string): Promise<string> {
  const text = new TextEncoder().encode(`${uid}\n${content}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return `${await itemIdPrefix(uid)}${letters(hash).slice(0, DERIVED_LENGTH)}`;
}
