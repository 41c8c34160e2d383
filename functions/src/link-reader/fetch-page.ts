import { isIP } from 'node:net';
import { Agent, fetch, type Response } from 'undici';
import { isPublicAddress, lookupPublic, NotPublic } from './public-address.ts';

/** Milliseconds for all of it, redirects included. */
const LIMIT_MS = 5000;
const MAX_REDIRECTS = 3;
/** Bytes after decompression. Titles stand within the first few KB of a page. */
const MAX_BYTES = 512 * 1024;
const HTML = /^(?:text\/html|application\/xhtml\+xml)\b/i;
const SIGN_IN = /(?:^|[/._-])(?:log-?in|sign-?in|ingresar|accounts?)(?:[/._-]|$)/i;
/** Pictures in a body have titles of their own. */
const HEAD_ENDS = /<\/head\s*>|<body[\s>]/i;

/** The part of the network that may be read. Tests read their own servers. */
export interface Web {
  isPublic: (address: string) => boolean;
  /** As `URL.port` says them: '' is a scheme's own. */
  ports: readonly string[];
}
export const INTERNET: Web = { isPublic: isPublicAddress, ports: ['', '80', '443'] };

export interface FetchedPage {
  /** Its head. */
  bytes: Uint8Array;
  contentType: string;
}

/**
 * Reads the beginning of a page, without cookies or a session.
 * @returns `null` for anything but a page that everybody can read: other contents, refusals, forms for signing in
 * @throws NotPublic for an address that is not on the public Internet; undici's errors
 */
export async function fetchPage(
  address: string,
  web: Web,
  signal = AbortSignal.timeout(LIMIT_MS),
): Promise<FetchedPage | null> {
  const dispatcher = new Agent({ connect: { lookup: lookupPublic(web.isPublic) } });
  try {
    const asked = new URL(address);
    const answer = await follow(asked, web, { dispatcher, signal });
    const contentType = answer?.headers.get('content-type') ?? '';
    if (!answer?.ok || !HTML.test(contentType)) return null;
    if (SIGN_IN.test(new URL(answer.url).pathname) && !SIGN_IN.test(asked.pathname)) return null;
    return { bytes: await beginning(answer), contentType };
  } finally {
    await dispatcher.destroy();
  }
}

/** Follows redirects by hand: each address is checked. @returns `null` after too many */
async function follow(
  from: URL,
  web: Web,
  options: { dispatcher: Agent; signal: AbortSignal },
): Promise<Response | null> {
  let url = from;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    checkAddress(url, web);
    const answer = await fetch(url, {
      ...options,
      redirect: 'manual',
      headers: { accept: 'text/html', 'accept-language': 'es', 'user-agent': 'Vidriera' },
    });
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || !location) return answer;
    await answer.body?.cancel();
    url = new URL(location, url);
  }
  return null;
}

/** Connecting to a literal address resolves no name, so it is checked here. @throws NotPublic */
function checkAddress({ protocol, port, hostname }: URL, { isPublic, ports }: Web): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isWeb = protocol === 'http:' || protocol === 'https:';
  if (!isWeb || !ports.includes(port) || (isIP(host) !== 0 && !isPublic(host))) throw new NotPublic(hostname);
}

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
