import { newPhoneKeys, publicKeyText } from '@vidriera/domain/claim/code';
import { once } from '@vidriera/domain/once';

/** What this browser signs its codes with. */
export interface PhoneKey {
  /** The public half, as tickets carry it. */
  phoneKey: string;
  /** The private half: it can sign, and can't leave the browser. */
  key: CryptoKey;
  /** Whether the browser keeps it. Where it does not, what is bound to it is so until the page is closed. */
  kept: boolean;
}

const DATABASE = 'vidriera';
const STORE = 'claves';
const NAME = 'promos';

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('IndexedDB refused'));
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return asked(request);
}

const storeOf = (database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore =>
  database.transaction(STORE, mode).objectStore(STORE);

/** The pair that is kept. Of two tabs that make one at once, the second takes the first's. */
async function keptPair(): Promise<CryptoKeyPair> {
  const database = await opened();
  try {
    const kept: CryptoKeyPair | undefined = await asked(storeOf(database, 'readonly').get(NAME));
    if (kept) return kept;
    const made = await newPhoneKeys(); // a transaction would not wait for it
    const store = storeOf(database, 'readwrite');
    const other: CryptoKeyPair | undefined = await asked(store.get(NAME));
    if (!other) await asked(store.put(made, NAME));
    return other ?? made;
  } finally {
    database.close();
  }
}

/**
 * This browser's key, made at the first use and kept in IndexedDB. Where that is refused, as in some private windows, it is the page's alone. In the
 * browser only.
 */
export const phoneKey = once(async (): Promise<PhoneKey> => {
  let kept = true;
  const pair = await keptPair().catch((caught: unknown) => {
    console.warn('the key of this browser is not kept:', caught);
    kept = false;
    return newPhoneKeys();
  });
  return { phoneKey: await publicKeyText(pair.publicKey), key: pair.privateKey, kept };
});
