/** The message of the line that a run ends with, by which a metric finds it (local/monitoring). */
export const DAILY_LINE = 'daily';

/** Work of the daily job; what it answers is logged. */
export type DailyStep = () => Promise<unknown>;

export interface Log {
  info: (message: string, details: object) => void;
  error: (message: string, details: object) => void;
}

/**
 * Runs steps one after another, each whether or not those before it succeeded. Each step's answer is logged by its name, and so is why one failed;
 * the last line says how the run ended: `ok`, or `failed` with the steps that did.
 * @throws AggregateError when all have run, of what the failed ones threw
 */
export async function runSteps(steps: Record<string, DailyStep>, log: Log): Promise<void> {
  const done: Record<string, unknown> = {};
  const failures: { step: string; error: Error }[] = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      done[name] = await step();
    } catch (error) {
      log.error('daily: a step failed', { step: name, error });
      failures.push({ step: name, error: new Error(`${name} failed`, { cause: error }) });
    }
  }
  const failed = failures.map(({ step }) => step);
  log.info(DAILY_LINE, { ...done, outcome: failed.length > 0 ? 'failed' : 'ok', failed });
  if (failures.length > 0) {
    const errors = failures.map(({ error }) => error);
    throw new AggregateError(errors, errors.map(({ message }) => message).join(', '));
  }
}
