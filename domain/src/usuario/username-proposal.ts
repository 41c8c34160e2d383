import { fold } from '../item/search.ts';
import { LIMITS } from '../values/limits.ts';
import { normalizeUsername } from './username.ts';
import { usernameObjection } from './username-refusal.ts';

/** Returns the start of a username in a text; `''` for none. @param max characters */
export const usernameIn = (text: string, max: number = LIMITS.usernameMax): string =>
  fold(text)
    .replaceAll(/[^a-z0-9._-]+/g, '')
    .replace(/^[._-]+/, '')
    .slice(0, max)
    .replace(/[._-]+$/, '');

/**
 * Returns a username for a name as people write it: 'La Peña 2026' → 'lapena2026'; `null` if it is one
 * already, or none fits.
 */
export function proposeUsername(text: string): string | null {
  if (usernameObjection(normalizeUsername(text)) === null) return null;
  const proposal = usernameIn(text);
  return usernameObjection(proposal) === null ? proposal : null;
}
