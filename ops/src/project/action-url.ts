import { ACCOUNT_ACTION } from '@vidriera/domain/site/owner';
import { z } from '@vidriera/domain/zod-classic';
import { callGoogle } from '../google/call.ts';
import { makeChange, readResource, type SetupRun } from './change.ts';

const configSchema = z.object({
  notification: z
    .object({ sendEmail: z.object({ callbackUri: z.string().optional() }).optional() })
    .optional(),
});

const FIELD = 'notification.sendEmail.callbackUri';

/**
 * Makes the links in Auth's own e-mails open the site.
 * The product sends its own letters. Google still sends `recoverEmail`, and letters requested through Auth's
 * API.
 * @param origin public origin; `null` while the settings lack it
 * @see https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config#SendEmail
 */
export async function setActionUrl(run: SetupRun, origin: string | null): Promise<void> {
  if (origin === null) {
    run.log('the links in Auth’s letters are unchanged: functions/.env.<project> has no origin yet');
    return;
  }
  const url = origin + ACCOUNT_ACTION;
  const path = `/admin/v2/projects/${run.project}/config`;
  const config = configSchema.parse((await readResource(run, 'identitytoolkit', path)) ?? {});
  if (config.notification?.sendEmail?.callbackUri === url) return;
  await makeChange(run, `set the links in Auth’s letters to ${url}`, () =>
    callGoogle(run.caller, 'PATCH', 'identitytoolkit', `${path}?updateMask=${FIELD}`, {
      notification: { sendEmail: { callbackUri: url } },
    }),
  );
}
