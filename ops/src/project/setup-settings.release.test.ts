import { AREAS } from '@vidriera/domain/site/areas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SendRequest } from '../google/call.ts';
import { sendToFake } from '../testing/send-to-fake.ts';
import {
  google,
  lines,
  member,
  PROJECT,
  project,
  run,
  SETTINGS,
  startFresh,
  stop,
} from '../testing/setup.ts';
import { ACCOUNTS, appEngineAccount } from './accounts.ts';
import type { SetupSettings } from './setup.ts';

beforeEach(startFresh);
afterEach(stop);

describe('npm run project:setup by its settings', () => {
  it('lets pipelines of one repository and its production act as their accounts from main, without keys', async () => {
    await run();
    const pool = `projects/${project.number}/locations/global/workloadIdentityPools/vidriera-pipelines`;
    expect([...project.pools]).toEqual([
      ['vidriera-pipelines', { displayName: 'Pipelines', state: 'ACTIVE' }],
      [
        'vidriera-pipelines/github',
        {
          displayName: 'GitHub',
          state: 'ACTIVE',
          attributeMapping: {
            'google.subject': 'assertion.sub',
            'attribute.environment': 'assertion.environment',
            'attribute.ref': 'assertion.ref',
          },
          attributeCondition:
            "has(assertion.environment) && assertion.environment == 'production' && assertion.repository_id == '1234567' && assertion.ref == 'refs/heads/main'",
          oidc: { issuerUri: 'https://token.actions.githubusercontent.com' },
        },
      ],
    ]);
    const user = { role: 'roles/iam.serviceAccountUser', members: [member('vidriera-deploy')] };
    const from = (set: string) => ({
      role: 'roles/iam.workloadIdentityUser',
      members: [`principalSet://iam.googleapis.com/${pool}/${set}`],
    });
    expect(Object.fromEntries(project.accountBindings)).toEqual({
      [project.accountOf('vidriera-pages')]: [user],
      [project.accountOf('vidriera-functions')]: [user],
      [project.accountOf('vidriera-codes')]: [
        user,
        { role: 'roles/iam.serviceAccountTokenCreator', members: [member('vidriera-codes')] },
      ],
      [project.accountOf('vidriera-exports')]: [user],
      [project.accountOf('vidriera-sites')]: [from('attribute.environment/production')],
      [project.accountOf('vidriera-deploy')]: [from('attribute.ref/refs/heads/main')],
    });
    project.serviceAccounts.add(appEngineAccount(PROJECT));
    expect(await run()).toEqual([
      `grant on ${appEngineAccount(PROJECT)}: roles/iam.serviceAccountUser to vidriera-deploy`,
    ]);
    expect(project.accountBindings.get(appEngineAccount(PROJECT))).toEqual([user]);
    expect(lines).toContain(`Pipelines: GCP_WORKLOAD_IDENTITY_PROVIDER=${pool}/providers/github`);
    expect(google.calls.filter((call) => call.includes('/keys'))).toEqual([]);

    const moved: SetupSettings = {
      ...SETTINGS,
      pipelines: { repository: '7654321', environment: 'production' },
    };
    google.forbidden = [/PATCH .*providers/];
    await expect(run(false, undefined, moved)).rejects.toThrow('HTTP 403');
    google.forbidden = [];
    expect(await run(false, undefined, moved)).toEqual([
      'trust pipelines of production of the repository 7654321 only',
    ]);
    expect(project.pools.get('vidriera-pipelines/github')).toMatchObject({
      attributeCondition: expect.stringContaining("assertion.repository_id == '7654321'"),
    });
    expect(await run(false, undefined, moved)).toEqual([]);
    Object.assign(project.pools.get('vidriera-pipelines') ?? {}, { state: 'DELETED' });
    google.forbidden = [/:undelete/];
    await expect(run(false, undefined, moved)).rejects.toThrow('HTTP 403');
    google.forbidden = [];
    expect(await run(false, undefined, moved)).toEqual(['undelete workloadIdentityPools/vidriera-pipelines']);
  });

  it('creates Hosting sites by the settings, and says that a name is taken', async () => {
    await run(false, undefined, null);
    expect(project.sites.size).toBe(0);
    project.takenSites.add('vidriera-shell');
    await expect(run()).rejects.toThrow('set a VIDRIERA_SITE_PREFIX of your own');
    await run(false, undefined, { ...SETTINGS, sites: 'otra' });
    expect([...project.sites.keys()]).toEqual(['shell', ...AREAS].map((name) => `otra-${name}`));
  });

  it('lets staging’s pipelines act from any branch of their environment, and deploy functions from main only', async () => {
    const staging = { repository: '1234567', environment: 'staging' } as const;
    await run(false, undefined, { ...SETTINGS, pipelines: staging });
    expect(project.pools.get('vidriera-pipelines/github')).toMatchObject({
      attributeCondition:
        "has(assertion.environment) && assertion.environment == 'staging' && assertion.repository_id == '1234567'",
    });
    const sets = ['vidriera-sites', 'vidriera-deploy'].map(
      (name) => project.accountBindings.get(project.accountOf(name))?.[0]?.members,
    );
    expect(sets).toEqual([
      [expect.stringMatching(/\/attribute\.environment\/staging$/)],
      [expect.stringMatching(/\/attribute\.ref\/refs\/heads\/main$/)],
    ]);
  });

  it('narrows a provider that trusted every branch', async () => {
    await run();
    Object.assign(project.pools.get('vidriera-pipelines/github') ?? {}, {
      attributeCondition: "assertion.repository == 'vidriera/vidriera'",
    });
    expect(await run()).toEqual(['trust pipelines of production of the repository 1234567 only']);
  });

  it('trusts no pipeline without a repository', async () => {
    await run(false, undefined, { ...SETTINGS, pipelines: undefined });
    expect(project.pools.size).toBe(0);
    expect([...project.accountBindings.keys()]).toEqual([project.accountOf('vidriera-codes')]);
    expect([...project.serviceAccounts].slice(1)).toEqual(ACCOUNTS.map(({ id }) => project.accountOf(id)));
  });

  it('sets a monthly budget with alerts, changes its amount, and asks for a billing account', async () => {
    project.billingAccount = '';
    await expect(run()).rejects.toThrow('gcloud billing projects link');
    project.billingAccount = 'billingAccounts/000000-AAAAAA-000000';
    await run();
    expect(project.budgets).toMatchObject([
      {
        displayName: `Vidriera ${PROJECT}`,
        budgetFilter: { projects: [`projects/${project.number}`], calendarPeriod: 'MONTH' },
        amount: { specifiedAmount: { units: '120' } },
        thresholdRules: [
          { thresholdPercent: 0.5, spendBasis: 'CURRENT_SPEND' },
          { thresholdPercent: 0.9, spendBasis: 'CURRENT_SPEND' },
          { thresholdPercent: 1, spendBasis: 'CURRENT_SPEND' },
          { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
        ],
        notificationsRule: { enableProjectLevelRecipients: true },
      },
    ]);
    const more = { ...SETTINGS, budget: '500' };
    google.forbidden = [/PATCH .*budgets/];
    await expect(run(false, undefined, more)).rejects.toThrow('HTTP 403');
    google.forbidden = [];
    expect(await run(false, undefined, more)).toEqual(['change the budget to 500 a month']);
    expect(project.budgets).toMatchObject([{ amount: { specifiedAmount: { units: '500' } } }]);
  });

  it('prints settings, Auth’s action link and the DNS records of letters', async () => {
    await run();
    expect(lines).toContain(`VIDRIERA_BUCKET=${project.bucket}`);
    expect(lines).toContain('Links in Auth’s letters open https://vidriera.test/cuenta/accion');
    expect(lines.filter((line) => / TXT /.test(line))).toEqual([
      expect.stringContaining('v=spf1'),
      expect.stringContaining('._domainkey.vidriera.test.'),
      expect.stringContaining('_dmarc.vidriera.test.'),
    ]);
  });

  it('explains a refusal by an organisation’s policy', async () => {
    const send = sendToFake(google.origin);
    const refusal = {
      error: {
        message: 'Precondition check failed.',
        details: [{ violations: [{ type: 'constraints/iam.allowedPolicyMemberDomains' }] }],
      },
    };
    const domainRestricted: SendRequest = (url, init) =>
      url.endsWith(':setIamPolicy')
        ? Promise.resolve({ status: 400, text: async () => JSON.stringify(refusal) })
        : send(url, init);
    await expect(run(false, domainRestricted)).rejects.toThrow(/iam\.allowedPolicyMemberDomains .* forbids/);
  });

  it('changes Auth’s links and domains only with an origin, and keeps other settings', async () => {
    project.authConfig = { signIn: { allowDuplicateEmails: false }, authorizedDomains: ['other.test'] };
    await run(false, undefined, null);
    expect(project.authConfig).toMatchObject({ authorizedDomains: ['other.test'] });
    expect(project.authConfig).not.toHaveProperty('notification');
    expect(lines.join()).toContain('functions/.env.<project> has no origin yet');
    expect((await run()).filter((change) => change.includes('Auth'))).toEqual([
      'set in Firebase Auth: notification.sendEmail.callbackUri,authorizedDomains',
    ]);
    expect(project.authConfig).toMatchObject({
      signIn: { allowDuplicateEmails: false, email: { enabled: true } },
      authorizedDomains: ['other.test', 'vidriera.test'],
    });
  });
});
