import { appCheckSchema } from 'domain/app-check/settings-schema';

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
  const { VIDRIERA_APP_CHECK: step, VIDRIERA_APP_ID: appId } = appCheckSchema.parse(env);
  return step && appId ? { appId, refuses: step !== 'send', reads: step === 'all' } : null;
}
