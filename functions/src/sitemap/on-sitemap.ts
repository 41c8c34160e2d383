import { onRequest } from 'firebase-functions/https';
import { pageSettings } from '../pages/config.ts';
import { services } from '../shared/admin.ts';
import { guarded } from '../shared/guarded.ts';
import { sitemapOptions } from '../shared/options.ts';
import { createSitemap } from './sitemap.ts';

let serve: ReturnType<typeof createSitemap> | undefined;

/** HTTP function behind `/sitemap.xml` and `/sitemaps/**`, the latter with robots.txt. */
export const sitemap = onRequest(
  sitemapOptions,
  guarded('sitemap', (req, res) => {
    serve ??= createSitemap({ ...services(), origin: pageSettings().origin });
    return serve(req, res);
  }),
);
