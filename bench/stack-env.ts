import { z } from '@vidriera/domain/zod-classic';

/** Variables of a stack with the demonstration. */
export const stackShape = {
  VIDRIERA_ORIGIN: z.url(),
  VIDRIERA_ACCOUNTS: z
    .string()
    .transform((text) =>
      z.array(z.object({ role: z.string(), username: z.string() })).parse(JSON.parse(text)),
    ),
};
