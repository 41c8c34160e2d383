import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { AREAS, type SiteName } from '@vidriera/domain/site/areas';
import { ROOT } from '@vidriera/local/cli/paths';
import { readFirebaseConfig } from '@vidriera/local/emulators/config';
import { siteFor } from '@vidriera/local/sites/site';
import { deployAll } from '../deploy/deploy-all.ts';
import { builtFunctions } from '../deploy/functions-manifest.ts';
import { parseOrder } from '../deploy/order.ts';
import type { DeploySettings } from '../deploy/settings.ts';
import type { GoogleCaller } from '../google/call.ts';
import { APIS } from '../project/apis.ts';
import { cliEnvironment } from './cli-environment.ts';
import { type FakeGoogle, startFakeGoogle } from './fake-google.ts';
import type { FakeProject } from './project.ts';
import { sendToFake } from './send-to-fake.ts';

export const PROJECT = 'vidriera-test';
export const COMMIT = '0123456789012345678901234567890123456789';
export const SITES: SiteName[] = ['shell', ...AREAS];
export const idOf = (name: SiteName): string => siteFor(name, PROJECT, 'vidriera').id;

/** Settings of a rehearsed project. With a large quota, all functions are deployed at once. */
export const settingsOf = (project: FakeProject, cpuQuota = 1000): DeploySettings => ({
  name: `.env.${PROJECT}`,
  text: `VIDRIERA_WEB_API_KEY=key\nVIDRIERA_ORIGIN=https://vidriera.test\nVIDRIERA_CPU_QUOTA=${cpuQuota}\n`,
  bucket: project.bucket,
  confirmedMail: true,
  sites: 'vidriera',
  origin: 'https://vidriera.test',
  mailFrom: 'hola@vidriera.test',
  mailServer: 'smtp.vidriera.test',
  mailPort: 465,
  mailUser: 'vidriera',
  budget: '100',
  cpuQuota,
});

/** Turns the fake into a blank Google Cloud project with billing. */
export function makeBlank(project: FakeProject): void {
  project.database = undefined;
  project.isFirebase = false;
  project.hasBucket = false;
  project.authConfig = undefined;
  project.bindings.splice(0);
  project.secrets.clear();
  project.serviceAccounts.clear();
  project.serviceAccounts.add(project.computeAccount);
  project.sites.clear();
  for (const api of APIS.filter((name) => name !== 'firebasehosting'))
    project.enabled.delete(`${api}.googleapis.com`);
}

/** A fake of Google, a copy of the built functions, and `npm run deploy` by the real CLI. */
export class Rehearsal {
  readonly lines: string[] = [];
  commit = COMMIT;
  readonly home = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  readonly functions = mkdtempSync(join(ROOT, 'functions/dist-rehearsal-'));
  readonly google: FakeGoogle;

  private constructor(google: FakeGoogle) {
    this.google = google;
    mkdirSync(join(this.home, 'functions'));
    cpSync(join(ROOT, 'functions/dist'), this.functions, { recursive: true });
  }

  static async start(sites = SITES.map(idOf)): Promise<Rehearsal> {
    return new Rehearsal(await startFakeGoogle(PROJECT, sites));
  }

  get project(): FakeProject {
    return this.google.project;
  }

  get caller(): GoogleCaller {
    return {
      project: PROJECT,
      token: async () => 'token',
      send: sendToFake(this.google.origin),
      signal: AbortSignal.timeout(60_000),
      pauseMs: 10,
      looks: 5,
    };
  }

  readonly log = (line: string): void => {
    this.lines.push(line);
  };

  /** Runs `npm run deploy` without builds and tests. */
  async deploy(args = '', { limitMs = 30_000, settings = settingsOf(this.project) } = {}): Promise<void> {
    const order = parseOrder(['--project', PROJECT, ...args.split(' ').filter(Boolean)]);
    if (!order) throw new Error('no order');
    const config = readFirebaseConfig();
    const [first] = config.functions;
    await deployAll({
      order,
      settings,
      commit: this.commit,
      cli: {
        project: PROJECT,
        env: cliEnvironment(this.google.origin, this.home),
        signal: new AbortController().signal,
        log: this.log,
      },
      siteOf: (name) => ({
        ...siteFor(name, PROJECT, 'vidriera'),
        origin: this.google.liveOrigin(idOf(name)),
        work: join(this.home, 'work', name),
      }),
      waitLimits: { pauseMs: 100, limitMs },
      retry: { pauseMs: 10, tries: 3 },
      config: { ...config, functions: [{ ...first, source: relative(ROOT, this.functions) }] },
    });
  }

  /** Names the functions of the build, in order. */
  async built(): Promise<string[]> {
    return Object.keys(await this.#endpoints()).sort();
  }

  /** Names the secrets of each function of the build, in its order. */
  async builtSecrets(): Promise<Record<string, string[]>> {
    const endpoints = Object.entries(await this.#endpoints());
    return Object.fromEntries(
      endpoints.map(([name, { secretEnvironmentVariables }]) => [
        name,
        (secretEnvironmentVariables ?? []).map(({ key }) => key),
      ]),
    );
  }

  #endpoints() {
    const build = { folder: this.functions, project: PROJECT, bucket: this.project.bucket };
    return builtFunctions({ ...build, signal: AbortSignal.timeout(60_000) });
  }

  async end(): Promise<void> {
    await this.google.close();
    rmSync(this.home, { recursive: true });
    rmSync(this.functions, { recursive: true });
  }
}
