import { region } from 'firebase-functions/v1';
import { services } from '../shared/admin.ts';
import { logger } from '../shared/logger.ts';
import { REGION } from '../shared/options.ts';
import { ensureAccount } from './ensure-account.ts';

/** Trigger on new sign-in accounts. First generation: the second has none that does not block the sign-up. */
export const onAccountCreated = region(REGION)
  .runWith({ memory: '256MB', maxInstances: 5, failurePolicy: true })
  .auth.user()
  .onCreate(async ({ uid, email, displayName }) => {
    const outcome = await ensureAccount(services(), {
      uid,
      email: email ?? '',
      displayName: displayName?.slice(0, 80) ?? null,
    });
    logger.info('onAccountCreated', { uid, ...outcome });
  });
