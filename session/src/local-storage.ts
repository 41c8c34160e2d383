import type { z } from '@vidriera/domain/zod';

/** Local storage is for all tabs; session storage is for one, until it is closed. */
type StorageName = 'localStorage' | 'sessionStorage';

/** A remembered value; `null` where there is none or storage is forbidden. */
export function read(key: string, storageName: StorageName = 'localStorage'): string | null {
  try {
    return globalThis[storageName]?.getItem(key) ?? null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/**
 * A remembered value as its schema parses it; `null` where there is none, it can't be understood, or storage is forbidden.
 * What explore is sent reads by itself: its first page has no room for this (tests/e2e/budgets.spec.ts).
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

/** Remembers a value, or forgets it; does nothing where storage is forbidden or full. */
export function write(key: string, value: string | null, storageName: StorageName = 'localStorage'): void {
  try {
    const storage: Storage | null = globalThis[storageName];
    if (!storage) return; // an Android app may give its browser none
    if (value === null) storage.removeItem(key);
    else if (storage.getItem(key) !== value) storage.setItem(key, value);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
