import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../build/build.ts';
import { parseFlags } from '../cli/flags.ts';
import { inModules, NODE, ROOT } from '../cli/paths.ts';
import { step } from '../cli/steps.ts';
import { readSettings } from '../deploy/settings.ts';
import { onlyOf, TARGET_NAMES } from '../deploy/targets.ts';
import { readFirebaseConfig } from '../emulators/config.ts';
import { runCommand } from '../process/command.ts';
import { rejectOn, type Shutdown } from '../process/shutdown.ts';
import { writeConfig } from '../stack/generated-config.ts';

const HELP = `npm run deploy -- --project ID [${TARGET_NAMES.join(' | ')} …] [-- FIREBASE ARGUMENTS]

Builds what changed and deploys the named parts, or everything, to a Firebase project (docs/operations.md).
Try it with: npm run deploy -- --project ID explore -- --dry-run`;

/** The verb `deploy`. */
export async function deploy(args: string[], { signal }: Shutdown): Promise<number> {
  const { flags, words, rest } = parseFlags('npm run deploy', args, { project: 'string', help: 'boolean' });
  if (flags.help) {
    console.log(HELP);
    return 0;
  }
  const only = onlyOf(words).join(',');
  const settings = readSettings(flags.project);
  await step('Building what changed', () => buildAll(signal));
  writeFileSync(join(ROOT, 'functions/dist', settings.name), settings.text);
  const uploads = { bucket: settings.bucket, emulated: false };
  const { file, remove } = writeConfig('deploy', readFirebaseConfig(), uploads);
  const firebase = inModules('firebase-tools', 'lib', 'bin', 'firebase.js');
  const target = ['--config', file, '--project', flags.project ?? '', '--only', only];
  const deployArgs = [firebase, 'deploy', ...target, ...rest];
  const child = runCommand(NODE, deployArgs, ROOT, process.env);
  try {
    return await Promise.race([child.exit, rejectOn(signal)]);
  } finally {
    await child.stop();
    remove();
  }
}
