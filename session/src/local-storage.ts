import type { z } from '@vidriera/domain/zod';

/** What the browser keeps: for all its tabs, or for one until that is closed. */
type Kept = 'localStorage' | 'sessionStorage';

/** A remembered value; `null` where there is none or storage is forbidden. */
export function read(key: string, kept: Kept = 'localStorage'): string | null {
  try {
    return globalThis[kept]?.getItem(key) ?? null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/**
 * A remembered value as its schema parses it; `null` where there is none, it can't be understood, or storage is forbidden.
 * What explore is sent reads by itself: its first page has no room for this (tests/e2e/budgets.spec.ts).
 */
export function readParsed<S extends z.ZodMiniType>(key: string, schema: S): z.output<S> | null {
  try {
    return schema.safeParse(JSON.parse(read(key) ?? 'null')).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Remembers a value, or forgets it; does nothing where storage is forbidden or full. */
export function write(key: string, value: string | null, kept: Kept = 'localStorage'): void {
  try {
    const storage: Storage | null = globalThis[kept];
    if (!storage) return; // an Android app may give its browser none
    if (value === null) storage.removeItem(key);
    else if (storage.getItem(key) !== value) storage.setItem(key, value);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
