import { buildAll } from '../build/build.ts';
import { parseFlags } from '../cli/flags.ts';
import { step } from '../cli/steps.ts';
import type { Shutdown } from '../process/shutdown.ts';

export async function build(args: string[], shutdown: Shutdown): Promise<number> {
  parseFlags(
    'npm run build',
    args,
    {},
    'npm run build\n\nBuilds every package whose sources changed since its last build.',
  );
  await step('Building what changed', () => buildAll(shutdown.signal));
  return 0;
}
