import type { Response } from 'undici';
import { fetchPublic, type Web } from './fetch-public.ts';

/** Bytes after decompression. Titles stand within the first few KB of a page. */
const MAX_BYTES = 512 * 1024;
const HTML = /^(?:text\/html|application\/xhtml\+xml)\b/i;
const SIGN_IN = /(?:^|[/._-])(?:log-?in|sign-?in|ingresar|accounts?)(?:[/._-]|$)/i;
/** Pictures in a body have titles of their own. */
const HEAD_ENDS = /<\/head\s*>|<body[\s>]/i;

export interface FetchedPage {
  /** Its head. */
  bytes: Uint8Array;
  contentType: string;
  /** After redirects. */
  url: string;
}

/**
 * Reads the beginning of a page.
 * @returns `null` for anything but a page that everybody can read: other contents, refusals, forms for signing in
 * @throws NotPublic for an address that is not on the public Internet; undici's errors
 */
export const fetchPage = (address: string, web: Web, signal?: AbortSignal): Promise<FetchedPage | null> =>
  fetchPublic(address, { accept: 'text/html', type: HTML, web, signal }, async (answer, contentType) => {
    const { url } = answer;
    if (SIGN_IN.test(new URL(url).pathname) && !SIGN_IN.test(new URL(address).pathname)) return null;
    return { bytes: await beginning(answer), contentType, url };
  });

/** Reads until the head ends, or the limit is met. */
async function beginning({ body }: Response): Promise<Uint8Array> {
  let bytes = Buffer.alloc(0);
  for await (const chunk of body ?? []) {
    bytes = Buffer.concat([bytes, chunk]);
    const end = bytes.toString('latin1').search(HEAD_ENDS);
    if (end >= 0) return bytes.subarray(0, end);
    if (bytes.length >= MAX_BYTES) break;
  }
  return bytes.subarray(0, MAX_BYTES);
}
