/** Areas each hold a copy of this module: by this event what one does reaches all. */
export const WRITTEN = 'vidriera:written';

/** Says that something was written, or that somebody else is here: what was shown before is not shown again (kit/src/screen/shown.ts). */
export const written = (): void => void globalThis.dispatchEvent?.(new Event(WRITTEN));

/** What `writing` comes to, having said so either way: what failed may have been written. */
export const saying = <T>(writing: Promise<T>): Promise<T> => writing.finally(written);
