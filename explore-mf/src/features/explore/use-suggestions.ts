import { apiPaths } from 'domain/api/api';
import { type Suggestions, suggestionsSchema } from 'domain/api/schema';
import { plainSearch } from 'domain/values/invisible';
import { apiGet } from 'kit/api';
import { useEffect, useState } from 'react';

/** Milliseconds of quiet before something is suggested for what is typed. */
const WAIT = 120;
/** Letters from which on something is suggested. */
const FROM = 2;
const NONE: Suggestions = { items: [], creadores: [] };

/** What is meant by what is being typed, as the server sees it; while it is asked anew, what it said of a beginning of it. */
export function useSuggestions(text: string, en: string | undefined): Suggestions {
  const [found, setFound] = useState({ q: '', ...NONE });
  const q = plainSearch(text).toLowerCase();
  useEffect(() => {
    if (q.length < FROM) return;
    const stop = new AbortController();
    const ask = async () => {
      try {
        const answer = await apiGet(
          suggestionsSchema,
          apiPaths.suggestions,
          { q, en },
          { signal: stop.signal },
        );
        setFound({ q, ...answer });
      } catch (error) {
        if (!stop.signal.aborted) console.warn('nothing could be suggested', error);
      }
    };
    const clock = setTimeout(() => void ask(), WAIT);
    return () => {
      clearTimeout(clock);
      stop.abort();
    };
  }, [q, en]);
  const still = found.q !== '' && (q.startsWith(found.q) || found.q.startsWith(q));
  return q.length >= FROM && still ? found : NONE;
}
