import { AREAS, type Area, siteOf } from 'domain/site/areas';
import { z } from 'domain/zod';
import type { Request, Response } from 'express';

/** An area's site as a preview channel of it shows it. */
export interface Channel {
  area: Area;
  origin: string;
}

/** Reads a channel's host; `null` is what is no channel of an area's site here. */
export type ReadChannel = (host: string | undefined) => Channel | null;

/** The one cookie that Hosting hands on to functions, and keeps its answers apart by. */
const COOKIE = '__session';
const WEEK_MS = 7 * 86_400_000;

const envSchema = z.object({
  VIDRIERA_PREVIEWS: z.enum(['on', 'off']).default('off'),
  VIDRIERA_SITE_PREFIX: z.string().optional(),
});

/**
 * Reads hosts such as `vidriera-explore--agenda-1a2b3c4d.web.app`.
 * @param env whether this project has previews, and what the names of its sites begin with
 */
export function channels(env: Record<string, string | undefined>): ReadChannel {
  const { VIDRIERA_PREVIEWS: previews, VIDRIERA_SITE_PREFIX: prefix } = envSchema.parse(env);
  return (host = '') => {
    const [, site, channel] = /^([a-z0-9-]+?)(--[a-z0-9-]{1,63}\.web\.app)$/.exec(host) ?? [];
    const area = AREAS.find((name) => siteOf(name, prefix) === site);
    return previews === 'on' && area && channel ? { area, origin: `https://${host}` } : null;
  };
}

/** The channel whose area the asking browser is to see. */
export const channelIn = (read: ReadChannel, { headers }: Pick<Request, 'headers'>): Channel | null =>
  read(new RegExp(`(?:^|; *)${COOKIE}=([^;]*)`).exec(headers.cookie ?? '')?.[1]);

/**
 * Answers `/r/preview?site=HOST`: from now on this browser sees that channel's area within the product; without a host, the live one again.
 * 404 for what is no channel here.
 */
export function startPreview(read: ReadChannel, host: string | null, response: Response): void {
  response.set('Cache-Control', 'private, no-store');
  const cookie = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;
  if (host === null) response.clearCookie(COOKIE, cookie).redirect(303, '/');
  else if (read(host)) response.cookie(COOKIE, host, { ...cookie, maxAge: WEEK_MS }).redirect(303, '/');
  else response.status(404).end();
}
