import { type LoaderFunctionArgs, useNavigation, useRevalidator } from 'kit/router';
import { createElement, Fragment, type ReactNode, useEffect } from 'react';

/** How long the screen before stays while the next one is read, in milliseconds. */
const PATIENCE_MS = 150;

/** In the one registry of symbols: shell and areas each hold a copy of this module. */
const LATE = Symbol.for('vidriera.late');

/** What a loader answers that is not done in time: its screen's skeleton stands until it is. */
export interface Late {
  [LATE]: Promise<unknown>;
}

/** Whether the data of a route are still being read. */
export const isLate = (data: unknown): data is Late => data instanceof Object && LATE in data;

/**
 * Whether what is loaded is the screen that stands at the browser's address, or the page's first one: those are waited for. The frame says
 * which address is shown (shell/src/frame/place.tsx).
 */
export function stands(url: string): boolean {
  const shown = globalThis.document?.documentElement.dataset.at;
  return shown === undefined || shown === new URL(url, globalThis.location?.origin).pathname;
}

/** What `reading` answers within 150 ms, and after them that it is late. */
export function orLate<T>(reading: Promise<T>): Promise<T | Late> {
  const late: Late = { [LATE]: reading };
  return Promise.race([reading, new Promise<Late>((resolve) => setTimeout(resolve, PATIENCE_MS, late))]);
}

/**
 * A loader that answers within 150 ms, be it that its screen is late; `Waiting` runs it again when all is read, and only then it fails
 * or leads elsewhere. Nothing is read twice for it.
 * @param guard is waited for in any case: whom it sends away sees nothing of the screen
 */
export function inTime<G>(
  guard: (args: LoaderFunctionArgs) => Promise<G>,
  read: (args: LoaderFunctionArgs, guarded: Promise<G>) => Promise<unknown>,
): (args: LoaderFunctionArgs) => Promise<unknown> {
  let kept: { url: string; reading: Promise<unknown> } | undefined;
  return async (args) => {
    const { url } = args.request;
    const here = stands(url);
    const guarded = guard(args);
    const reading = here && kept?.url === url ? kept.reading : read(args, guarded);
    kept = undefined;
    reading.catch(() => undefined); // whoever still waits for it is told
    await guarded;
    if (here) return reading;
    const answer = await orLate(reading);
    if (isLate(answer)) kept = { url, reading };
    return answer;
  };
}

/** In a late screen's place. When its data are there, or can't be had, the router is told to ask its loader again. */
export function Waiting({ late: { [LATE]: reading }, skeleton }: { late: Late; skeleton: ReactNode }) {
  const { revalidate } = useRevalidator();
  const idle = useNavigation().state === 'idle';
  useEffect(() => {
    let gone = !idle; // whoever is on the way elsewhere is not to be held up
    const show = () => void (gone || revalidate());
    reading.then(show, show);
    return () => {
      gone = true;
    };
  }, [reading, idle, revalidate]);
  return createElement(Fragment, null, createElement('title', null, 'Vidriera'), skeleton);
}
