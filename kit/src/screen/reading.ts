import type { LoaderFunctionArgs } from 'kit/router';
import { Awaited, Waiting } from '../late-screen.ts';
import { asResponse, guardOf, type Member } from './guards.ts';
import { inTime } from './in-time.ts';
import { keepShown } from './shown.ts';

interface ToRead {
  /** Whom it is shown to: anybody where nothing is said. */
  guard: Member | undefined;
  notice: string | undefined;
  preload: () => Promise<void>;
  /** Fetches the code that reads the data. */
  fetchLoad: () => Promise<((args: LoaderFunctionArgs, ...who: never) => unknown) | undefined>;
  /** Links tell what it can be drawn from while it is late. */
  isKnown: boolean;
}

/** What is known is drawn at once, unless the data are there by then: a screen that only says it is busy would be one more to draw. */
const KNOWN_MS = 0;

/** What a screen shows while it is late, and keeps of itself: what can make it late brings it along. */
export const ofLate = { Awaited, Waiting, keepShown };

/**
 * How a screen is gone to: its guard, then its data and its chunk side by side. It is fetched at the first touch, or with a screen that the
 * browser draws.
 *
 * It buys 0.6 KB of scripts on explore and 1.7 on a profile. Imported by kit/screen like anything else, `npm test -- e2e -- budgets`
 * shows the difference.
 */
export const reading = ({ guard, notice, preload, fetchLoad, isKnown }: ToRead) =>
  inTime(
    guardOf(guard, notice),
    async (args, guarded) => {
      const read = async () => {
        const [who, load] = await Promise.all([guarded, fetchLoad()]);
        return load?.(args, ...([who] as never));
      };
      const [loaded] = await Promise.all([read().catch(asResponse), preload()]);
      return loaded ?? null;
    },
    isKnown ? KNOWN_MS : undefined,
  );
