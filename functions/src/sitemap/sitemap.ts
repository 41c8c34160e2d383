import type { Request, Response } from 'express';
import { type Answer, MISSING_SECONDS, sendAnswer } from '../shared/answer.ts';
import { answerMemory } from '../shared/answer-memory.ts';
import { isReading } from '../shared/reading.ts';
import { file, index, type SitemapDeps } from './files.ts';

export type SitemapOutcome = { kind: 'sent' | 'not-found' | 'refused' };

/** Search engines come seldom, and an hour more or less is nothing to them. */
const SECONDS = 21_600;
const CACHE = `public, max-age=3600, s-maxage=${SECONDS}, stale-while-revalidate=86400`;

/** Hosting sends `/robots.txt` here: a function's own server answers 404 to any path with that name before our code is reached. */
const ROBOTS = '/sitemaps/robots';
/** Everything may be read, but for the calls that change things; pages of one's own say `noindex` themselves. */
const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /fn/\n\nSitemap: ${origin}/sitemap.xml\n`;

/**
 * Answers `/sitemap.xml`, `/sitemaps/robots` and `/sitemaps/{name}.xml`; from memory where something is appended to them.
 * @returns a function that throws what Firestore throws
 */
export function createSitemap(deps: SitemapDeps) {
  const memory = answerMemory();
  return async (
    req: Pick<Request, 'acceptsEncodings' | 'method' | 'path' | 'originalUrl'>,
    res: Response,
  ): Promise<SitemapOutcome> => {
    if (!isReading(req, res)) return { kind: 'refused' };
    const asked = { address: req.path, exact: req.originalUrl === req.path };
    const answer = await memory(asked, () => answerTo(deps, req.path));
    await sendAnswer(req, res, answer);
    return { kind: answer.status === 404 ? 'not-found' : 'sent' };
  };
}

async function answerTo(deps: SitemapDeps, path: string): Promise<Answer> {
  const text = await textOf(deps, path);
  const type = `${text === null || path === ROBOTS ? 'text/plain' : 'text/xml'}; charset=utf-8`;
  return {
    status: text === null ? 404 : 200,
    headers: { 'Content-Type': type, 'Cache-Control': text === null ? 'no-store' : CACHE },
    body: Buffer.from(text ?? 'No existe.'),
    seconds: text === null ? MISSING_SECONDS : SECONDS,
  };
}

async function textOf(deps: SitemapDeps, path: string): Promise<string | null> {
  if (path === ROBOTS) return robots(deps.origin);
  if (path === '/sitemap.xml') return index(deps);
  const name = /^\/sitemaps\/([a-z0-9-]{1,40})\.xml$/.exec(path)?.[1];
  return name ? file(deps, name) : null;
}
