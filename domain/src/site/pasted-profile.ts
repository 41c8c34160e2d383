import { FILE_ENDING } from '../image/file-ending.ts';
import { normalizeUsername, RESERVED_NAMES } from '../usuario/username.ts';
import { LIMITS } from '../values/limits.ts';

/** Longest segment to look at, encoded text around the username included. */
const LENGTH = 200;
/** A username within other text: brackets, quotes, markup, '@', the end of a sentence. */
const WITHIN = /^[^a-z0-9]*([a-z0-9](?:[a-z0-9._-]*[a-z0-9])?)[^a-z0-9]*$/;

/** `sure`: only case and blanks differ. Otherwise an old username may be spelt that way. */
export interface PastedProfile {
  path: string;
  sure: boolean;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a stray '%'
  }
}

/**
 * Returns the profile path that a pasted path means: '/@MilongaDelSur.' → '/milongadelsur'; `null` if it is
 * right already, reserved, or anything else. Plain letters in one segment never lead to another site.
 */
export function pastedProfile(pathname: string): PastedProfile | null {
  const [, segment = ''] = /^\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (segment.length > LENGTH) return null;
  const name = normalizeUsername(decoded(segment));
  const [, username = ''] = WITHIN.exec(name) ?? [];
  if (username.length < LIMITS.usernameMin || username.length > LIMITS.usernameMax) return null;
  if (username === segment || RESERVED_NAMES.has(username) || FILE_ENDING.test(username)) return null;
  return { path: `/${username}`, sure: name === username };
}
