import { isIP } from 'node:net';
import { hostOf } from '@vidriera/domain/values/host';
import { Agent, fetch, type Response } from 'undici';
import { isPublicAddress, lookupPublic, NotPublic } from './public-address.ts';

/** Milliseconds for all of it, redirects included. */
const LIMIT_MS = 5000;
const MAX_REDIRECTS = 3;

/** The part of the network that may be read. Tests read their own servers. */
export interface Web {
  isPublic: (address: string) => boolean;
  /** As `URL.port` says them: '' is a scheme's own. */
  ports: readonly string[];
  /** Throws for a host that must not be asked. */
  refuse?: (host: string) => Promise<void>;
}
export const INTERNET: Web = { isPublic: isPublicAddress, ports: ['', '80', '443'] };

interface PublicRequest {
  accept: string;
  /** Contents that are read; anything else counts as nothing. `null`: all. */
  type: RegExp | null;
  /** Called with the status of a refusal. */
  onRefused?: ((status: number) => void) | undefined;
  web: Web;
  signal?: AbortSignal | undefined;
}

/**
 * Asks an address of the public Internet, without cookies or a session, and reads its answer.
 * @returns `null` for a refusal, other contents or too many redirects
 * @throws NotPublic for an address that is not on the public Internet; undici's errors
 */
export async function fetchPublic<T>(
  address: string,
  { accept, type, web, onRefused, signal = AbortSignal.timeout(LIMIT_MS) }: PublicRequest,
  read: (answer: Response, contentType: string) => Promise<T>,
): Promise<T | null> {
  const dispatcher = new Agent({ connect: { lookup: lookupPublic(web.isPublic) } });
  try {
    const answer = await follow(new URL(address), web, { dispatcher, signal, accept });
    const contentType = answer?.headers.get('content-type') ?? '';
    if (answer && !answer.ok) onRefused?.(answer.status);
    return answer?.ok && (type?.test(contentType) ?? true) ? await read(answer, contentType) : null;
  } finally {
    await dispatcher.destroy();
  }
}

/** Follows redirects by hand: each address is checked. @returns `null` after too many */
async function follow(
  from: URL,
  web: Web,
  { accept, ...options }: { dispatcher: Agent; signal: AbortSignal; accept: string },
): Promise<Response | null> {
  let url = from;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    checkAddress(url, web);
    await web.refuse?.(hostOf(url.href) ?? '');
    const answer = await fetch(url, {
      ...options,
      redirect: 'manual',
      headers: { accept, 'accept-language': 'es', 'user-agent': 'Vidriera' },
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
