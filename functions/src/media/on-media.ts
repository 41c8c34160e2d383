import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { services } from '../shared/admin.ts';
import { httpOptions } from '../shared/options.ts';
import { serve } from './serve.ts';

/** HTTP function behind `/img/**`. The platform logs each request. */
export const media = onRequest(httpOptions, async (req, res) => {
  try {
    await serve(services().bucket, req, res);
  } catch (error) {
    logger.error('media', error, { path: req.path });
    if (res.headersSent) res.destroy();
    else res.status(500).set('Cache-Control', 'no-store').end();
  }
});
