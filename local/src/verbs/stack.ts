import { buildAll } from '../build/build.ts';
import { parseFlags } from '../cli/flags.ts';
import { ROOT } from '../cli/paths.ts';
import { UserError } from '../cli/user-error.ts';
import { EMULATORS, type EmulatorName } from '../emulators/config.ts';
import { runCommand } from '../process/command.ts';
import { rejectOnAbort, type Shutdown } from '../process/shutdown.ts';
import { demoEnv } from '../stack/demo.ts';
import { withStack } from '../stack/with-stack.ts';

const HELP = `node local/start.mjs stack [--only auth,firestore,…] [--name NAME] [--demo] [--cuttable] -- COMMAND …

Runs COMMAND with separate emulators on free ports. COMMAND finds them through
FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST, FIREBASE_EMULATOR_HUB, GCLOUD_PROJECT,
VIDRIERA_FUNCTIONS_ORIGIN, VIDRIERA_ORIGIN (the site) and VIDRIERA_SITES (JSON: site → origin).

  --cuttable   lets tests/drill/outage.spec.ts cut Firestore and Storage off
  --demo       builds first, adds the demonstration's data, and sets its accounts as VIDRIERA_ACCOUNTS (JSON), as browser tests
               need. With a shell as COMMAND, tests run repeatedly against one stack:
               node local/start.mjs stack --demo -- bash
               playwright test tests/e2e/story.spec.ts`;

/** Resolves with the command's exit code. */
export async function stack(args: string[], shutdown: Shutdown): Promise<number> {
  const { flags, rest } = parseFlags(
    'stack',
    args,
    {
      only: 'string',
      name: 'string',
      demo: 'boolean',
      cuttable: 'boolean',
    },
    HELP,
  );
  const [command, ...commandArgs] = rest;
  if (!command)
    throw new UserError('stack needs a command after `--`, such as: stack --only firestore -- vitest run');
  const name = flags.name ?? `stack-${process.pid}`;
  if (!/^[a-z0-9-]{1,20}$/.test(name)) throw new UserError('--name takes up to 20 of a-z, 0-9 and "-".');
  if (flags.demo) await buildAll(shutdown.signal);
  const { cuttable = false } = flags;
  const options = { name, only: parseOnly(flags.only), cuttable, signal: shutdown.signal };
  return withStack(options, async (emulation) => {
    const env = { ...emulation.env, ...(flags.demo && (await demoEnv(emulation))) };
    const child = runCommand(command, commandArgs, ROOT, { ...process.env, ...env });
    const died = emulation.ended.then((how) => {
      throw new UserError(`The emulators exited during the command (${how}): see ${emulation.logFile}.`);
    });
    try {
      return await Promise.race([child.exit, died, rejectOnAbort(shutdown.signal)]);
    } finally {
      await child.stop();
    }
  });
}

export function parseOnly(only: string | undefined): readonly EmulatorName[] {
  if (only === undefined) return EMULATORS;
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !EMULATORS.some((known) => known === name));
  if (unknown.length > 0) {
    throw new UserError(`--only does not know ${unknown.join(', ')}: it takes ${EMULATORS.join(', ')}.`);
  }
  return EMULATORS.filter((known) => names.includes(known));
}
