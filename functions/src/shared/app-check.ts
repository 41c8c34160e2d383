import { z } from 'domain/zod';

/** How far App Check is on, each step with all before it (docs/operations.md#app-check). */
const STEPS = ['send', 'refuse', 'all'] as const;

const schema = z
  .object({
    VIDRIERA_APP_CHECK: z.enum(STEPS).optional(),
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

export interface AppCheck {
  appId: string;
  /** Callables refuse who has no token. */
  refuses: boolean;
  /** Browsers get one before they read of Firestore, too: it may be enforced there. */
  reads: boolean;
}

/**
 * App Check as the environment has it; `null` where it is off.
 * @throws a ZodError naming the variable that is missing or wrong
 */
export function appCheckOf(env: Record<string, string | undefined>): AppCheck | null {
  const { VIDRIERA_APP_CHECK: step, VIDRIERA_APP_ID: appId } = schema.parse(env);
  return step && appId ? { appId, refuses: step !== 'send', reads: step === 'all' } : null;
}
