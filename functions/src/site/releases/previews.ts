import { AREAS, type Area, siteOf } from '@vidriera/domain/site/areas';
import { z } from '@vidriera/domain/zod';
import { PULL_REQUESTS, previewHostsSchema } from '@vidriera/runtime/contract/previews-schema';
import type { Request, Response } from 'express';

/** A preview channel of an area's site. */
export interface Channel {
  area: Area;
  origin: string;
}

/** Returns the channel of a host; `null` for an unknown one. */
export type ReadChannel = (host: string | undefined) => Channel | null;

/** The only cookie that Hosting forwards to functions; it also separates cached answers. */
const COOKIE = '__session';
/** `Sec-Fetch-Site` of a typed or pasted address, or a bookmark. */
const TYPED = 'none';
/** Such a host is ours: it begins with our site’s name, and is longer than the 30 characters that another site’s name may have. */
const PULL_REQUEST = /^pull-request-\d{1,7}-[a-z0-9]+\.web\.app$/;
const WEEK_MS = 7 * 86_400_000;

const envSchema = z.object({
  VIDRIERA_PREVIEWS: previewHostsSchema,
  VIDRIERA_SITE_PREFIX: z.optional(z.string()),
});

/**
 * Returns the reader of hosts such as `vidriera-explore--agenda-1a2b3c4d.web.app`.
 * @param env allowed channels, and the prefix of the project's site names. @throws $ZodError naming a wrong variable
 */
export function channels(env: Record<string, string | undefined>): ReadChannel {
  const { VIDRIERA_PREVIEWS: hosts, VIDRIERA_SITE_PREFIX: prefix } = envSchema.parse(env);
  const known = new Map(
    hosts.flatMap((host) => {
      const area = AREAS.find((name) => host.startsWith(`${siteOf(name, prefix)}--`));
      return area ? [[host, { area, origin: `https://${host}` }] as const] : [];
    }),
  );
  const ofPullRequest = (host: string): Channel | null => {
    const area = AREAS.find((name) => host.startsWith(`${siteOf(name, prefix)}--`));
    const channel = area && host.slice(`${siteOf(area, prefix)}--`.length);
    return area && channel && PULL_REQUEST.test(channel) ? { area, origin: `https://${host}` } : null;
  };
  const all = hosts.includes(PULL_REQUESTS);
  return (host = '') => known.get(host) ?? (all ? ofPullRequest(host) : null);
}

/** Returns the channel that the browser previews, or `null`. */
export const channelIn = (read: ReadChannel, { headers }: Pick<Request, 'headers'>): Channel | null =>
  read(new RegExp(`(?:^|; *)${COOKIE}=([^;]*)`).exec(headers.cookie ?? '')?.[1]);

/**
 * Answers `/r/preview?site=HOST`: starts a preview in this browser; without a host it ends the preview. 404 for an unknown channel.
 * 403 unless the address was typed: no page may link here, ours neither, because creators publish links on them.
 */
export function startPreview(
  read: ReadChannel,
  { host, cameFrom }: { host: string | null; cameFrom: string | undefined },
  response: Response,
): void {
  response.set('Cache-Control', 'private, no-store');
  if (cameFrom !== TYPED) {
    response.status(403).type('text/plain').send('Pegá esta dirección en la barra del navegador.');
    return;
  }
  const cookie = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;
  if (host === null) response.clearCookie(COOKIE, cookie).redirect(303, '/');
  else if (read(host)) response.cookie(COOKIE, host, { ...cookie, maxAge: WEEK_MS }).redirect(303, '/');
  else response.status(404).end();
}
