import { ACCOUNT_ACTION } from '@vidriera/domain/site/owner';
import { LIMITS } from '@vidriera/domain/values/limits';
import { z } from '@vidriera/domain/zod-classic';
import { callGoogle } from '../google/call.ts';
import { makeChange, readResource, type SetupRun } from './change.ts';
import { isSubset } from './subset.ts';

const configSchema = z.looseObject({ authorizedDomains: z.array(z.string()).default([]) });

/**
 * Settings of Firebase Auth by path. Auth's own sign-up and deletion are off, because our callables do both.
 * @see https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config
 */
const SETTINGS: Record<string, unknown> = {
  'signIn.email': { enabled: true, passwordRequired: true },
  'emailPrivacyConfig.enableImprovedEmailPrivacy': true,
  'client.permissions': { disabledUserSignup: true, disabledUserDeletion: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: LIMITS.passwordMin } }],
  },
};

/**
 * Sets up Firebase Auth, and makes the links in Auth's letters open the site. Google sends `recoverEmail` itself.
 * @param origin public origin; `null` while the settings lack it
 */
export async function configureAuth(run: SetupRun, origin: string | null): Promise<void> {
  const path = `/admin/v2/projects/${run.project}/config`;
  let found = await readResource(run, 'identitytoolkit', path);
  if (!found) {
    await makeChange(run, 'start Firebase Auth', () =>
      callGoogle(
        run.caller,
        'POST',
        'identitytoolkit',
        `/v2/projects/${run.project}/identityPlatform:initializeAuth`,
        {},
      ),
    );
    if (!run.dryRun) found = await readResource(run, 'identitytoolkit', path);
  }
  const config = configSchema.parse(found ?? {});
  const required = {
    ...SETTINGS,
    ...(origin === null ? {} : siteSettings(origin, config.authorizedDomains)),
  };
  if (origin === null)
    run.log('Auth’s links and domains are unchanged: functions/.env.<project> has no origin yet');
  else run.log(`Links in Auth’s letters open ${origin}${ACCOUNT_ACTION}`);
  const missing = Object.entries(required)
    .map(([path, value]) => ({ path, body: nested(path, value) }))
    .filter(({ body }) => !isSubset(body, config));
  if (missing.length === 0) return;
  const mask = missing.map(({ path }) => path).join(',');
  await makeChange(run, `set in Firebase Auth: ${mask}`, () =>
    callGoogle(
      run.caller,
      'PATCH',
      'identitytoolkit',
      `${path}?updateMask=${mask}`,
      Object.assign({}, ...missing.map(({ body }) => body)),
    ),
  );
}

function siteSettings(origin: string, domains: string[]): Record<string, unknown> {
  const { hostname } = new URL(origin);
  return {
    'notification.sendEmail.callbackUri': origin + ACCOUNT_ACTION,
    authorizedDomains: domains.includes(hostname) ? domains : [...domains, hostname],
  };
}

/** Returns an object with a value at a path: `nested('signIn.email', 1)` is `{ signIn: { email: 1 } }`. */
const nested = (path: string, value: unknown): unknown =>
  path.split('.').reduceRight((inner, name) => ({ [name]: inner }), value);
