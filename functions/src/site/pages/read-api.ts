import type { ApiResponse } from '@vidriera/runtime/contract/page';
import { readBounded } from '../../base/http/read-bounded.ts';
import { TRUE_FOR } from '../../base/time/lifetime.ts';
import type { ReadApi } from './render-thread.ts';

/** Far above any answer of the API. */
const MAX_BYTES = 2 * 1024 * 1024;
/** Most pending requests of an instance: 80 pages, each with two or three addresses. */
const MAX_AT_ONCE = 240;
/** Statuses of valid answers; any other is a failure. */
const ANSWERS = [200, 400, 404];

interface Options {
  /** Base address, before `/api/…`. */
  api: string;
  /** Time limit of a request, in milliseconds. */
  limitMs: number;
}

/**
 * Reads the public API over HTTP, because the service that renders pages may read no data itself. Simultaneous requests for an address share
 * one answer.
 * @returns a function that throws for addresses outside `/api/`, and for failures; pages made of failures must not be cached
 */
export function apiByHttp({ api, limitMs }: Options): ReadApi {
  const pending = new Map<string, Promise<ApiResponse>>();

  const ask = async (path: string): Promise<ApiResponse> => {
    const answer = await fetch(api + path, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    if (!ANSWERS.includes(answer.status)) {
      await answer.body?.cancel();
      throw new Error(`the API answers ${path} with ${answer.status}`);
    }
    const body = await readBounded(answer.body, MAX_BYTES);
    if (!body) throw new Error(`the API answers ${path} with more than ${MAX_BYTES} bytes`);
    const read: ApiResponse = { status: answer.status, body: JSON.parse(body.toString('utf8')) };
    const trueFor = answer.headers.get(TRUE_FOR);
    return trueFor === null ? read : { ...read, trueFor: Number(trueFor) };
  };

  return async (address) => {
    const { pathname, search } = new URL(address, 'http://api');
    if (!pathname.startsWith('/api/')) throw new Error(`${address} is not an address of the API`);
    const path = pathname + search;
    const known = pending.get(path);
    if (known) return known;
    if (pending.size >= MAX_AT_ONCE) throw new Error(`more than ${MAX_AT_ONCE} pending requests`);
    const reading = ask(path).finally(() => pending.delete(path));
    pending.set(path, reading);
    return reading;
  };
}
