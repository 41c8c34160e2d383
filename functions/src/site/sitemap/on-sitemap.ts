import { services } from '../../base/firestore/admin.ts';
import { httpFunction } from '../../base/http/http-function.ts';
import { publicOrigin } from '../../base/http/origin.ts';
import { sitemapOptions } from '../../base/process/options.ts';
import { agendaReader } from '../../items/agenda/read.ts';
import { createLists } from '../../items/lists/lists.ts';
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
