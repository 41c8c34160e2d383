import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { UserError } from '../cli/user-error.ts';
import type { Emulation } from '../emulators/emulators.ts';
import { Stopped } from '../process/shutdown.ts';
import { type KeepRunningOptions, keepRunning } from './keep-running.ts';

const TICK_MS = 5;

/** Fake emulators; `number` identifies an instance. */
function emulators(number: number) {
  const { promise: ended, resolve: die } = Promise.withResolvers<string>();
  const state = { number, stops: 0, busyAt: Number.POSITIVE_INFINITY, die };
  const emulation: Emulation & typeof state = Object.assign(state, {
    projectId: 'demo',
    hub: '',
    env: {},
    notes: [],
    logFile: `.cache/run/${number}.log`,
    ended,
    lastBusy: () => state.busyAt,
    stop: async () => {
      state.stops += 1;
    },
  });
  return emulation;
}

function run(more: Partial<KeepRunningOptions> = {}) {
  const { promise: until, resolve: end } = Promise.withResolvers<void>();
  const all = [emulators(0)];
  const saves: number[] = [];
  const lines: string[] = [];
  const latest = () => all.at(-1) as ReturnType<typeof emulators>;
  const done = keepRunning(latest(), {
    save: async (emulation) => {
      saves.push((emulation as ReturnType<typeof emulators>).number);
    },
    restart: async () => {
      all.push(emulators(all.length));
      return { emulation: latest(), savedAt: new Date(2026, 10, 21, 22, 4), previousLog: 'before.log' };
    },
    until,
    log: (line) => lines.push(line),
    ...more,
  });
  return { all, saves, lines, latest, done, end };
}

async function untilStarted(all: unknown[], count: number): Promise<void> {
  while (all.length < count) await sleep(1);
}

describe('keepRunning: emulators that exit', () => {
  it('are stopped and restarted with the last data, and one line reports it', async () => {
    const { all, lines, latest, done, end } = run();
    latest().die('signal SIGKILL');
    await untilStarted(all, 2);
    end();
    expect(await done).toBe(all[1]);
    expect(all.map(({ stops }) => stops)).toEqual([1, 0]);
    expect(lines).toEqual([
      'The emulators exited (signal SIGKILL; see before.log) and were restarted with the data of 22:04.',
    ]);
  });

  it('fail the run after the third exit in a row', async () => {
    const { all, latest, done } = run();
    for (const count of [2, 3]) {
      latest().die('code 2');
      await untilStarted(all, count);
    }
    latest().die('code 2');
    await expect(done).rejects.toThrow('3 times within a short time (code 2): see .cache/run/0.log');
    expect(all.map(({ stops }) => stops)).toEqual([1, 1, 1]);
  });

  it('restart without limit when exits are rare', async () => {
    let now = 0;
    const { all, latest, done, end } = run({ now: () => now });
    for (const count of [2, 3, 4, 5]) {
      now += 120_000;
      latest().die('code 2');
      await untilStarted(all, count);
    }
    end();
    expect(await done).toBe(all[4]);
  });

  it('are not restarted when the run is stopped during a restart', async () => {
    const stopped = new Stopped({ kind: 'signal', signal: 'SIGINT' });
    const { all, latest, done } = run({ restart: () => Promise.reject(stopped) });
    latest().die('code 2');
    expect(await done).toBeUndefined();
    expect(all.map(({ stops }) => stops)).toEqual([1]);
  });

  it('restart once more after a failed restart, then fail the run', async () => {
    let starts = 0;
    const restart = () => {
      starts += 1;
      return Promise.reject(new UserError('no port'));
    };
    const { latest, done } = run({ restart });
    latest().die('code 2');
    await expect(done).rejects.toThrow('3 times within a short time (no port)');
    expect(starts).toBe(2);
  });
});

describe('keepRunning: data', () => {
  it('is saved repeatedly while the emulators are busy', async () => {
    const { saves, done, end } = run({ saveEveryMs: TICK_MS });
    while (saves.length < 3) await sleep(1);
    end();
    await done;
  });

  it('is not saved while the emulators are idle', async () => {
    const { saves, latest, done, end } = run({ saveEveryMs: TICK_MS });
    latest().busyAt = 0;
    await sleep(20 * TICK_MS);
    end();
    await done;
    expect(saves).toEqual([]);
  });

  it('is saved by one save at a time, and the end of the run waits for it', async () => {
    let saving = 0;
    let most = 0;
    const save = async (): Promise<void> => {
      most = Math.max(most, ++saving);
      await sleep(6 * TICK_MS);
      saving -= 1;
    };
    const { done, end } = run({ save, saveEveryMs: TICK_MS });
    while (saving === 0) await sleep(1);
    end();
    await done;
    expect({ saving, most }).toEqual({ saving: 0, most: 1 });
  });

  it('is saved again after a failed save, which is reported', async () => {
    let tries = 0;
    const save = async (): Promise<void> => {
      tries += 1;
      if (tries === 1) throw new Error('disk full');
    };
    const { lines, done, end } = run({ save, saveEveryMs: TICK_MS });
    while (tries < 2) await sleep(1);
    end();
    await done;
    expect(lines).toEqual(['The data could not be saved (disk full): another save follows.']);
  });
});
