import type { z } from '@vidriera/domain/zod';

/** Local storage is for all tabs; session storage is for one tab until it closes. */
type StorageName = 'localStorage' | 'sessionStorage';

/** Reads a stored text; `null` if missing or storage is forbidden. */
export function read(key: string, storageName: StorageName = 'localStorage'): string | null {
  try {
    return globalThis[storageName]?.getItem(key) ?? null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/**
 * Reads and parses a stored JSON value; `null` if missing or invalid, or if storage is forbidden. Explore's first page parses by hand,
 * because zod exceeds its budget (tests/e2e/budgets.spec.ts).
 */
export function readParsed<S extends z.ZodMiniType>(
  key: string,
  schema: S,
  storageName?: StorageName,
): z.output<S> | null {
  try {
    return schema.safeParse(JSON.parse(read(key, storageName) ?? 'null')).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Stores a text; `null` deletes it. @returns whether it is stored: storage may be forbidden or full */
export function write(key: string, value: string | null, storageName: StorageName = 'localStorage'): boolean {
  try {
    const storage: Storage | null = globalThis[storageName];
    if (!storage) return false; // an Android web view may have none
    if (value === null) storage.removeItem(key);
    else if (storage.getItem(key) !== value) storage.setItem(key, value);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** Returns the keys of local storage with a prefix; none if storage is forbidden. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(globalThis.localStorage ?? {}).filter((key) => key.startsWith(prefix));
  } catch (error) {
    if (error instanceof DOMException) return [];
    throw error;
  }
}
