import { createRequire } from 'node:module';
import type { Request, Response } from 'express';
import type { HttpsFunction, HttpsOptions } from 'firebase-functions/https';
import { guarded } from './guarded.ts';

const require = createRequire(import.meta.url);

/**
 * Returns a public HTTP function: a guarded handler with its settings for the CLI. A process for one function
 * gets the bare handler, because firebase-functions would load Auth and App Check, more than half of the
 * start of `gate` or `pages`.
 * @param options need `cors: false`: the library would answer other origins itself
 * @param fail answers after a failure, in place of an empty 500
 */
export function httpFunction(
  name: string,
  options: HttpsOptions & { cors: false },
  handle: (req: Request, res: Response) => unknown,
  fail?: (req: Request, res: Response) => void,
): HttpsFunction | ReturnType<typeof guarded> {
  const handler = guarded(name, handle, fail);
  if (process.env.FUNCTION_TARGET) return handler;
  return (require('firebase-functions/https') as typeof import('firebase-functions/https')).onRequest(
    options,
    handler,
  );
}
