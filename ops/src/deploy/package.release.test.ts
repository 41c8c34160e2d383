import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { REGION } from '@vidriera/domain/site/regions';
import { NODE, ROOT } from '@vidriera/local/cli/paths';
import { readFirebaseConfig } from '@vidriera/local/emulators/config';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cliModule } from '../google/cli.ts';
import { builtFunctions } from './functions-manifest.ts';

const run = promisify(execFile);
const PROJECT = 'vidriera-test';
const BUCKET = `${PROJECT}.firebasestorage.app`;

/** Untyped modules of the Firebase CLI. */
interface Endpoint {
  platform: string;
  region: string[];
}
type Pack = (
  project: string,
  folder: string,
  config: object,
  more: readonly string[],
) => Promise<{ pathToSource: string }>;
type Unzip = (zip: string, folder: string) => Promise<void>;
type Delegate = (context: object) => Promise<{
  runtime: string;
  discoverBuild: (config: object, env: object) => Promise<{ endpoints: Record<string, Endpoint> }>;
}>;
const cli = createRequire(cliModule('package.json'));
const { prepareFunctionsUpload } = cli('./lib/deploy/functions/prepareFunctionsUpload.js') as {
  prepareFunctionsUpload: Pack;
};
const { unzip } = cli('./lib/unzip.js') as { unzip: Unzip };
const { getRuntimeDelegate } = cli('./lib/deploy/functions/runtimes/index.js') as {
  getRuntimeDelegate: Delegate;
};

/** Set by the cloud for every function. */
const ENV = {
  GCLOUD_PROJECT: PROJECT,
  FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT, storageBucket: BUCKET }),
  VIDRIERA_WEB_API_KEY: 'key',
  VIDRIERA_ORIGIN: 'https://vidriera.test',
};
/** Only the package sources of npm's variables; the others describe the repository. */
const npmEnv = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !name.startsWith('npm_') || /^npm_config_(registry|userconfig|cache|cafile)$/.test(name),
  ),
);

const [codebase] = readFirebaseConfig().functions;
const names = async (folder: string) =>
  Object.keys(
    await builtFunctions({ folder, project: PROJECT, bucket: BUCKET, signal: AbortSignal.timeout(60_000) }),
  );
if (!codebase) throw new Error('firebase.json has no functions');

let folder: string;
beforeAll(async () => {
  vi.stubEnv('PATH', [dirname(NODE), process.env.PATH].join(delimiter));
  folder = mkdtempSync(join(tmpdir(), 'package-'));
  const { pathToSource } = await prepareFunctionsUpload(
    ROOT,
    join(ROOT, codebase.source),
    { ...codebase },
    [],
  );
  await unzip(pathToSource, folder);
  await run('npm', ['ci', '--omit=dev'], { cwd: folder, env: { ...npmEnv, PATH: process.env.PATH } });
});
afterAll(() => rmSync(folder, { recursive: true }), 60_000);

it('contains every function, of the second generation, in one region', async () => {
  const context = { projectId: PROJECT, sourceDir: folder, projectDir: folder, runtime: codebase.runtime };
  const delegate = await getRuntimeDelegate(context);
  expect(delegate.runtime).toBe('nodejs24');
  const { endpoints } = await delegate.discoverBuild({}, ENV);
  expect(Object.keys(endpoints).sort()).toEqual((await names(join(ROOT, codebase.source))).sort());
  for (const [name, { platform, region }] of Object.entries(endpoints)) {
    expect([name, platform, region]).toEqual([name, 'gcfv2', [REGION]]);
  }
});

it('loads each function in a separate process with the installed packages', async () => {
  const load = `process.exit(typeof (await import('./index.js'))[process.env.FUNCTION_TARGET] === 'function' ? 0 : 1)`;
  for (const name of await names(folder)) {
    const env = { ...ENV, PATH: process.env.PATH, FUNCTION_TARGET: name, K_SERVICE: name.toLowerCase() };
    await run(NODE, ['--input-type=module', '-e', load], { cwd: folder, env });
  }
});
