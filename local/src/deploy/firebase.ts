import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'domain/zod';
import { inModules, NODE } from '../cli/paths.ts';
import { UserError } from '../cli/user-error.ts';
import { startService } from '../process/service.ts';
import { rejectOn } from '../process/shutdown.ts';
import type { Services } from './hosting-config.ts';

const STOP_MS = 5000;
const MAX_OUTPUT = 64 * 1024 * 1024;

/** The Firebase CLI's program, as an argument of Node. */
export const FIREBASE = inModules('firebase-tools', 'lib', 'bin', 'firebase.js');

/** How the Firebase CLI is run for one project. */
export interface Cli {
  project: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  log: (line: string) => void;
}

/**
 * Runs the Firebase CLI on the configuration in `folder`.
 * @throws UserError when it fails
 */
export async function runFirebase(cli: Cli, folder: string, args: string[]): Promise<void> {
  const child = startService({
    name: 'firebase',
    command: NODE,
    args: [FIREBASE, ...args, '--config', 'firebase.json', '--project', cli.project, '--non-interactive'],
    cwd: folder,
    env: cli.env,
    logFile: join(folder, 'firebase.log'),
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

const listSchema = z.object({
  result: z.array(
    z.object({
      id: z.string(),
      region: z.string(),
      platform: z.string(),
      runServiceId: z.string().optional(),
    }),
  ),
});
const failureSchema = z.object({ error: z.string() });

/**
 * The deployed functions of the second generation, as the Firebase CLI tells them from `cwd`.
 * @throws UserError when the account may not list them
 */
export async function deployedServices({ project, env, signal }: Cli, cwd: string): Promise<Services> {
  const args = [FIREBASE, 'functions:list', '--json', '--project', project];
  const run = promisify(execFile)(NODE, args, { cwd, env, signal, maxBuffer: MAX_OUTPUT });
  const stdout = await run.then(
    (done) => done.stdout,
    (error: { stdout?: string }) => {
      signal.throwIfAborted();
      throw new UserError(
        `The functions of ${project} can't be listed (${reasonOf(error.stdout)}), and rewrites to them can't be written without: the account needs the role Cloud Functions Viewer.`,
      );
    },
  );
  const { result } = listSchema.parse(JSON.parse(stdout));
  return new Map(
    result
      .filter(({ platform }) => platform === 'gcfv2')
      .map(({ id, region, runServiceId = id.toLowerCase() }) => [`${region}/${id}`, runServiceId]),
  );
}

function reasonOf(stdout = ''): string {
  try {
    return failureSchema.parse(JSON.parse(stdout)).error.trim();
  } catch {
    return 'the Firebase CLI gives no reason';
  }
}
