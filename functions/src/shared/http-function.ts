import { createRequire } from 'node:module';
import type { Request, Response } from 'express';
import type { HttpsFunction, HttpsOptions } from 'firebase-functions/https';
import { guarded } from './guarded.ts';

const require = createRequire(import.meta.url);

/**
 * A public HTTP function: a guarded handler, with what the CLI asks about it. A process that is for one function is given the handler alone: all
 * that the library would add there is loading Auth, App Check and the sign-in of machines, more than half of what `gate` or `pages` start with.
 * @param options those of no other origin (`cors: false`) alone: others would have the library answer for them
 */
export function httpFunction(
  name: string,
  options: HttpsOptions & { cors: false },
  handle: (req: Request, res: Response) => unknown,
): HttpsFunction | ReturnType<typeof guarded> {
  const handler = guarded(name, handle);
  if (process.env.FUNCTION_TARGET) return handler;
  return (require('firebase-functions/https') as typeof import('firebase-functions/https')).onRequest(
    options,
    handler,
  );
}
