import { hostOf } from '@vidriera/domain/values/host';
import { z } from '@vidriera/domain/zod';
import { originSchema } from '../../base/http/origin.ts';

/** Hosts with commas between. */
const hosts = z.pipe(
  z._default(z.string(), ''),
  z.transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
);
const address = z.union([z.literal(''), z.url({ protocol: /^https$/ })]);
const envSchema = z.object({
  VIDRIERA_BLOCKLIST: z._default(address, ''),
  VIDRIERA_BLOCKLIST_EXCEPT: hosts,
  VIDRIERA_ORIGIN: z.optional(originSchema),
  VIDRIERA_LINK_HOST: z._default(z.string(), ''),
});

export interface LinkSettings {
  /** Address of the list; '' without one. */
  source: string;
  /** Hosts that are never listed, nor below; ours among them. */
  except: readonly string[];
  /** Our own hosts. */
  own: readonly string[];
}

/** @throws $ZodError naming the wrong variable */
export function linkSettings(env: Record<string, string | undefined> = process.env): LinkSettings {
  const settings = envSchema.parse(env);
  const { VIDRIERA_BLOCKLIST: source, VIDRIERA_BLOCKLIST_EXCEPT } = settings;
  const addresses = [settings.VIDRIERA_ORIGIN ?? '', `https://${settings.VIDRIERA_LINK_HOST}`];
  const own = addresses.flatMap((address) => hostOf(address) ?? []);
  return { source, except: [...VIDRIERA_BLOCKLIST_EXCEPT, ...own], own };
}
