import type { LoaderFunctionArgs } from 'kit/router';
import { isLate, stands } from '../late.ts';
import { orLate } from '../late-screen.ts';
import { shownBefore } from './shown.ts';

/** How long what a press began is of use, in milliseconds: a press that is held longer asks for something else. */
const PRESS_MS = 5000;

interface Reading {
  url: string;
  since: number;
  answer: Promise<unknown>;
}

/**
 * A loader that answers within 150 ms (or `patience`), be it that its screen is late; `Awaited` (kit/late-screen) runs it again when all is read, and only then it
 * fails or leads elsewhere. Nothing is read twice for it. Whoever goes back is answered at once with what was shown.
 * @param guard is waited for in any case: whom it sends away sees nothing of the screen
 * @param read is given what the guard answers; at a press nothing, for only what anybody may see is read then
 * @returns the loader, and what begins to read at a press: the loader takes that over
 */
export function inTime<G>(
  guard: (args: LoaderFunctionArgs) => Promise<G>,
  read: (args: LoaderFunctionArgs, guarded?: Promise<G>) => Promise<unknown>,
  patience?: number,
) {
  let late: Reading | undefined;
  let pressed: Reading | undefined;
  const begin = (args: LoaderFunctionArgs, guarded?: Promise<G>): Reading => {
    const answer = read(args, guarded);
    answer.catch(() => undefined); // whoever still waits for it is told
    return { url: args.request.url, since: performance.now(), answer };
  };
  const ofPress = (url: string) =>
    pressed?.url === url && performance.now() - pressed.since < PRESS_MS ? pressed : undefined;
  return {
    press: (args: LoaderFunctionArgs): void => {
      if (ofPress(args.request.url)) return;
      const begun = begin(args);
      pressed = begun;
      begun.answer.catch(() => {
        if (pressed === begun) pressed = undefined; // the loader tries again
      });
    },
    loader: async (args: LoaderFunctionArgs): Promise<unknown> => {
      const { url } = args.request;
      const here = stands(url);
      const begun = here && late?.url === url ? late : ofPress(url);
      late = undefined;
      pressed = undefined;
      const guarded = guard(args);
      const before = shownBefore(url);
      const reading = before === undefined ? (begun ?? begin(args, guarded)) : undefined;
      await guarded;
      if (!reading) return before;
      if (here) return reading.answer;
      const answer = await orLate(reading.answer, reading.since, patience);
      if (isLate(answer)) late = reading;
      return answer;
    },
  };
}
