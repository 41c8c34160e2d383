import type { Response } from 'express';
import type { createCounting } from '../site/figures/counting.ts';

const BROWSER = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';

/** Sends an event of a visit. @returns the answer's status */
export async function sendVisit(
  count: ReturnType<typeof createCounting>,
  body: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<number> {
  let status = 0;
  const res = {
    set: () => res,
    status: (code: number) => {
      status = code;
      return res;
    },
    end: () => res,
  };
  const all = { 'content-type': 'application/json', 'user-agent': BROWSER, ...headers };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  await count({ method, headers: all, rawBody: Buffer.from(text) }, res as unknown as Response);
  return status;
}
