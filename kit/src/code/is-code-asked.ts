import { CODE } from '@vidriera/domain/code/limits';
import { read } from '@vidriera/session/local-storage';

/** Local storage key: one request for a code in each browser. Its tab may be closed while the person fetches the code. */
export const CODE_KEY = 'vidriera.codigo';

/** A letter may be late, and its code lasts as long again. */
export const KEPT_MS = 2 * CODE.minutes * 60_000;

/** Whether a page asked for a code that may still come. Unparsed: public pages have no zod yet. @param where its path */
export function isCodeAsked(where: string): boolean {
  const text = read(CODE_KEY);
  const [, askedAt] = /"askedAt":(\d+)/.exec(text ?? '') ?? [];
  const isFresh = Math.abs(Date.now() - Number(askedAt)) < KEPT_MS;
  return isFresh && (text?.includes(JSON.stringify(where)) ?? false);
}
