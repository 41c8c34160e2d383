import { parseFlags } from '@vidriera/local/cli/flags';
import { NODE, ROOT } from '@vidriera/local/cli/paths';
import { UserError } from '@vidriera/local/cli/user-error';
import { runCommand } from '@vidriera/local/process/command';
import { rejectOnAbort, type Shutdown } from '@vidriera/local/process/shutdown';
import { readSettings } from '../deploy/settings.ts';
import { operatorCaller, operatorEnv } from '../google/operator.ts';
import { readSecret } from '../google/read-secret.ts';

interface Program {
  command: string;
  file: string;
  help: string;
  /** Read for the program from Secret Manager; a local stack has its own. */
  secret?: string;
  /** Flags of its own. */
  flags?: readonly (typeof FLAGS)[number][];
}

/** Flags that programs may have beside `--dry-run`. */
const FLAGS = ['lift', 'quiet', 'keep'] as const;

/** Operator programs, which live among the functions' sources. */
export const PROGRAMS: Record<string, Program> = {
  migrate: {
    command: 'npm run migrate',
    file: 'functions/src/jobs/operator/migrate.ts',
    help: `npm run migrate -- NAME --project ID [--dry-run]

Changes stored documents by a migration of functions/src/jobs/migrations, page by page. It may be interrupted: run again, it goes on
(docs/data.md). Documents that it cannot handle are kept and reported.`,
  },
  mail: {
    command: 'npm run mail',
    file: 'functions/src/jobs/operator/no-mail.ts',
    secret: 'VIDRIERA_LIMIT_SECRET',
    help: `npm run mail -- stop --project ID [--dry-run] < FILE
npm run mail -- resume --project ID [--dry-run] < FILE

Lists addresses, one a line, as not to write to for a year, or takes them from the list. It stores keyed hashes only.`,
  },
  takedown: {
    command: 'npm run takedown',
    file: 'functions/src/jobs/operator/takedown.ts',
    secret: 'VIDRIERA_LIMIT_SECRET',
    flags: FLAGS,
    help: `npm run takedown -- ADDRESS [WORDS] --project ID [--keep] [--dry-run]
npm run takedown -- ADDRESS --quiet --project ID [--keep] [--dry-run]
npm run takedown -- ADDRESS --lift --project ID [--dry-run]

Holds the item or profile at a public address: nobody but its creator sees it, and every shared cache follows within ten minutes. A link has
no page, so link/ID names it. Seats and claims wait (docs/when-things-break.md). Its creator gets WORDS with the notice, and may appeal at the
desk.

  --lift      takes back every reason to hold it: all of it returns. A suspension stays; the desk ends it
  --quiet     a judge wants that nobody is told: no letter, no notice, no appeal. The desk can't bring it back
  --keep      first copies it, with its pictures and its person's sign-in, to where operators alone read it, for a year`,
  },
  desk: {
    command: 'npm run desk',
    file: 'functions/src/jobs/operator/desk.ts',
    secret: 'VIDRIERA_LIMIT_SECRET',
    flags: ['lift'],
    help: `npm run desk -- decide CASE held|cleared|removed [WORDS] --project ID [--dry-run]
npm run desk -- decide CASE suspended 7|30|always [WORDS] --project ID [--dry-run]
npm run desk -- mute CASE REFERENCE --project ID [--lift] [--dry-run]

Decides a case where no moderator can: it is about the only one, or no longer waits. CASE is the end of its address at the desk. Its author
gets WORDS. Muting takes the weight from the person behind a complaint of the case.

  --lift      gives the weight back to future complaints`,
  },
  moderators: {
    command: 'npm run moderators',
    file: 'functions/src/jobs/operator/moderators.ts',
    help: `npm run moderators -- add MAIL --project ID [--dry-run]
npm run moderators -- remove MAIL --project ID [--dry-run]
npm run moderators -- list --project ID

Says who may use the desk. The account needs a confirmed address. A removal counts from the next call on.`,
  },
  account: {
    command: 'npm run account',
    file: 'functions/src/jobs/operator/account.ts',
    secret: 'VIDRIERA_LIMIT_SECRET',
    help: `npm run account -- export MAIL FILE --project ID [--dry-run]
npm run account -- delete MAIL --project ID [--dry-run]
npm run account -- freeze MAIL --project ID [--dry-run]
npm run account -- thaw MAIL OWNER --project ID [--dry-run]

Answers a person's request for their data (ten days by law 25.326), or to delete it (five working days). First make sure that the request comes
from the account's address. A deletion is as its person's own: the ledger repeats it, and nothing brings it back.

Freezing shuts a thief out at once, and hides nothing: every write and call is refused, also of open sessions, and helpers' links end. Thawing gives
the account to OWNER, its owner's address from before, who chooses a new password.`,
  },
  'sign-up': {
    command: 'npm run sign-up',
    file: 'functions/src/jobs/operator/sign-up.ts',
    help: `npm run sign-up -- off --project ID [--dry-run]
npm run sign-up -- on --project ID

Closes sign-ups during a wave of them, within 30 seconds and without a deployment. Everybody who has an account still comes in.`,
  },
  'restore-item': {
    command: 'npm run data:restore',
    file: 'functions/src/jobs/operator/restore-item.ts',
    help: `npm run data:restore -- KIND/ID TIME [yes] --project ID

Brings back one link, event, course or promo as it was at TIME (2026-11-23T15:00:00Z, of the last seven days). Without yes it says what differs. A
deleted event comes back unlisted. Seats, claims, reminders and letters do not come back. What an account's deletion took, and what is held, stays away.`,
  },
  'replay-deletions': {
    command: 'npm run data:replay-deletions',
    file: 'functions/src/jobs/operator/replay-deletions.ts',
    secret: 'VIDRIERA_LIMIT_SECRET',
    help: `npm run data:replay-deletions -- --project ID [--dry-run]

Repeats the deletions, removals and suspensions that a restored backup undid (docs/operations.md). It may be interrupted and run again.`,
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
  const types = {
    project: 'string',
    'dry-run': 'boolean',
    lift: 'boolean',
    quiet: 'boolean',
    keep: 'boolean',
  } as const;
  const { flags, words } = parseFlags(program.command, args, types, program.help + DRY_RUN);
  if (!flags.project)
    throw new UserError(`${program.command} needs --project and the id of a Firebase project.`);
  const given = FLAGS.filter((flag) => flags[flag]);
  for (const flag of given)
    if (!program.flags?.includes(flag)) throw new UserError(`${program.command} has no --${flag}.`);
  const env = await environmentFor(flags.project, process.env);
  const options = [...(flags['dry-run'] ? ['--dry-run'] : []), ...given.map((flag) => `--${flag}`)];
  const secret =
    program.secret && !flags.project.startsWith('demo-')
      ? { [program.secret]: await readSecret(await operatorCaller(flags.project, signal), program.secret) }
      : {};
  const all = { ...process.env, ...env, ...secret };
  const child = runCommand(NODE, [program.file, ...words, ...options], ROOT, all);
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
