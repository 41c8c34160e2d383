import { parseFlags } from '@vidriera/local/cli/flags';
import { NODE, ROOT } from '@vidriera/local/cli/paths';
import { UserError } from '@vidriera/local/cli/user-error';
import { runCommand } from '@vidriera/local/process/command';
import { rejectOn, type Shutdown } from '@vidriera/local/process/shutdown';
import { readSettings } from '../deploy/settings.ts';
import { operatorEnv } from '../google/operator.ts';

/** What an operator has done to a project's data: each a program among the functions' sources, which knows how. */
const PROGRAMS: Record<string, { command: string; file: string; help: string }> = {
  migrate: {
    command: 'npm run migrate',
    file: 'functions/src/operator/migrate.ts',
    help: `npm run migrate -- NAME --project ID [--dry-run]

Changes stored documents by a migration of functions/src/migrations, page by page. It may be interrupted: run again, it goes on
(docs/data.md). A document that it can't handle is left as it is, and told.`,
  },
  'replay-deletions': {
    command: 'npm run data:replay-deletions',
    file: 'functions/src/operator/replay-deletions.ts',
    help: `npm run data:replay-deletions -- --project ID [--dry-run]

Deletes again what people had deleted and a restored backup brought back (docs/operations.md). It may be interrupted and run again.`,
  },
};
const DRY_RUN = '\n\n  --dry-run   says what would be written or deleted; changes nothing';
const ON_EMULATORS = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
];

/** The verb `operate PROGRAM`: a program that works on a project's data as whoever is signed in. */
export async function operate([name = '', ...args]: string[], { signal }: Shutdown): Promise<number> {
  const program = Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined;
  if (!program) throw new UserError(`operate knows ${Object.keys(PROGRAMS).join(', ')}, and no "${name}".`);
  const types = { project: 'string', 'dry-run': 'boolean' } as const;
  const { flags, words } = parseFlags(program.command, args, types, program.help + DRY_RUN);
  if (!flags.project)
    throw new UserError(`${program.command} needs --project and the id of a Firebase project.`);
  const env = await environmentFor(flags.project, process.env);
  const dryRun = flags['dry-run'] ? ['--dry-run'] : [];
  const child = runCommand(NODE, [program.file, ...words, ...dryRun], ROOT, { ...process.env, ...env });
  try {
    return await Promise.race([child.exit, rejectOn(signal)]);
  } finally {
    await child.stop();
  }
}

/**
 * What a program needs to find a project: a real one as the operator, one of the emulators by the environment it is run in.
 * @throws UserError where emulators and a real project would be mixed, and what readSettings throws
 */
export async function environmentFor(
  project: string,
  env: NodeJS.ProcessEnv,
): Promise<Record<string, string>> {
  const emulated = ON_EMULATORS.filter((name) => env[name]);
  if (project.startsWith('demo-')) {
    if (emulated.length === ON_EMULATORS.length && env.GCLOUD_PROJECT === project) return {};
    throw new UserError(
      `${project} is a project of the emulators, and they are not here: node local/start.mjs stack`,
    );
  }
  if (emulated.length > 0)
    throw new UserError(`${emulated.join(', ')} lead to emulators, and not to ${project}.`);
  const { bucket } = readSettings(project);
  const config = JSON.stringify({ projectId: project, storageBucket: bucket });
  return { ...(await operatorEnv(env)), GCLOUD_PROJECT: project, FIREBASE_CONFIG: config };
}
