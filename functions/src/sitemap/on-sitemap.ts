import { createLists } from '../agenda/lists.ts';
import { agendaReader } from '../agenda/read.ts';
import { services } from '../shared/admin.ts';
import { httpFunction } from '../shared/http-function.ts';
import { sitemapOptions } from '../shared/options.ts';
import { publicOrigin } from '../shared/origin.ts';
import { createSitemap } from './sitemap.ts';

let serve: ReturnType<typeof createSitemap> | undefined;

/** HTTP function behind `/sitemap.xml` and `/sitemaps/**`, including robots.txt. */
export const sitemap = httpFunction('sitemap', sitemapOptions, (req, res) => {
  const { db, now } = services();
  serve ??= createSitemap({
    db,
    now,
    origin: publicOrigin(),
    lists: createLists(agendaReader({ db, now })),
  });
  return serve(req, res);
});
