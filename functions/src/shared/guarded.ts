import type { Request, Response } from 'express';
import { logger } from './logger.ts';
import { logRequest, note, routeFor } from './request-log.ts';
import { traced } from './trace.ts';

/**
 * A handler whose requests leave a line each (request-log.ts), with the `kind` of the outcome where it answers one. No failure escapes it: a
 * failure is logged under `name`, and answered with a 500 that nobody keeps. An answer that has begun is cut off, or it would be kept as whole.
 */
export const guarded =
  (name: string, handle: (req: Request, res: Response) => unknown) =>
  async (req: Request, res: Response): Promise<void> => {
    logRequest(req, res);
    try {
      const outcome = await traced(req.headers, () => handle(req, res));
      if (isOutcome(outcome)) note(res, { outcome: outcome.kind });
    } catch (error) {
      traced(req.headers, () => logger.error(name, error, { route: routeFor(req, res) }));
      if (res.headersSent) res.destroy();
      else res.status(500).set('Cache-Control', 'no-store').end();
    }
  };

const isOutcome = (value: unknown): value is { kind: string } =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
