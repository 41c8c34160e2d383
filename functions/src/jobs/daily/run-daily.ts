import { fechaOrNull, textOrNull } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { Deps } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import { NIGHT_SECONDS } from '../../base/time/night.ts';

/** Last message of a run; a metric looks for it. */
export const DAILY_LINE = 'daily';

type DailyStep = () => Promise<unknown>;

interface Log {
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

/** Longer than the function may take, so an expired lease means a dead run. */
const LEASE_MS = (NIGHT_SECONDS + 30) * 1000;

const runSchema = z.catch(
  z.object({ run: textOrNull, startedAt: fechaOrNull, leaseUntil: fechaOrNull, endedAt: fechaOrNull }),
  { run: null, startedAt: null, leaseUntil: null, endedAt: null },
);

type Claim = { kind: 'busy'; startedAt: Date | null } | { kind: 'claimed'; cutOff: Date | null };

/** Takes the lease. `cutOff` is the start of a run that never ended. */
function claim({ db, now }: Pick<Deps, 'db' | 'now'>, run: string): Promise<Claim> {
  return db.runTransaction(async (tx): Promise<Claim> => {
    const ref = refs.daily(db);
    const { startedAt, leaseUntil, endedAt } = runSchema.parse((await tx.get(ref)).data() ?? {});
    const startsAt = now();
    if (!endedAt && leaseUntil && leaseUntil > startsAt) return { kind: 'busy', startedAt };
    const until = new Date(startsAt.getTime() + LEASE_MS);
    tx.set(ref, { run, startedAt: startsAt, leaseUntil: until, endedAt: null, outcome: null });
    return { kind: 'claimed', cutOff: endedAt ? null : startedAt };
  });
}

function release(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  run: string,
  outcome: 'ok' | 'failed',
): Promise<void> {
  return db.runTransaction(async (tx) => {
    const ref = refs.daily(db);
    const current = runSchema.parse((await tx.get(ref)).data() ?? {});
    if (current.run === run) tx.update(ref, { endedAt: now(), outcome });
  });
}

/** Runs the steps under a lease. A simultaneous run ends at once. @throws AggregateError of failed steps */
export async function runDaily(
  deps: Pick<Deps, 'db' | 'now'>,
  { run, steps, log }: { run: string; steps: Record<string, DailyStep>; log: Log },
): Promise<void> {
  const claimed = await claim(deps, run);
  if (claimed.kind === 'busy') {
    log.info('daily: another run has the lease', { startedAt: claimed.startedAt });
    return;
  }
  if (claimed.cutOff) log.error('daily: the previous run was cut off', { startedAt: claimed.cutOff });
  let outcome: 'ok' | 'failed' = 'failed';
  try {
    await runSteps(steps, log);
    outcome = 'ok';
  } finally {
    await release(deps, run, outcome);
  }
}
