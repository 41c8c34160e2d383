import type { Request, Response } from 'express';
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
