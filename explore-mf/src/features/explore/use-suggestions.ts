import { apiPaths } from '@vidriera/domain/api/api';
import { type Suggestions, suggestionsSchema } from '@vidriera/domain/api/schema';
import { plainSearch } from '@vidriera/domain/values/invisible';
import { apiGet } from '@vidriera/kit/requests/api';
import { useEffect, useState } from 'react';
import { addressOf, type ExploreFilters, filtersOf } from './filters.ts';

/** Milliseconds without typing before asking. */
const WAIT = 120;
const FROM = 2;
const NONE: Suggestions = { items: [], creadores: [] };

/** Returns suggestions for the typed text; while they load, those of its beginning. */
export function useSuggestions(text: string, filters: ExploreFilters): Suggestions {
  const [found, setFound] = useState({ q: '', ...NONE });
  const q = plainSearch(text).toLowerCase();
  const within = addressOf({ ...filters, q: '' });
  useEffect(() => {
    if (q.length < FROM) return;
    const stop = new AbortController();
    const ask = async () => {
      try {
        const [pathname, query] = within.split('?');
        const params = { ...filtersOf(new URLSearchParams(query), pathname), q };
        const answer = await apiGet(suggestionsSchema, apiPaths.suggestions, params, { signal: stop.signal });
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
  }, [q, within]);
  const still = found.q !== '' && (q.startsWith(found.q) || found.q.startsWith(q));
  return q.length >= FROM && still ? found : NONE;
}
