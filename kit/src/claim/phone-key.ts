import { newPhoneKeys, publicKeyText } from '@vidriera/domain/claim/code';
import { once } from '@vidriera/domain/once';
import { opened, resultOf } from '../data/database.ts';

/** The key pair with which this browser signs promo codes. */
export interface PhoneKey {
  /** The public key, as tickets carry it. */
  phoneKey: string;
  /** The private key; it can't be exported. */
  key: CryptoKey;
  /** Whether IndexedDB stored it. If not, its claims are bound to it only until the page closes. */
  kept: boolean;
}

const DATABASE = 'vidriera';
const STORE = 'claves';
const NAME = 'promos';

const storeOf = (database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore =>
  database.transaction(STORE, mode).objectStore(STORE);

/** Returns the stored pair, or creates one. If two tabs create one at once, the second takes the first's. */
async function keptPair(): Promise<CryptoKeyPair> {
  const database = await opened(DATABASE, STORE);
  try {
    const kept: CryptoKeyPair | undefined = await resultOf(storeOf(database, 'readonly').get(NAME));
    if (kept) return kept;
    const pair = await newPhoneKeys(); // generated before the transaction, which would not wait for it
    const store = storeOf(database, 'readwrite');
    const other: CryptoKeyPair | undefined = await resultOf(store.get(NAME));
    if (!other) await resultOf(store.put(pair, NAME));
    return other ?? pair;
  } finally {
    database.close();
  }
}

/**
 * Returns this browser's key, created at the first use and stored in IndexedDB. If that is refused (some private windows), the key lives
 * as long as the page. Browser only.
 */
export const phoneKey = once(async (): Promise<PhoneKey> => {
  let kept = true;
  const pair = await keptPair().catch((caught: unknown) => {
    console.warn('the key of this browser was not saved:', caught);
    kept = false;
    return newPhoneKeys();
  });
  return { phoneKey: await publicKeyText(pair.publicKey), key: pair.privateKey, kept };
});
