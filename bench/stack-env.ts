import { z } from '@vidriera/domain/zod-classic';

/** What a stack with the demonstration tells a benchmark: where it answers, and whose accounts it holds. */
export const stackShape = {
  VIDRIERA_ORIGIN: z.url(),
  VIDRIERA_ACCOUNTS: z
    .string()
    .transform((text) =>
      z.array(z.object({ role: z.string(), username: z.string() })).parse(JSON.parse(text)),
    ),
};
