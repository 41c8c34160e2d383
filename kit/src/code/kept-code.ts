import { CODE } from '@vidriera/domain/code/limits';
import { z } from '@vidriera/domain/zod';
import { readParsed, write } from '@vidriera/session/local-storage';
import { CODE_KEY } from './is-code-asked.ts';

const keptSchema = z.object({
  /** Path of the page that asked. */
  where: z.string(),
  email: z.string(),
  nombre: z.string(),
  /** The terms that the person accepted; '' if not asked yet. */
  terms: z.string(),
  /** The server takes the code only with it. */
  secret: z.string(),
  /** Milliseconds since 1970, by this device's clock. */
  askedAt: z.number(),
});
/** A request for a code. It survives a reload: other apps' browsers reload a page when the person comes back from their mail. */
export type KeptCode = z.infer<typeof keptSchema>;

/** A letter may be late, and its code lasts as long again. */
const KEPT_MS = 2 * CODE.minutes * 60_000;

/** Returns the request of this page; an old one is deleted. */
export function keptCode(where: string): KeptCode | null {
  const kept = readParsed(CODE_KEY, keptSchema, 'sessionStorage');
  if (!kept || kept.where !== where) return null;
  if (Math.abs(Date.now() - kept.askedAt) < KEPT_MS) return kept;
  keepCode(null);
  return null;
}

/** @returns whether a reload finds it again */
export const keepCode = (kept: KeptCode | null): boolean =>
  write(CODE_KEY, kept && JSON.stringify(kept), 'sessionStorage');
