import { createLists } from '../agenda/lists.ts';
import { agendaReader } from '../agenda/read.ts';
import { pageSettings } from '../pages/config.ts';
import { services } from '../shared/admin.ts';
import { httpFunction } from '../shared/http-function.ts';
import { sitemapOptions } from '../shared/options.ts';
import { createSitemap } from './sitemap.ts';

let serve: ReturnType<typeof createSitemap> | undefined;

/** HTTP function behind `/sitemap.xml` and `/sitemaps/**`, the latter with robots.txt. */
export const sitemap = httpFunction('sitemap', sitemapOptions, (req, res) => {
  const { db, now } = services();
  serve ??= createSitemap({
    db,
    now,
    origin: pageSettings().origin,
    lists: createLists(agendaReader({ db, now })),
  });
  return serve(req, res);
});
