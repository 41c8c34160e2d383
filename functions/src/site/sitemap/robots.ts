import { z } from '@vidriera/domain/zod';

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
