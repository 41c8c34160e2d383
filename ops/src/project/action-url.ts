import { ACCOUNT_ACTION } from '@vidriera/domain/site/owner';
import { z } from '@vidriera/domain/zod-classic';
import { call } from '../google/call.ts';
import { change, look, type Run } from './change.ts';

const configSchema = z.object({
  notification: z
    .object({ sendEmail: z.object({ callbackUri: z.string().optional() }).optional() })
    .optional(),
});

const FIELD = 'notification.sendEmail.callbackUri';

/**
 * Has the links of Auth's letters open the site's own page. The product sends its own letters; Google still sends the one that tells an
 * address that the account left it (`recoverEmail`), and any that somebody asks for by Auth's API.
 * @param origin the site's public origin, `null` while the settings don't name it
 * @see https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config#SendEmail
 */
export async function setActionUrl(run: Run, origin: string | null): Promise<void> {
  if (origin === null) {
    run.log('the links of Auth’s letters are left as they are: functions/.env.<project> names no site yet');
    return;
  }
  const url = origin + ACCOUNT_ACTION;
  const path = `/admin/v2/projects/${run.project}/config`;
  const config = configSchema.parse((await look(run, 'identitytoolkit', path)) ?? {});
  if (config.notification?.sendEmail?.callbackUri === url) return;
  await change(run, `have the links of Auth’s letters open ${url}`, () =>
    call(run.caller, 'PATCH', 'identitytoolkit', `${path}?updateMask=${FIELD}`, {
      notification: { sendEmail: { callbackUri: url } },
    }),
  );
}
