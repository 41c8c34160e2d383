import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { services } from '../shared/admin.ts';
import { cardOptions } from '../shared/options.ts';
import { serveCard } from './serve.ts';

/** HTTP function behind `/og/**`: pictures of shared links. The platform logs each request. */
export const cards = onRequest(cardOptions, async (req, res) => {
  try {
    await serveCard(services(), req, res);
  } catch (error) {
    logger.error('cards', error, { path: req.path });
    if (res.headersSent) res.destroy();
    else res.status(500).set('Cache-Control', 'no-store').end();
  }
});
