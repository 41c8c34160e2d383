import { AREAS, type Area, siteOf } from '@vidriera/domain/site/areas';
import { z } from '@vidriera/domain/zod';
import { previewHostsSchema } from '@vidriera/runtime/contract/previews-schema';
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
/** `Sec-Fetch-Site` of an address that somebody typed, pasted, or opened from a bookmark. */
const TYPED = 'none';
const WEEK_MS = 7 * 86_400_000;

const envSchema = z.object({
  VIDRIERA_PREVIEWS: previewHostsSchema,
  VIDRIERA_SITE_PREFIX: z.optional(z.string()),
});

/**
 * Reads hosts such as `vidriera-explore--agenda-1a2b3c4d.web.app`.
 * @param env the channels that may be previewed, and what the names of the project's sites begin with. @throws a $ZodError
 */
export function channels(env: Record<string, string | undefined>): ReadChannel {
  const { VIDRIERA_PREVIEWS: hosts, VIDRIERA_SITE_PREFIX: prefix } = envSchema.parse(env);
  const known = new Map(
    hosts.flatMap((host) => {
      const area = AREAS.find((name) => host.startsWith(`${siteOf(name, prefix)}--`));
      return area ? [[host, { area, origin: `https://${host}` }] as const] : [];
    }),
  );
  return (host = '') => known.get(host) ?? null;
}

/** The channel whose area the asking browser is to see. */
export const channelIn = (read: ReadChannel, { headers }: Pick<Request, 'headers'>): Channel | null =>
  read(new RegExp(`(?:^|; *)${COOKIE}=([^;]*)`).exec(headers.cookie ?? '')?.[1]);

/**
 * Answers `/r/preview?site=HOST`: from now on this browser sees that channel's area within the product; without a host, the live one again.
 * 404 for what is no channel here. 403 for what nobody typed or opened from outside a browser: no page may send somebody here, ours neither,
 * for creators publish links on them.
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
