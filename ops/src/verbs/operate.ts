import { parseFlags } from '@vidriera/local/cli/flags';
import { NODE, ROOT } from '@vidriera/local/cli/paths';
import { UserError } from '@vidriera/local/cli/user-error';
import { runCommand } from '@vidriera/local/process/command';
import { rejectOnAbort, type Shutdown } from '@vidriera/local/process/shutdown';
import { readSettings } from '../deploy/settings.ts';
import { operatorEnv } from '../google/operator.ts';

/** Operator programs, which live among the functions' sources. */
const PROGRAMS: Record<string, { command: string; file: string; help: string }> = {
  migrate: {
    command: 'npm run migrate',
    file: 'functions/src/operator/migrate.ts',
    help: `npm run migrate -- NAME --project ID [--dry-run]

Changes stored documents by a migration of functions/src/migrations, page by page. It may be interrupted: run again, it goes on
(docs/data.md). Documents that it cannot handle are kept and reported.`,
  },
  'replay-deletions': {
    command: 'npm run data:replay-deletions',
    file: 'functions/src/operator/replay-deletions.ts',
    help: `npm run data:replay-deletions -- --project ID [--dry-run]

Repeats the deletions that a restored backup undid (docs/operations.md). It may be interrupted and run again.`,
  },
};
const DRY_RUN = '\n\n  --dry-run   lists planned writes and deletions; changes nothing';
const ON_EMULATORS = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
];

/** Runs `operate PROGRAM` as the signed-in operator. */
export async function operate([name = '', ...args]: string[], { signal }: Shutdown): Promise<number> {
  const program = Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined;
  if (!program)
    throw new UserError(
      `There is no operator program "${name}": the programs are ${Object.keys(PROGRAMS).join(', ')}.`,
    );
  const types = { project: 'string', 'dry-run': 'boolean' } as const;
  const { flags, words } = parseFlags(program.command, args, types, program.help + DRY_RUN);
  if (!flags.project)
    throw new UserError(`${program.command} needs --project and the id of a Firebase project.`);
  const env = await environmentFor(flags.project, process.env);
  const dryRun = flags['dry-run'] ? ['--dry-run'] : [];
  const child = runCommand(NODE, [program.file, ...words, ...dryRun], ROOT, { ...process.env, ...env });
  try {
    return await Promise.race([child.exit, rejectOnAbort(signal)]);
  } finally {
    await child.stop();
  }
}

/**
 * Returns the environment that selects a project: the operator's credentials, or the running emulators.
 * @throws UserError when emulators and a real project are mixed, or settings are invalid
 */
export async function environmentFor(
  project: string,
  env: NodeJS.ProcessEnv,
): Promise<Record<string, string>> {
  const emulated = ON_EMULATORS.filter((name) => env[name]);
  if (project.startsWith('demo-')) {
    if (emulated.length === ON_EMULATORS.length && env.GCLOUD_PROJECT === project) return {};
    throw new UserError(
      `${project} is an emulator project, but its emulators are not running: use node local/start.mjs stack`,
    );
  }
  if (emulated.length > 0)
    throw new UserError(`${emulated.join(', ')} point to emulators, not to ${project}.`);
  const { bucket } = readSettings(project);
  const config = JSON.stringify({ projectId: project, storageBucket: bucket });
  return { ...(await operatorEnv(env)), GCLOUD_PROJECT: project, FIREBASE_CONFIG: config };
}
