import { parseFlags } from '../cli/flags.ts';
import { step } from '../cli/steps.ts';
import type { Shutdown } from '../process/shutdown.ts';
import { checkTypes } from '../testing/types.ts';

/** The verb `typecheck`: every package's types. */
export async function typecheck(args: string[], { signal }: Shutdown): Promise<number> {
  parseFlags('npm run typecheck', args, {}, 'npm run typecheck\n\nChecks the types of every package.');
  return (await step('Checking types', () => checkTypes(signal))) ? 0 : 1;
}
