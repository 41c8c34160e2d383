import { agendaReader } from '../agenda/read.ts';
import { services } from '../firestore/admin.ts';
import { httpFunction } from '../http/http-function.ts';
import { publicOrigin } from '../http/origin.ts';
import { createLists } from '../lists/lists.ts';
import { sitemapOptions } from '../process/options.ts';
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
