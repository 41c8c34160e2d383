/** Last message of a run; a metric looks for it. */
export const DAILY_LINE = 'daily';

export type DailyStep = () => Promise<unknown>;

export interface Log {
  info: (message: string, details: object) => void;
  error: (message: string, details: object) => void;
}

/** Runs all steps and logs each result. @throws AggregateError of failed steps */
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
