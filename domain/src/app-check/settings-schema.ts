import { z } from '../zod.ts';

/** How far App Check is on in an environment, each step with all before it (docs/operations.md#app-check); off where it is left out. */
export const appCheckSchema = z
  .object({
    VIDRIERA_APP_CHECK: z.enum(['send', 'refuse', 'all']).optional(),
    /** The web app's id, as Firebase made it. */
    VIDRIERA_APP_ID: z
      .string()
      .regex(/^\d+:\d+:web:[0-9a-f]+$/)
      .optional(),
  })
  .refine((env) => !env.VIDRIERA_APP_CHECK || env.VIDRIERA_APP_ID, {
    path: ['VIDRIERA_APP_ID'],
    error: 'App Check is on, and the app has no id',
  });
