import type { ApiResponse } from '@vidriera/runtime/contract/page';
import { TRUE_FOR } from '../shared/lifetime.ts';
import { readBounded } from '../shared/read-bounded.ts';
import type { ReadApi } from './render-thread.ts';

/** Far more than any answer of the API, in bytes. */
const MAX_BYTES = 2 * 1024 * 1024;
/** Different addresses an instance asks at once: of 80 pages under way each has two or three of its own. */
const MAX_AT_ONCE = 240;
/** What the API says of an address; anything else says that something is wrong with the API, or the way to it. */
const ANSWERS = [200, 400, 404];

interface Options {
  /** Where the API answers: what comes before `/api/…`. */
  api: string;
  /** How long it may take, in milliseconds. */
  limitMs: number;
}

/**
 * Reads the public API over HTTP: the service that renders pages has no right to any data itself. Whoever asks for an address that is being
 * asked for is given the same answer.
 * @returns a function that throws for what is not under `/api/`, and for whatever is no answer of the API: nothing made of it may be kept
 */
export function apiByHttp({ api, limitMs }: Options): ReadApi {
  const underway = new Map<string, Promise<ApiResponse>>();

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
    const known = underway.get(path);
    if (known) return known;
    if (underway.size >= MAX_AT_ONCE) throw new Error(`more than ${MAX_AT_ONCE} requests under way`);
    const reading = ask(path).finally(() => underway.delete(path));
    underway.set(path, reading);
    return reading;
  };
}
