import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../cli/user-error.ts';
import type { Emulation } from '../emulators/emulators.ts';
import { Stopped } from '../process/shutdown.ts';

/**
 * How much work a crash may cost. Saving the demonstration's data takes about 2 s, in which pages are served on
 * (docs/decisions/local-stack.md): under 2 % of a busy stack's time, and none of an idle one's.
 */
const SAVE_EVERY_MS = 120_000;
/** This many ends, none after this time of service, are no accident any more. */
const ENDS = 3;
const SETTLED_MS = 120_000;

/** Emulators in the place of others that ended. */
export interface StartedAgain {
  emulation: Emulation;
  /** When their data was saved. */
  savedAt: Date;
  /** The file that holds what those before them printed. */
  lastWords: string;
}

/** What keeping emulators running takes. */
export interface Keeping {
  /** Has them write down their data. */
  save: (emulation: Emulation) => Promise<void>;
  /** Starts them with the data of the last save, and resolves when they serve. Rejects with `Stopped` when it is told to stop. */
  startAgain: () => Promise<StartedAgain>;
  /** Resolves when the run is to end. */
  until: Promise<unknown>;
  say: (line: string) => void;
  saveEveryMs?: number;
  now?: () => number;
}

/**
 * Saves the emulators' data at intervals, and starts them again whenever they end by themselves, until the run is to end.
 * @param first ready emulators whose data has been saved
 * @returns the emulators that run then, for the caller to stop; none when the run was told to end while they were started again
 * @throws UserError when they end for the third time without having served for two minutes; a start that fails counts as an end
 */
export async function keepRunning(first: Emulation, keeping: Keeping): Promise<Emulation | undefined> {
  const { startAgain, say, now = Date.now } = keeping;
  let running: Emulation | undefined = first;
  let how = '';
  let failure: UserError | undefined;
  for (let ends = 0; ; ) {
    const began = now();
    if (running) {
      const end = await endOf(running, keeping);
      if (end === undefined) return running;
      how = end;
      await running.stop();
      running = undefined;
    }
    ends = now() - began < SETTLED_MS ? ends + 1 : 1;
    if (ends >= ENDS) {
      throw new UserError(
        `The emulators ended by themselves ${ENDS} times within a short time (${failure?.message ?? how}): see ${first.logFile}, then npm start again; the last save is in .data/current.`,
      );
    }
    try {
      const again = await startAgain();
      running = again.emulation;
      failure = undefined;
      say(
        `The emulators ended by themselves (${how}; see ${again.lastWords}) and run again with the data of ${clock(again.savedAt)}.`,
      );
    } catch (error) {
      if (error instanceof Stopped) return undefined;
      if (!(error instanceof UserError)) throw error;
      failure = error;
    }
  }
}

/** How emulators end by themselves; undefined when the run is to end before. Their data is saved at intervals meanwhile. */
async function endOf(running: Emulation, keeping: Keeping): Promise<string | undefined> {
  const stopSaving = saveAtIntervals(running, keeping);
  const how = await Promise.race([keeping.until.then(() => undefined), running.ended]);
  await stopSaving();
  return how;
}

/**
 * Saves every now and then, one save after the other, and only when the emulators had anything to do since the last.
 * @returns what ends it, and waits for a save that has begun
 */
function saveAtIntervals(emulation: Emulation, keeping: Keeping): () => Promise<void> {
  const { save, say, saveEveryMs = SAVE_EVERY_MS, now = Date.now } = keeping;
  const stopping = new AbortController();
  const pause = (): Promise<boolean> =>
    sleep(saveEveryMs, true, { signal: stopping.signal }).catch(() => false); // its one error is the abort
  const work = async (): Promise<void> => {
    for (let savedAt = now(); await pause(); ) {
      if (emulation.lastBusy() < savedAt) continue;
      const begun = now();
      try {
        await save(emulation);
        savedAt = begun;
      } catch (error) {
        say(`The data could not be saved (${(error as Error).message}): it is tried again.`);
      }
    }
  };
  const done = work();
  return () => {
    stopping.abort();
    return done;
  };
}

/** `22:04`, as the person's own clock shows it. */
function clock(date: Date): string {
  return date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
