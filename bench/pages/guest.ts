import { z } from '@vidriera/domain/zod-classic';

/** Another site's page for comparison. */
export interface OtherSite {
  name: string;
  url: string;
}

/** Parses `NAME=URL`. */
export function parseOtherSite(argument: string): OtherSite {
  const cut = argument.indexOf('=');
  if (cut < 1) throw new Error(`${argument}: expected NAME=URL`);
  return { name: argument.slice(0, cut), url: z.url().parse(argument.slice(cut + 1)) };
}
