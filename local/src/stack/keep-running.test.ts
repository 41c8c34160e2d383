import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { UserError } from '../cli/user-error.ts';
import type { Emulation } from '../emulators/emulators.ts';
import { Stopped } from '../process/shutdown.ts';
import { type Keeping, keepRunning } from './keep-running.ts';

const TICK_MS = 5;

/** Emulators that end when they are told to; `number` tells them apart. */
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

/** A run of theirs, with everything that happened. */
function run(more: Partial<Keeping> = {}) {
  const { promise: until, resolve: end } = Promise.withResolvers<void>();
  const all = [emulators(0)];
  const saves: number[] = [];
  const said: string[] = [];
  const latest = () => all.at(-1) as ReturnType<typeof emulators>;
  const done = keepRunning(latest(), {
    save: async (emulation) => {
      saves.push((emulation as ReturnType<typeof emulators>).number);
    },
    startAgain: async () => {
      all.push(emulators(all.length));
      return { emulation: latest(), savedAt: new Date(2026, 10, 21, 22, 4), lastWords: 'before.log' };
    },
    until,
    say: (line) => said.push(line),
    ...more,
  });
  return { all, saves, said, latest, done, end };
}

async function untilStarted(all: unknown[], count: number): Promise<void> {
  while (all.length < count) await sleep(1);
}

describe('emulators that end by themselves', () => {
  it('are stopped wholly, started again with the last data, and one sentence says so', async () => {
    const { all, said, latest, done, end } = run();
    latest().die('signal SIGKILL');
    await untilStarted(all, 2);
    end();
    expect(await done).toBe(all[1]);
    expect(all.map(({ stops }) => stops)).toEqual([1, 0]);
    expect(said).toEqual([
      'The emulators ended by themselves (signal SIGKILL; see before.log) and run again with the data of 22:04.',
    ]);
  });

  it('are given up the third time in a row', async () => {
    const { all, latest, done } = run();
    for (const count of [2, 3]) {
      latest().die('code 2');
      await untilStarted(all, count);
    }
    latest().die('code 2');
    await expect(done).rejects.toThrow('3 times within a short time (code 2): see .cache/run/0.log');
    expect(all.map(({ stops }) => stops)).toEqual([1, 1, 1]);
  });

  it('are not given up when it happens now and then', async () => {
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

  it('leave nothing running when the wish to stop comes while they are started', async () => {
    const stopped = new Stopped({ kind: 'signal', signal: 'SIGINT' });
    const { all, latest, done } = run({ startAgain: () => Promise.reject(stopped) });
    latest().die('code 2');
    expect(await done).toBeUndefined();
    expect(all.map(({ stops }) => stops)).toEqual([1]);
  });

  it('are started once more when they end while they start, and given up when they do so again', async () => {
    let starts = 0;
    const startAgain = () => {
      starts += 1;
      return Promise.reject(new UserError('no port'));
    };
    const { latest, done } = run({ startAgain });
    latest().die('code 2');
    await expect(done).rejects.toThrow('3 times within a short time (no port)');
    expect(starts).toBe(2);
  });
});

describe('their data', () => {
  it('is saved again and again while they are busy', async () => {
    const { saves, done, end } = run({ saveEveryMs: TICK_MS });
    while (saves.length < 3) await sleep(1);
    end();
    await done;
  });

  it('is not saved while nothing happens', async () => {
    const { saves, latest, done, end } = run({ saveEveryMs: TICK_MS });
    latest().busyAt = 0;
    await sleep(20 * TICK_MS);
    end();
    await done;
    expect(saves).toEqual([]);
  });

  it('is saved by one save at a time, and the end waits for it', async () => {
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

  it('is tried again when it could not be saved, which is said', async () => {
    let tries = 0;
    const save = async (): Promise<void> => {
      tries += 1;
      if (tries === 1) throw new Error('disk full');
    };
    const { said, done, end } = run({ save, saveEveryMs: TICK_MS });
    while (tries < 2) await sleep(1);
    end();
    await done;
    expect(said).toEqual(['The data could not be saved (disk full): it is tried again.']);
  });
});
