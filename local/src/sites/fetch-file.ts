import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '../cli/user-error.ts';

const LIMIT_MS = 30_000;
const TRIES = 3;
const PAUSE_MS = 500;

/**
 * Downloads a file; `null` when it does not exist. HTML counts as missing: the shell answers unknown
 * addresses with a page.
 * @throws UserError after three attempts
 */
export async function fetchFile(url: string): Promise<Buffer | null> {
  for (let tries = 1; ; tries++) {
    try {
      return await fetchOnce(url);
    } catch (error) {
      if (tries < TRIES) await wait(PAUSE_MS * tries);
      else throw new UserError(`${url} cannot be read (${reasonOf(error)}): nothing was changed.`);
    }
  }
}

async function fetchOnce(url: string): Promise<Buffer | null> {
  const answer = await fetch(url, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity', 'cache-control': 'no-cache' },
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (answer.status === 404 || (answer.status === 200 && isPage)) {
    await answer.body?.cancel();
    return null;
  }
  if (answer.status !== 200) throw new Error(`HTTP ${answer.status}`);
  const body = Buffer.from(await answer.arrayBuffer());
  const length = answer.headers.get('content-length');
  const isPlain = !answer.headers.has('content-encoding');
  if (isPlain && length !== null && Number(length) !== body.length) {
    throw new Error(`${body.length} of ${length} bytes`);
  }
  return body;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
