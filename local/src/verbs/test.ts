import { parseFlags } from '../cli/flags.ts';
import { elapsed } from '../cli/steps.ts';
import { UserError } from '../cli/user-error.ts';
import { type Shutdown, Stopped } from '../process/shutdown.ts';
import { OTHER_STEPS, SITE_STEPS, TEST_STEPS, type TestStep } from '../testing/steps.ts';
import type { SuiteContext } from '../testing/suites.ts';
import { ONE_FAILED, sumTotals, type Totals, totalsLine } from '../testing/totals.ts';

const names = (steps: TestStep[]) => steps.map(({ name }) => name).join(', ');
const HELP = `npm test [-- STEP …] [-- ARGUMENTS]

Runs every step, or the named ones, and prints totals. Steps: ${names(TEST_STEPS)}.
Steps of one team: ${names(SITE_STEPS)}; of a package: kit, domain; of what differs from origin/main: changed.
ARGUMENTS go to the runner of the step, for example: npm test -- unit -- domain/src/hora`;

export async function test(args: string[], { signal }: Shutdown): Promise<number> {
  const { words, rest } = parseFlags('npm test', args, {}, HELP);
  const all = [...TEST_STEPS, ...SITE_STEPS, ...OTHER_STEPS];
  const unknown = words.filter((word) => !all.some(({ name }) => name === word));
  if (unknown.length > 0)
    throw new UserError(`npm test has no step ${unknown.join(', ')}: its steps are ${names(all)}.`);
  const chosen = words.length === 0 ? TEST_STEPS : all.filter(({ name }) => words.includes(name));
  const total = await runSteps(chosen, { signal, args: rest });
  console.log(totalsLine(total));
  return total.failed > 0 ? 1 : 0;
}

/** Runs steps one after another, and prints a line for each, with its failures at the end. */
export async function runSteps(steps: readonly TestStep[], context: SuiteContext): Promise<Totals> {
  const lines: string[] = [];
  const totals: Totals[] = [];
  for (const step of steps) {
    const started = Date.now();
    console.log(`\n▸ ${step.title}…`);
    const result = await runStep(step, context);
    const line = `${result.failed ? '✗' : '✓'} ${step.title}: ${result.passed} passed, ${result.failed} failed (${elapsed(Date.now() - started)})`;
    console.log(line);
    lines.push(line);
    totals.push(result);
  }
  const total = sumTotals(totals);
  console.log(`\n${lines.join('\n')}\n`);
  if (total.failures) console.log(`Failed:\n${total.failures.join('\n')}\n`);
  return total;
}

/** Counts a step that throws as one failure, so the next steps still run. */
async function runStep(step: TestStep, context: SuiteContext): Promise<Totals> {
  try {
    return await step.run(context);
  } catch (error) {
    if (error instanceof Stopped) throw error;
    console.error(error instanceof UserError ? error.message : error);
    return ONE_FAILED;
  }
}
