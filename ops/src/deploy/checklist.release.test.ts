import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORIAS } from '@vidriera/domain/categoria/categoria';
import { ROOT } from '@vidriera/local/cli/paths';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setUpProject } from '../project/setup.ts';
import { idOf, makeBlank, PROJECT, Rehearsal, SITES } from '../testing/rehearsal.ts';
import { applyWatch } from '../watch/apply.ts';
import { readWatchFiles } from '../watch/files.ts';
import { findSettings, readSettings } from './settings.ts';

/** Settings that the checklist leaves to the owner of the domain. */
const CHOSEN = `VIDRIERA_ORIGIN=https://vidriera.test
VIDRIERA_SMTP_HOST=smtp.vidriera.test
VIDRIERA_SMTP_PORT=465
VIDRIERA_SMTP_USER=vidriera
VIDRIERA_SMTP_FROM=Vidriera <hola@vidriera.test>
VIDRIERA_LINK_HOST=vidriera.test/
VIDRIERA_BRAND=Vidriera
VIDRIERA_COMPANY=Tres Mates S. R. L.
VIDRIERA_TAX_ID=30-12345678-1
VIDRIERA_ADDRESS=Defensa 1344, Buenos Aires
VIDRIERA_CONTACT=hola@vidriera.test
VIDRIERA_BUDGET=100
VIDRIERA_REPOSITORY=1234567
`;

let rehearsal: Rehearsal;
beforeEach(async () => {
  rehearsal = await Rehearsal.start();
  makeBlank(rehearsal.project);
});
afterEach(() => rehearsal.end());

/** Returns the commands of the checklist in their order: `npm run NAME -- --project ID ARGUMENTS`. */
function checklist(): { name: string; args: string }[] {
  const text = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const section = /^## The first deployment$([\s\S]*?)^##/m.exec(text)?.[1] ?? '';
  return [...section.matchAll(/^ +npm run ([\w:]+) -- --project ID ?(.*)$/gm)].map(
    ([, name = '', args = '']) => ({ name, args }),
  );
}

const printed = (name: string): string =>
  rehearsal.lines.find((line) => line.startsWith(`${name}=`)) ?? `${name} was not printed`;

const verbs: Record<string, (args: string) => Promise<unknown>> = {
  'project:setup': async () => {
    const file = join(rehearsal.home, `functions/.env.${PROJECT}`);
    await setUpProject({
      project: PROJECT,
      caller: rehearsal.caller,
      region: rehearsal.project.region,
      dryRun: false,
      settings: findSettings(PROJECT, rehearsal.home),
      log: rehearsal.log,
    });
    if (!existsSync(file))
      writeFileSync(file, `${printed('VIDRIERA_WEB_API_KEY')}\n${printed('VIDRIERA_BUCKET')}\n${CHOSEN}`);
  },
  deploy: (args) => rehearsal.deploy(args, { settings: readSettings(PROJECT, rehearsal.home) }),
  watch: (args) =>
    applyWatch(rehearsal.caller, {
      wanted: readWatchFiles({ PROJECT, HOST: 'vidriera.test' }),
      email: args.replace('--email ADDRESS', 'guardia@vidriera.test'),
      dryRun: false,
      log: rehearsal.log,
    }),
  // Asks running functions, which the fake has not (ops/src/health/checks.test.ts).
  health: async () => undefined,
};

it('deploys a blank project by the commands of docs/operations.md alone', async () => {
  const { project, google, lines } = rehearsal;
  project.refusalsUntilAgent = 1;
  const commands = checklist();
  expect(commands.map(({ name }) => name)).toEqual([
    'project:setup',
    'project:setup',
    'deploy',
    'watch',
    'health',
  ]);
  for (const { name, args } of commands) await verbs[name]?.(args);

  expect([...project.functions.keys()].sort()).toEqual(await rehearsal.built());
  for (const [name, { state }] of project.functions) expect([name, state]).toEqual([name, 'ACTIVE']);
  expect(SITES.map((site) => project.sites.get(idOf(site))?.releases.length)).toEqual(SITES.map(() => 1));

  // The fake refuses a deployment of more CPUs than a new region has (ops/src/testing/functions-api.ts).
  const groups = lines.filter((line) => line.startsWith('✓ Deploying functions, group'));
  const cpus = [...project.functions.values()].reduce(
    (sum, { serviceConfig }) => sum + serviceConfig.maxInstanceCount * Number(serviceConfig.availableCpu),
    0,
  );
  expect(groups).toHaveLength(Math.ceil(cpus / project.cpuQuota));
  expect(lines.filter((line) => line.includes('own accounts are new'))).toHaveLength(1);

  expect(google.calls).toContain(`PATCH /admin/v2/projects/${PROJECT}/config`);
  expect(project.authConfig).toMatchObject({
    client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
    notification: { sendEmail: { callbackUri: 'https://vidriera.test/cuenta/accion' } },
  });
  expect(project.documents.size).toBe(CATEGORIAS.length);
  expect(project.budgets).toMatchObject([{ amount: { specifiedAmount: { units: '100' } } }]);
  expect([...project.pools.keys()]).toEqual(['vidriera-pipelines', 'vidriera-pipelines/github']);
  const uptime = JSON.stringify([...(project.watched.get('uptimeCheckConfigs')?.values() ?? [])]);
  for (const path of ['/', '/explore', '/api/salud']) expect(uptime).toContain(`"path":"${path}"`);
  expect(lines.join('\n')).toContain('_dmarc.vidriera.test. TXT "v=DMARC1; p=none');

  google.calls.splice(0);
  for (const { name, args } of commands.slice(1)) await verbs[name]?.(args);
  const writes = google.calls.filter((call) => /^(POST|PUT|PATCH|DELETE) /.test(call));
  // Questions, and the same rules on the same release.
  const harmless =
    /token$|:getIamPolicy$|:testIamPermissions$|:enable$|:test$|generateServiceIdentity$|^PATCH .*\/releases\//;
  expect(writes.filter((call) => !harmless.test(call))).toEqual([]);
});

it('deploys to a region with fewer CPUs than most new projects have', async () => {
  const { project } = rehearsal;
  project.cpuQuota = 8;
  await verbs['project:setup']?.('');
  appendFileSync(join(rehearsal.home, `functions/.env.${PROJECT}`), 'VIDRIERA_CPU_QUOTA=8\n');
  await verbs['project:setup']?.('');
  await verbs.deploy?.('');
  expect([...project.functions.keys()].sort()).toEqual(await rehearsal.built());
  const instances = [...project.functions.values()].map(
    ({ serviceConfig }) => serviceConfig.maxInstanceCount,
  );
  expect(Math.max(...instances)).toBe(8);
});
