import { z } from '@vidriera/domain/zod';
import type { Request, Response } from 'express';
import { type HttpAnswer, MISSING_SECONDS, sendAnswer } from '../../base/http/answer.ts';
import { answerMemory } from '../../base/http/answer-memory.ts';
import { type ReadBudget, readBudget } from '../../base/http/read-budget.ts';
import { isReading } from '../../base/http/reading.ts';
import { file, index, PER_FILE, type SitemapDeps } from './files.ts';

/** Crawlers that read pages for language models, as their operators name them. Search engines' own crawlers are none of them. */
const AI_CRAWLERS = [
  'AI2Bot',
  'Amazonbot',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ChatGPT-User',
  'Claude-Web',
  'ClaudeBot',
  'cohere-ai',
  'Diffbot',
  'FacebookBot',
  'Google-Extended',
  'GPTBot',
  'Meta-ExternalAgent',
  'OAI-SearchBot',
  'PerplexityBot',
];

/** `VIDRIERA_AI_CRAWLERS` (ops/src/deploy/settings.ts). */
const envSchema = z.object({ VIDRIERA_AI_CRAWLERS: z._default(z.enum(['on', 'off']), 'on') });

/** Allows everything but calls; private pages have `noindex`. A setting allows crawlers of language models nothing. */
export function robots(origin: string, env: Record<string, string | undefined> = process.env): string {
  const isRefused = envSchema.parse(env).VIDRIERA_AI_CRAWLERS === 'off';
  const refused = `${AI_CRAWLERS.map((name) => `User-agent: ${name}\n`).join('')}Disallow: /\n\n`;
  return `${isRefused ? refused : ''}User-agent: *\nDisallow: /fn/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

export type SitemapOutcome = { kind: 'sent' | 'not-found' | 'put-off' | 'refused' };

/** Search engines come rarely: the CDN caches a file for six hours, an instance for one. With twelve more while it fetches, a change is seen within a day. */
const CACHE = 'public, max-age=3600, s-maxage=21600, stale-while-revalidate=43200';
const SECONDS = 3600;
/**
 * Documents that an instance reads for files. Enough for a million addresses in a night, also if callers
 * bypass the CDN.
 */
export const LISTED = { perSecond: 100, most: 100_000 };

/** Hosting redirects `/robots.txt` here, because a function's server answers 404 to that path. */
const ROBOTS = '/sitemaps/robots';

/**
 * Returns a handler of `/sitemap.xml`, `/sitemaps/robots` and `/sitemaps/{name}.xml`, which caches for an
 * hour and answers 503 when its budget is spent.
 * @returns a function that throws errors of Firestore
 */
export function createSitemap(deps: SitemapDeps, budget = readBudget(LISTED)) {
  const memory = answerMemory();
  return async (
    req: Pick<Request, 'acceptsEncodings' | 'method' | 'path'>,
    res: Response,
  ): Promise<SitemapOutcome> => {
    if (!isReading(req, res)) return { kind: 'refused' };
    const answer = await memory({ address: req.path, exact: false }, () => answerTo(deps, budget, req.path));
    await sendAnswer(req, res, answer);
    return { kind: KINDS[answer.status] ?? 'sent' };
  };
}

const KINDS: Partial<Record<number, SitemapOutcome['kind']>> = { 404: 'not-found', 503: 'put-off' };

/** While the budget is spent. */
const LATER: HttpAnswer = {
  status: 503,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '600' },
  body: Buffer.from('Más tarde.'),
  seconds: 0,
};

async function answerTo(deps: SitemapDeps, budget: ReadBudget, path: string): Promise<HttpAnswer> {
  const reserved = path === ROBOTS ? 0 : PER_FILE;
  if (reserved > 0 && !budget.take(reserved)) return LATER;
  const text = await textOf(deps, path);
  budget.giveBack(reserved - (text?.match(/<url>|<sitemap>/g)?.length ?? 0));
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
