import { z } from '@vidriera/domain/zod';
import { readParsed, write } from '@vidriera/session/local-storage';
import { CODE_KEY, KEPT_MS } from './is-code-asked.ts';

const keptSchema = z.object({
  /** Path of the page that asked. */
  where: z.string(),
  /** Path that the person came for, if it is another one. */
  back: z.nullish(z.string()),
  email: z.string(),
  nombre: z.string(),
  /** Chosen by somebody who signs up to publish. */
  username: z.nullish(z.string()),
  /** The terms that the person accepted; '' if not asked yet. */
  terms: z.string(),
  /** The server takes the code only with it. */
  secret: z.string(),
  /** Milliseconds since 1970, by this device's clock. */
  askedAt: z.number(),
});
/** A request for a code. It outlives its tab: other apps' browsers close a page when the person goes to their mail. */
export type KeptCode = z.infer<typeof keptSchema>;

/** Returns this browser's last request; an old one is deleted. */
export function keptCode(): KeptCode | null {
  const kept = readParsed(CODE_KEY, keptSchema);
  if (!kept || Math.abs(Date.now() - kept.askedAt) < KEPT_MS) return kept;
  keepCode(null);
  return null;
}

/** @returns whether another page of this browser finds it */
export const keepCode = (kept: KeptCode | null): boolean => write(CODE_KEY, kept && JSON.stringify(kept));

/** Calls back with what another tab asked for, or `null` once that was used or forgotten. @returns a function that stops it */
export function onOtherTab(listener: (kept: KeptCode | null) => void): () => void {
  const look = ({ key }: StorageEvent) => {
    if (key === CODE_KEY) listener(keptCode());
  };
  addEventListener('storage', look);
  return () => removeEventListener('storage', look);
}

/** Returns an address that its person recognises, and nobody else reads: 'a••@ejemplo.com'. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1••');
