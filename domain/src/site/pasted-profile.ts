import { FILE_ENDING } from '../image/file-ending.ts';
import { normalizeUsername, RESERVED_NAMES } from '../usuario/username.ts';
import { LIMITS } from '../values/limits.ts';

/** Characters of a segment that may be a username: with what stands around it, encoded. */
const LENGTH = 200;
/** A username with what text stands around it: brackets, quotes, markup, the '@' before it, the end of a sentence. */
const WITHIN = /^[^a-z0-9]*([a-z0-9](?:[a-z0-9._-]*[a-z0-9])?)[^a-z0-9]*$/;

/** `sure`: the path differs in case and blanks alone. Else somebody from before the present rule may have that very name. */
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
 * The path of the profile that a pasted path means: '/@MilongaDelSur.' → '/milongadelsur'. `null` for a path that is written right, for a
 * word of the product's own and for anything else. A path of one segment in plain letters: it never leads to another site.
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
