import { z } from '../zod.ts';
import type { SiteFacts } from './operator.ts';

const line = z.string().check(z.trim(), z.minLength(2), z.maxLength(200));

export const operatorShape = {
  VIDRIERA_LINK_HOST: z.string().check(z.regex(/^[a-z0-9.:-]+\/$/)),
  VIDRIERA_BRAND: line,
  VIDRIERA_COMPANY: line,
  VIDRIERA_TAX_ID: line,
  VIDRIERA_ADDRESS: line,
  VIDRIERA_CONTACT: z.email(),
  VIDRIERA_REGISTRY: z.optional(line),
};

const envSchema = z.object(operatorShape);

/** Returns the facts that screens show, from the settings and the site's origin. */
export const factsOf = (env: z.infer<typeof envSchema>, origin: string): SiteFacts => ({
  origin,
  linkHost: env.VIDRIERA_LINK_HOST,
  operator: {
    brand: env.VIDRIERA_BRAND,
    company: env.VIDRIERA_COMPANY,
    taxId: env.VIDRIERA_TAX_ID,
    address: env.VIDRIERA_ADDRESS,
    contact: env.VIDRIERA_CONTACT,
    ...(env.VIDRIERA_REGISTRY && { registry: env.VIDRIERA_REGISTRY }),
  },
});
