/** The message of the line that a run ends with, by which a metric finds it (local/monitoring). */
export const DAILY_LINE = 'daily';

/** Work of the daily job; what it answers is logged. */
export type Step = () => Promise<unknown>;

interface Log {
  info: (message: string, details: object) => void;
  error: (message: string, details: object) => void;
}

/**
 * Runs steps one after another, each whether or not those before it succeeded. What each did is logged by its name, and so is why one failed.
 * @throws AggregateError when all have run, of what the failed ones threw
 */
export async function runSteps(steps: Record<string, Step>, log: Log): Promise<void> {
  const done: Record<string, unknown> = {};
  const failures: Error[] = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      done[name] = await step();
    } catch (error) {
      log.error('daily: a step failed', { step: name, error });
      failures.push(new Error(`${name} failed`, { cause: error }));
    }
  }
  log.info(DAILY_LINE, done);
  if (failures.length > 0) {
    throw new AggregateError(failures, failures.map(({ message }) => message).join(', '));
  }
}
