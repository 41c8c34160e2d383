import { AREAS, siteOf } from '@vidriera/domain/site/areas';
import { z } from '@vidriera/domain/zod-classic';
import { UserError } from '@vidriera/local/cli/user-error';
import { ApiRefusal, callAndWait, callGoogle } from '../google/call.ts';
import { makeChange, readResource, type SetupRun } from './change.ts';

const appsSchema = z.object({ apps: z.array(z.object({ appId: z.string() })).default([]) });
const webConfigSchema = z.object({ apiKey: z.string() });
/** Names of sites are unique among all projects. */
const TAKEN = [400, 409];
const sitesSchema = z.object({ sites: z.array(z.object({ name: z.string() })).default([]) });

/**
 * Adds Firebase and a web app to the project, and prints the web API key.
 * @see https://firebase.google.com/docs/reference/firebase-management/rest
 */
export async function addFirebase(run: SetupRun): Promise<void> {
  const path = `/v1beta1/projects/${run.project}`;
  const isFirebase = await readResource(run, 'firebase', path);
  if (!isFirebase)
    await makeChange(run, 'add Firebase', () =>
      callAndWait(run.caller, 'POST', 'firebase', `${path}:addFirebase`, {}),
    );
  const webApps = `${path}/webApps`;
  const list = async () =>
    appsSchema.parse(isFirebase || !run.dryRun ? ((await readResource(run, 'firebase', webApps)) ?? {}) : {});
  let { apps } = await list();
  if (apps.length === 0) {
    await makeChange(run, 'add a web app', () =>
      callAndWait(run.caller, 'POST', 'firebase', webApps, { displayName: 'Vidriera' }),
    );
    if (run.dryRun) return;
    ({ apps } = await list());
  }
  const [app] = apps;
  const { apiKey } = webConfigSchema.parse(
    await readResource(run, 'firebase', `${webApps}/${app?.appId}/config`),
  );
  run.log(`VIDRIERA_WEB_API_KEY=${apiKey}`);
}

/**
 * Creates missing Hosting sites.
 * @param prefix of their names
 * @throws UserError when another project has a site of that name
 */
export async function addSites(run: SetupRun, prefix: string): Promise<void> {
  const path = `/v1beta1/projects/${run.project}/sites`;
  const { sites } = sitesSchema.parse(
    (await readResource(run, 'firebasehosting', `${path}?pageSize=100`)) ?? {},
  );
  const existing = new Set(sites.map(({ name }) => name.split('/').at(-1)));
  for (const name of ['shell', ...AREAS] as const) {
    const id = siteOf(name, prefix);
    if (existing.has(id)) continue;
    await makeChange(run, `add the Hosting site ${id}`, () =>
      callGoogle(run.caller, 'POST', 'firebasehosting', `${path}?siteId=${id}`, {}).catch((error) => {
        if (!(error instanceof ApiRefusal) || !TAKEN.includes(error.status)) throw error;
        throw new UserError(
          `${error.message}\nIf another project has ${id}, set a VIDRIERA_SITE_PREFIX of your own in functions/.env.${run.project}.`,
        );
      }),
    );
  }
}
