import type { SendRequest } from '../google/call.ts';
import { ACCOUNTS, pipelineAccounts } from '../project/accounts.ts';
import { type SetupSettings, setUpProject } from '../project/setup.ts';
import { type FakeGoogle, startFakeGoogle } from './fake-google.ts';
import type { FakeProject } from './project.ts';
import { makeBlank } from './rehearsal.ts';
import { sendToFake } from './send-to-fake.ts';

export const PROJECT = 'vidriera-test';
export const SETTINGS: SetupSettings = {
  origin: 'https://vidriera.test',
  sites: 'vidriera',
  mailFrom: 'Vidriera <hola@vidriera.test>',
  mailServer: 'smtp.example.com',
  budget: '120',
  pipelines: { repository: '1234567', environment: 'production' },
};
/** Set by `startFresh`: importers see the present values. */
export let google: FakeGoogle;
export let project: FakeProject;
export let lines: string[];

/** Starts with a blank Google Cloud project. */
export async function startFresh(): Promise<void> {
  google = await startFakeGoogle(PROJECT, []);
  project = google.project;
  makeBlank(project);
  lines = [];
}
export const stop = () => google.close();

export const run = (
  dryRun = false,
  send: SendRequest = sendToFake(google.origin),
  settings: SetupSettings | null = SETTINGS,
): Promise<string[]> =>
  setUpProject({
    settings,
    project: PROJECT,
    region: project.region,
    dryRun,
    log: (line) => lines.push(line),
    caller: {
      project: PROJECT,
      token: async () => 'token',
      send,
      signal: AbortSignal.timeout(30_000),
      pauseMs: 10,
      looks: 6,
    },
  });
export const state = () =>
  structuredClone({
    database: project.database,
    schedules: project.schedules,
    settings: project.settings,
    authConfig: project.authConfig,
    webApps: project.webApps,
    sites: [...project.sites.keys()],
    documents: [...project.documents],
    roles: [...project.roles],
    bindings: project.bindings,
    bucketBindings: project.bucketBindings,
    thumbnails: project.thumbnails,
    secrets: [...project.secrets],
    accounts: [...project.serviceAccounts],
    accountBindings: [...project.accountBindings],
    pools: [...project.pools],
    budgets: project.budgets,
    enabled: [...project.enabled].sort(),
  });
export const writes = () =>
  google.calls.filter((call) => !call.startsWith('GET') && !call.endsWith(':getIamPolicy'));
export const EVERYBODY = [...ACCOUNTS, ...pipelineAccounts({ environment: 'production' })];
export const member = (id: string) => `serviceAccount:${project.accountOf(id)}`;
