import type { Card, Page } from 'domain/api/api';
import { messages } from 'domain/messages/messages';
import { isFailure } from 'kit/failure';
import { useCallback, useEffect, useRef, useState } from 'react';

type Status = { items: Card[]; cursor: string | null; loading: boolean; error: string | null };

/**
 * A list that grows page by page. An item that moved between two pages is shown once.
 * @param request asks for the page of a cursor; aborted when the screen is left.
 */
export function useMore(first: Page, request: (cursor: string, signal: AbortSignal) => Promise<Page>) {
  const [status, setStatus] = useState<Status>({ ...first, loading: false, error: null });
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const more = useCallback(
    async (cursor: string): Promise<void> => {
      control.current?.abort();
      const mine = new AbortController();
      control.current = mine;
      setStatus((before) => ({ ...before, loading: true, error: null }));
      try {
        const page = await request(cursor, mine.signal);
        setStatus((before) => {
          const seen = new Set(before.items.map(({ id }) => id));
          const added = page.items.filter(({ id }) => !seen.has(id));
          return { items: [...before.items, ...added], cursor: page.cursor, loading: false, error: null };
        });
      } catch (error) {
        if (mine.signal.aborted) return;
        if (!isFailure(error)) console.error(error);
        setStatus((before) => ({ ...before, loading: false, error: messages.list.dataNotLoaded }));
      }
    },
    [request],
  );

  const { items, cursor, loading, error } = status;
  return { items, loading, error, more: cursor === null ? null : () => void more(cursor) };
}
