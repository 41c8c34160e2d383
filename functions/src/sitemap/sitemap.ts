import type { Request, Response } from 'express';
import { compressed } from '../shared/compressed.ts';
import { file, index, type SitemapDeps } from './files.ts';

export type SitemapOutcome = { kind: 'sent' | 'not-found' | 'refused' };

/** Search engines come seldom, and an hour more or less is nothing to them. */
const CACHE = 'public, max-age=3600, s-maxage=21600, stale-while-revalidate=86400';

/** Hosting sends `/robots.txt` here: a function's own server answers 404 to any path with that name before our code is reached. */
const ROBOTS = '/sitemaps/robots';
/** Everything may be read, but for the calls that change things; pages of one's own say `noindex` themselves. */
const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /fn/\n\nSitemap: ${origin}/sitemap.xml\n`;

/** Answers `/sitemap.xml`, `/sitemaps/robots` and `/sitemaps/{name}.xml`. @throws what Firestore throws */
export async function serveSitemap(
  deps: SitemapDeps,
  req: Pick<Request, 'method' | 'path' | 'get'>,
  res: Response,
): Promise<SitemapOutcome> {
  res.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.status(405).set('Allow', 'GET, HEAD').end();
    return { kind: 'refused' };
  }
  const text = await answer(deps, req.path);
  if (text === null) {
    res.status(404).type('text/plain').send('No existe.');
    return { kind: 'not-found' };
  }
  const type = `${req.path === ROBOTS ? 'text/plain' : 'text/xml'}; charset=utf-8`;
  const { body, encoding } = await compressed(Buffer.from(text), type, req.get('accept-encoding'));
  if (encoding) res.set('Content-Encoding', encoding);
  res.set('Cache-Control', CACHE).vary('Accept-Encoding').type(type).send(body);
  return { kind: 'sent' };
}

async function answer(deps: SitemapDeps, path: string): Promise<string | null> {
  if (path === ROBOTS) return robots(deps.origin);
  if (path === '/sitemap.xml') return index(deps);
  const name = /^\/sitemaps\/([a-z0-9-]{1,40})\.xml$/.exec(path)?.[1];
  return name ? file(deps, name) : null;
}
