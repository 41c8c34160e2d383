import type { Request, Response } from 'express';
import { logger } from './logger.ts';

/**
 * A handler of which no failure escapes: it is logged under `name`, and answered with a 500 nobody keeps; an answer that has begun is cut off,
 * or it would be kept as whole.
 */
export const guarded =
  (name: string, handle: (req: Request, res: Response) => Promise<unknown>) =>
  async (req: Request, res: Response): Promise<void> => {
    try {
      await handle(req, res);
    } catch (error) {
      logger.error(name, error, { path: req.path });
      if (res.headersSent) res.destroy();
      else res.status(500).set('Cache-Control', 'no-store').end();
    }
  };
