import { extname, posix } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FakeHostingSite } from './hosting-model.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'application/octet-stream',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export interface SiteAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Answers like a channel: a file, a function's page, or a 404. As in Hosting, header rules match the
 * requested path, and the last one wins.
 */
export function answerFromSite(site: FakeHostingSite, path: string, channel = 'live'): SiteAnswer {
  const version = site.current(channel);
  const answer = plainAnswer(site, path, channel);
  for (const rule of version?.config.headers ?? []) {
    if (!posix.matchesGlob(path, rule.glob)) continue;
    for (const [name, value] of Object.entries(rule.headers)) answer.headers[name.toLowerCase()] = value;
  }
  return answer;
}

function plainAnswer(site: FakeHostingSite, path: string, channel: string): SiteAnswer {
  const version = site.current(channel);
  const content = site.contents.get(version?.files.get(path) ?? '');
  if (content) {
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const headers = { 'content-type': type, 'cache-control': 'max-age=3600' };
    return { status: 200, headers, body: gunzipSync(content) };
  }
  const rewrite = version?.config.rewrites?.find(({ glob }) => posix.matchesGlob(path, glob));
  const text = rewrite
    ? `<p>The function ${rewrite.run?.serviceId ?? rewrite.function} does not serve ${path}`
    : '<p>404';
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return { status: 404, headers, body: Buffer.from(text) };
}
