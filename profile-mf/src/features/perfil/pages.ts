import { useRef, useState } from 'react';

/** A page of a list; `cursor` asks for the next one. */
export interface Page<T> {
  items: T[];
  cursor: string | null;
}

interface Status<T> {
  /** The page this belongs to: another one starts over. */
  first: Page<T>;
  items: T[];
  cursor: string | null;
  loading: boolean;
  failure: unknown;
}

const start = <T>(first: Page<T>): Status<T> => ({
  first,
  ...first,
  loading: false,
  failure: null,
});

/**
 * A list that grows by its next pages. It starts over when `first` is another page; an answer that comes too late for
 * the list it was asked for is dropped, and so is an item that is there already.
 */
export function usePages<T extends { id: string }>(
  first: Page<T>,
  request: (cursor: string) => Promise<Page<T>>,
) {
  const [saved, setStatus] = useState(() => start(first));
  const status = saved.first === first ? saved : start(first);
  const busy = useRef<Page<T> | null>(null);

  const change = (change: (before: Status<T>) => Partial<Status<T>>) =>
    setStatus((before) => {
      const base = before.first === first ? before : start(first);
      return { ...base, ...change(base) };
    });
  const onlyIfMore = (change: (before: Status<T>) => Partial<Status<T>>) =>
    setStatus((before) => (before.first === first ? { ...before, ...change(before) } : before));

  const requestMore = async () => {
    const { cursor } = status;
    if (!cursor || busy.current === first) return;
    busy.current = first;
    change(() => ({ loading: true, failure: null }));
    try {
      const fresh = await request(cursor);
      onlyIfMore(({ items }) => {
        const seen = new Set(items.map(({ id }) => id));
        return {
          items: [...items, ...fresh.items.filter(({ id }) => !seen.has(id))],
          cursor: fresh.cursor,
        };
      });
    } catch (failure) {
      onlyIfMore(() => ({ failure }));
    } finally {
      if (busy.current === first) busy.current = null;
      onlyIfMore(() => ({ loading: false }));
    }
  };

  const drop = (id: string) => change(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
  return {
    items: status.items,
    cursor: status.cursor,
    loading: status.loading,
    failure: status.failure,
    requestMore,
    drop,
  };
}
