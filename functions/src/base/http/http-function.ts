import { createRequire } from 'node:module';
import type { Request, Response } from 'express';
import type { HttpsFunction, HttpsOptions } from 'firebase-functions/https';
import { logger } from '../process/logger.ts';
import { traced } from '../process/trace.ts';
import { logRequest, note, routeFor } from './request-log.ts';

/**
 * Wraps a handler: logs each request (request-log.ts), catches and logs failures under `name`, and answers
 * them with `fail`, by default an uncacheable 500. A partly sent answer is cut off, so that no cache keeps it.
 */
export const guarded =
  (name: string, handle: (req: Request, res: Response) => unknown, fail = sendEmpty) =>
  async (req: Request, res: Response): Promise<void> => {
    logRequest(req, res);
    res.removeHeader('X-Powered-By');
    try {
      const outcome = await traced(req.headers, () => handle(req, res));
      if (isOutcome(outcome)) note(res, { outcome: outcome.kind });
    } catch (error) {
      traced(req.headers, () => logger.error(name, error, { route: routeFor(req, res) }));
      if (res.headersSent) res.destroy();
      else fail(req, res);
    }
  };

function sendEmpty(_req: Request, res: Response): void {
  res.status(500).set('Cache-Control', 'no-store').end();
}

const isOutcome = (value: unknown): value is { kind: string } =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';

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
