import { readBounded } from '../../base/http/read-bounded.ts';

const LIMIT_MS = 8000;
/** Far above any file of a build. */
const MAX_BYTES = 10 * 1024 * 1024;

export type Fetched =
  | { kind: 'file'; body: Buffer; type: string }
  | { kind: 'missing' }
  | { kind: 'down'; reason: string };

/** Fetches a file from a site. HTML in place of another type counts as missing: it is the site's 404 page. */
export async function fetchFile(path: string, origin: string, limitMs = LIMIT_MS): Promise<Fetched> {
  try {
    const answer = await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(limitMs) });
    if (answer.status >= 500 || answer.status === 429)
      return { kind: 'down', reason: `HTTP ${answer.status}` };
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    if (answer.status !== 200 || (type.startsWith('text/html') && !path.endsWith('.html'))) {
      await answer.body?.cancel();
      return { kind: 'missing' };
    }
    const body = await readBounded(answer.body, MAX_BYTES);
    if (!body) return { kind: 'down', reason: `more than ${MAX_BYTES} bytes` };
    return { kind: 'file', body, type };
  } catch (error) {
    return { kind: 'down', reason: reasonOf(error) };
  }
}

/** Returns a network error's text; undici hides it in `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
