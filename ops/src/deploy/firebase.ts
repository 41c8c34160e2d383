import { execFile } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { promisify } from 'node:util';
import { z } from '@vidriera/domain/zod-classic';
import { inModules, NODE } from '@vidriera/local/cli/paths';
import { UserError } from '@vidriera/local/cli/user-error';
import { startService } from '@vidriera/local/process/service';
import { rejectOn } from '@vidriera/local/process/shutdown';
import type { Services } from './hosting-config.ts';

const STOP_MS = 5000;
const MAX_OUTPUT = 64 * 1024 * 1024;

/** The Firebase CLI's program, as an argument of Node. */
const FIREBASE = inModules('firebase-tools', 'lib', 'bin', 'firebase.js');

/** How the Firebase CLI is run for one project. */
export interface Cli {
  project: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  log: (line: string) => void;
}

/** Where the Firebase CLI is run, and on what. */
export interface Workplace {
  folder: string;
  /** The configuration's name in it. */
  config: string;
  /** The file its lines are kept in. */
  log: string;
}

/** What the CLI starts to find the functions in the source runs on the project's own Node, too. */
const environment = ({ env }: Cli): NodeJS.ProcessEnv => ({
  ...env,
  PATH: [dirname(NODE), env.PATH].filter(Boolean).join(delimiter),
});

/**
 * Runs the Firebase CLI, which asks nothing: what it would ask is settled by its arguments, or it fails.
 * @throws UserError when it fails
 */
export async function runFirebase(cli: Cli, at: Workplace, args: string[]): Promise<void> {
  const child = startService({
    name: 'firebase',
    command: NODE,
    args: [FIREBASE, ...args, '--config', at.config, '--project', cli.project, '--non-interactive'],
    cwd: at.folder,
    env: environment(cli),
    logFile: at.log,
    onLine: cli.log,
  });
  try {
    const how = await Promise.race([child.ended, rejectOn(cli.signal)]);
    if (how !== 'code 0')
      throw new UserError(`firebase ${args[0]} failed (${how}): its lines above say why.`);
  } finally {
    await child.tree.stop('SIGTERM', STOP_MS);
  }
}

/**
 * What the Firebase CLI says to standard output.
 * @throws UserError, with `why` of what it said, when it fails
 */
export async function askFirebase(
  cli: Cli,
  folder: string,
  args: string[],
  why: (stdout: string) => string,
): Promise<string> {
  const { project, signal } = cli;
  const all = [FIREBASE, ...args, '--project', project, '--non-interactive'];
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
    }),
  ),
});
const failureSchema = z.object({ error: z.string() });

/** A function as it is deployed. */
type Deployed = z.infer<typeof listSchema>['result'][number];

/**
 * The deployed functions, as the Firebase CLI lists them.
 * @throws UserError when the account may not list them
 */
export async function deployedFunctions(cli: Cli, folder: string): Promise<Deployed[]> {
  const stdout = await askFirebase(
    cli,
    folder,
    ['functions:list', '--json'],
    (said) =>
      `The functions of ${cli.project} can't be listed (${reasonOf(said)}), and a deployment has to know them: the account needs the role Cloud Functions Viewer.`,
  );
  return listSchema.parse(JSON.parse(stdout)).result;
}

/** The Cloud Run services of the functions of the second generation. @throws UserError when the account may not list them */
export async function deployedServices(cli: Cli, folder: string): Promise<Services> {
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
