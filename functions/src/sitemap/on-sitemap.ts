import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { pageSettings } from '../pages/config.ts';
import { services } from '../shared/admin.ts';
import { httpOptions } from '../shared/options.ts';
import { serveSitemap } from './sitemap.ts';

/** HTTP function behind `/sitemap.xml` and `/sitemaps/**`, the latter with robots.txt. The platform logs each request. */
export const sitemap = onRequest({ ...httpOptions, maxInstances: 2 }, async (req, res) => {
  try {
    await serveSitemap({ ...services(), origin: pageSettings().origin }, req, res);
  } catch (error) {
    logger.error('sitemap', error, { path: req.path });
    res.status(500).set('Cache-Control', 'no-store').end();
  }
});
