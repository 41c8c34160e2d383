import { useNavigation, useRevalidator } from 'kit/router';
import { createElement, Fragment, type ReactNode, useEffect } from 'react';
import { LATE, type Late } from './late.ts';

/** How long the screen before stays while the next one is read, in milliseconds. */
const PATIENCE_MS = 150;

/** What `reading` answers within `patience` of `since`, and after that, in the same task, that it is late. */
export function orLate<T>(
  reading: Promise<T>,
  since = performance.now(),
  patience = PATIENCE_MS,
): Promise<T | Late> {
  const late: Late = { [LATE]: reading };
  const rest = since + patience - performance.now();
  if (rest <= 0) return Promise.race([reading, late]);
  return Promise.race([reading, new Promise<Late>((resolve) => setTimeout(resolve, rest, late))]);
}

/** Those of which the router was told: a screen is drawn anew when its chunk is there, and would tell it once more. */
const told = new WeakSet<Late>();

/** Beside what is shown of a late screen. When its data are there, or can't be had, the router is told to ask its loader again. */
export function Awaited({ late }: { late: Late }) {
  const { revalidate } = useRevalidator();
  const idle = useNavigation().state === 'idle';
  useEffect(() => {
    let gone = !idle; // whoever is on the way elsewhere is not to be held up
    if (gone) told.delete(late);
    const show = () => {
      if (gone || told.has(late)) return;
      told.add(late);
      void revalidate();
    };
    late[LATE].then(show, show);
    return () => {
      gone = true;
    };
  }, [late, idle, revalidate]);
  return null;
}

/** In a late screen's place. */
export function Waiting({ late, skeleton }: { late: Late; skeleton: ReactNode }) {
  const title = createElement('title', null, 'Vidriera');
  return createElement(Fragment, null, createElement(Awaited, { late }), title, skeleton);
}
