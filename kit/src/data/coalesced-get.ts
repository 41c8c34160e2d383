import { STALE_EVENT } from '@vidriera/session/stale';

/** How long an answer is reused, in milliseconds: from a press of a link to the screen it leads to. */
const KEPT_MS = 5000;

interface Shared {
  answer: Promise<unknown>;
  callers: number;
  abort: AbortController;
}

const shared = new Map<string, Shared>();
globalThis.addEventListener?.(STALE_EVENT, () => shared.clear());

/**
 * Reads an address once for all callers that ask at the same time or within five seconds. Failures are not cached.
 * @param get reads the address; its signal aborts when the last caller aborts
 * @throws what `get` rejects with; the reason of `signal` when it aborts
 */
export function coalescedGet(
  address: string,
  signal: AbortSignal | undefined,
  get: (address: string, signal: AbortSignal) => Promise<unknown>,
): Promise<unknown> {
  if (signal?.aborted) return Promise.reject(signal.reason);
  const request = shared.get(address) ?? begin(address, get);
  request.callers += 1;
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(signal?.reason);
      request.callers -= 1;
      if (request.callers > 0) return;
      request.abort.abort(signal?.reason);
      forget(address, request);
    };
    signal?.addEventListener('abort', leave, { once: true });
    request.answer.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
  });
}

function begin(address: string, get: (address: string, signal: AbortSignal) => Promise<unknown>): Shared {
  const abort = new AbortController();
  const request: Shared = { answer: get(address, abort.signal), callers: 0, abort };
  shared.set(address, request);
  request.answer.then(
    () => setTimeout(forget, KEPT_MS, address, request),
    () => forget(address, request),
  );
  return request;
}

function forget(address: string, request: Shared): void {
  if (shared.get(address) === request) shared.delete(address);
}
