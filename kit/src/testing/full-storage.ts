import { vi } from 'vitest';

/** Makes a browser's storage full: what is there can be read, nothing can be written. Undo it with `vi.unstubAllGlobals`. */
export function fillStorage(name: 'localStorage' | 'sessionStorage'): void {
  const storage = globalThis[name];
  vi.stubGlobal(name, {
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
}
