import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { promisify } from 'node:util';
import { z } from '@vidriera/domain/zod-classic';
import { NODE } from '@vidriera/local/cli/paths';
import { UserError } from '@vidriera/local/cli/user-error';
import { startService } from '@vidriera/local/process/service';
import { rejectOnAbort } from '@vidriera/local/process/shutdown';
import { cliModule } from '../google/cli.ts';
import { policyAdvice } from '../google/organisation-policy.ts';
import type { FunctionServices } from './hosting-config.ts';

const STOP_MS = 5000;
const MAX_OUTPUT = 64 * 1024 * 1024;

export interface FirebaseCli {
  project: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  log: (line: string) => void;
}

export interface CliWorkspace {
  folder: string;
  /** File name inside the folder. */
  config: string;
  log: string;
}

/** A failed run of the Firebase CLI, with all that it printed. */
export class FirebaseFailure extends UserError {
  readonly output: string;

  constructor(summary: string, output: string) {
    super([summary, policyAdvice(output)].filter(Boolean).join('\n'));
    this.output = output;
  }
}

/** The CLI starts a Node process to discover functions; PATH selects the project's Node. */
const environment = ({ env }: FirebaseCli): NodeJS.ProcessEnv => ({
  ...env,
  PATH: [dirname(NODE), env.PATH].filter(Boolean).join(delimiter),
});

/**
 * Runs the Firebase CLI without prompts.
 * @throws FirebaseFailure
 */
export async function runFirebase(cli: FirebaseCli, at: CliWorkspace, args: string[]): Promise<void> {
  const child = startService({
    name: 'firebase',
    command: NODE,
    args: [
      cliModule('lib', 'bin', 'firebase.js'),
      ...args,
      '--config',
      at.config,
      '--project',
      cli.project,
      '--non-interactive',
    ],
    cwd: at.folder,
    env: environment(cli),
    logFile: at.log,
    onLine: cli.log,
  });
  try {
    const how = await Promise.race([child.ended, rejectOnAbort(cli.signal)]);
    if (how !== 'code 0') {
      const summary = `firebase ${args[0]} failed (${how}): see the output above.`;
      throw new FirebaseFailure(summary, readFileSync(at.log, 'utf8'));
    }
  } finally {
    await child.tree.stop('SIGTERM', STOP_MS);
  }
}

/**
 * Returns the standard output of the Firebase CLI.
 * @param why turns the output of a failure into a message
 * @throws UserError when it fails
 */
export async function askFirebase(
  cli: FirebaseCli,
  folder: string,
  args: string[],
  why: (stdout: string) => string,
): Promise<string> {
  const { project, signal } = cli;
  const all = [cliModule('lib', 'bin', 'firebase.js'), ...args, '--project', project, '--non-interactive'];
  const options = { cwd: folder, env: environment(cli), signal, maxBuffer: MAX_OUTPUT };
  const run = promisify(execFile)(NODE, all, options);
  return run.then(
    ({ stdout }) => stdout,
    ({ stdout = '' }: { stdout?: string }) => {
      signal.throwIfAborted();
      throw new UserError(why(stdout));
    },
  );
}

const listSchema = z.object({
  result: z.array(
    z.object({
      id: z.string(),
      region: z.string(),
      platform: z.string(),
      codebase: z.string().optional(),
      labels: z.record(z.string(), z.string()).default({}),
      runServiceId: z.string().optional(),
      state: z.string().optional(),
      environmentVariables: z.record(z.string(), z.string()).default({}),
      secretEnvironmentVariables: z
        .array(z.object({ key: z.string(), version: z.string().optional() }))
        .default([]),
    }),
  ),
});
const failureSchema = z.object({ error: z.string() });

type DeployedFunction = z.infer<typeof listSchema>['result'][number];

/**
 * Lists the deployed functions.
 * @throws UserError when the account lacks the permission
 */
export async function deployedFunctions(cli: FirebaseCli, folder: string): Promise<DeployedFunction[]> {
  const stdout = await askFirebase(
    cli,
    folder,
    ['functions:list', '--json'],
    (stdout) =>
      `The functions of ${cli.project} cannot be listed (${reasonOf(stdout)}): the account needs the role Cloud Functions Viewer.`,
  );
  return listSchema.parse(JSON.parse(stdout)).result;
}

const versionsSchema = z.object({
  result: z.object({ secrets: z.array(z.object({ versionId: z.coerce.number() })).min(1) }),
});

/**
 * Returns the newest version of a secret, which a deployment pins.
 * @throws UserError when the account lacks the permission
 */
export async function newestVersion(cli: FirebaseCli, folder: string, secret: string): Promise<string> {
  const stdout = await askFirebase(
    cli,
    folder,
    ['functions:secrets:get', secret, '--json'],
    (stdout) =>
      `The versions of ${secret} cannot be listed (${reasonOf(stdout)}): the account needs the role Secret Manager Viewer.`,
  );
  const { secrets } = versionsSchema.parse(JSON.parse(stdout)).result;
  return String(Math.max(...secrets.map(({ versionId }) => versionId)));
}

/**
 * Returns the Cloud Run services of the second-generation functions. @throws UserError without permission to
 * list them
 */
export async function deployedServices(cli: FirebaseCli, folder: string): Promise<FunctionServices> {
  const functions = await deployedFunctions(cli, folder);
  return new Map(
    functions
      .filter(({ platform }) => platform === 'gcfv2')
      .map(({ id, region, runServiceId = id.toLowerCase() }) => [`${region}/${id}`, runServiceId]),
  );
}

function reasonOf(stdout: string): string {
  try {
    return failureSchema.parse(JSON.parse(stdout)).error.trim();
  } catch {
    return 'the Firebase CLI gives no reason';
  }
}
