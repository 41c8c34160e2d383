import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../cli/user-error.ts';
import type { Emulation } from '../emulators/emulators.ts';
import { Stopped } from '../process/shutdown.ts';

/**
 * Limits the work lost in a crash. A save takes about 2 s, in which pages are still served
 * (docs/decisions/local-stack.md).
 */
const SAVE_EVERY_MS = 120_000;
/** The run fails after this many exits, each within this time after the start. */
const MAX_EXITS = 3;
const STABLE_MS = 120_000;

export interface RestartedEmulators {
  emulation: Emulation;
  savedAt: Date;
  previousLog: string;
}

export interface KeepRunningOptions {
  save: (emulation: Emulation) => Promise<void>;
  /**
   * Restarts with the last saved data and resolves when pages are served. Rejects with `Stopped` on shutdown.
   */
  restart: () => Promise<RestartedEmulators>;
  /** Resolves when the run should end. */
  until: Promise<unknown>;
  log: (line: string) => void;
  saveEveryMs?: number;
  now?: () => number;
}

/**
 * Saves at intervals and restarts emulators that exit.
 * @param first ready emulators with saved data
 * @returns the running emulators, to be stopped by the caller; undefined after a stop during a restart
 * @throws UserError after three exits or failed starts, within two minutes each
 */
export async function keepRunning(
  first: Emulation,
  keeping: KeepRunningOptions,
): Promise<Emulation | undefined> {
  const { restart, log, now = Date.now } = keeping;
  let running: Emulation | undefined = first;
  let how = '';
  let failure: UserError | undefined;
  for (let ends = 0; ; ) {
    const began = now();
    if (running) {
      const end = await waitForExit(running, keeping);
      if (end === undefined) return running;
      how = end;
      await running.stop();
      running = undefined;
    }
    ends = now() - began < STABLE_MS ? ends + 1 : 1;
    if (ends >= MAX_EXITS) {
      throw new UserError(
        `The emulators exited ${MAX_EXITS} times within a short time (${failure?.message ?? how}): see ${first.logFile}, then npm start restarted; the last save is in .data/current.`,
      );
    }
    try {
      const restarted = await restart();
      running = restarted.emulation;
      failure = undefined;
      log(
        `The emulators exited (${how}; see ${restarted.previousLog}) and were restarted with the data of ${formatClock(restarted.savedAt)}.`,
      );
    } catch (error) {
      if (error instanceof Stopped) return undefined;
      if (!(error instanceof UserError)) throw error;
      failure = error;
    }
  }
}

/** Resolves with the cause of an exit; undefined when the run should end. Saves the data meanwhile. */
async function waitForExit(running: Emulation, keeping: KeepRunningOptions): Promise<string | undefined> {
  const stopSaving = saveAtIntervals(running, keeping);
  const how = await Promise.race([keeping.until.then(() => undefined), running.ended]);
  await stopSaving();
  return how;
}

/**
 * Saves at intervals, one save at a time, only after activity.
 * @returns a function that stops the saving and waits for a running save
 */
function saveAtIntervals(emulation: Emulation, keeping: KeepRunningOptions): () => Promise<void> {
  const { save, log, saveEveryMs = SAVE_EVERY_MS, now = Date.now } = keeping;
  const stopping = new AbortController();
  const pause = (): Promise<boolean> =>
    sleep(saveEveryMs, true, { signal: stopping.signal }).catch(() => false); // the only error is the abort
  const work = async (): Promise<void> => {
    for (let savedAt = now(); await pause(); ) {
      if (emulation.lastBusy() < savedAt) continue;
      const begun = now();
      try {
        await save(emulation);
        savedAt = begun;
      } catch (error) {
        log(`The data could not be saved (${(error as Error).message}): another save follows.`);
      }
    }
  };
  const done = work();
  return () => {
    stopping.abort();
    return done;
  };
}

function formatClock(date: Date): string {
  return date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
