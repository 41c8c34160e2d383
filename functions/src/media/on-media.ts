import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { services } from '../shared/admin.ts';
import { httpOptions } from '../shared/options.ts';
import { serveFavicon } from './favicon.ts';
import { serve } from './serve.ts';

/** HTTP function behind `/img/**`: pictures, and the icons of link cards. The platform logs each request. */
export const media = onRequest(httpOptions, async (req, res) => {
  try {
    if (req.path.startsWith('/img/favicon/')) await serveFavicon(req, res);
    else await serve(services().bucket, req, res);
  } catch (error) {
    logger.error('media', error, { path: req.path });
    if (res.headersSent) res.destroy();
    else res.status(500).set('Cache-Control', 'no-store').end();
  }
});
