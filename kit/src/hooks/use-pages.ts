import { type Failure, failureOf, logUnforeseen } from '@vidriera/domain/failure';
import { useEffect, useRef, useState } from 'react';

export interface PageOf<T> {
  items: T[];
  cursor: string | null;
}

interface Status<T> extends PageOf<T> {
  first: PageOf<T>;
  added: number;
  loading: boolean;
  failure: Failure | null;
}

const start = <T>(first: PageOf<T>): Status<T> => ({
  first,
  ...first,
  added: 0,
  loading: false,
  failure: null,
});

/**
 * A list that grows by pages. It restarts when `first` changes; a pending request is then aborted. Duplicates are dropped.
 * @param request asks for the page after `cursor`
 * @returns `more` resolves to whether a page came
 */
export function usePages<T extends { id: string }>(
  first: PageOf<T>,
  request: (cursor: string, signal: AbortSignal) => Promise<PageOf<T>>,
) {
  const [kept, setStatus] = useState(() => start(first));
  const status = kept.first === first ? kept : start(first);
  const underway = useRef<{ of: PageOf<T>; control: AbortController }>(null);

  useEffect(
    () => () => {
      if (underway.current?.of === first) underway.current.control.abort();
    },
    [first],
  );

  const change = (of: (before: Status<T>) => Partial<Status<T>>) =>
    setStatus((before) => {
      const base = before.first === first ? before : start(first);
      return { ...base, ...of(base) };
    });

  const more = async (): Promise<boolean> => {
    const { cursor } = status;
    if (!cursor || underway.current?.of === first) return false;
    const mine = { of: first, control: new AbortController() };
    const { signal } = mine.control;
    underway.current = mine;
    change(() => ({ loading: true, failure: null }));
    try {
      const page = await request(cursor, signal);
      if (signal.aborted) return false;
      change(({ items, added }) => {
        const seen = new Set(items.map(({ id }) => id));
        const fresh = page.items.filter(({ id }) => !seen.has(id));
        return { items: [...items, ...fresh], cursor: page.cursor, added: added + 1, loading: false };
      });
      return true;
    } catch (caught) {
      if (signal.aborted) return false;
      logUnforeseen(caught);
      change(() => ({ loading: false, failure: failureOf(caught) }));
      return false;
    } finally {
      if (underway.current === mine) underway.current = null;
    }
  };

  return { ...status, more };
}
