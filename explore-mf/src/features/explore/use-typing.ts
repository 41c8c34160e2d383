import { plainSearch } from '@vidriera/domain/values/invisible';
import { RouterState, useLocation, useNavigate, useNavigation } from '@vidriera/router';
import { type RefObject, useContext, useEffect, useRef } from 'react';
import { addressOf, filtersOf } from './filters.ts';

/** Debounce in milliseconds. An autocompleted word is one search; slow typing searches at each letter. */
const WAIT = 50;

/** Navigation state of a search while typing: the list stays until the new one is loaded. */
const TYPING = { typing: true };
export const isTyping = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'typing' in state;

/**
 * Searches while a person types into `field`. Answers never change the field; only Back and 'Borrar filtros' do. A search adds one
 * history entry.
 * @param q the search that the screen shows
 * @returns `type` for each key press; `sent` for the form's submission
 */
export function useTyping(field: RefObject<HTMLInputElement | null>, q: string) {
  const navigate = useNavigate();
  const location = useLocation();
  const pending = useNavigation().location;
  const now = useRef({ location, pending });
  const request = useRef(q);
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    now.current = { location, pending };
  }, [location, pending]);

  const silence = () => clearTimeout(clock.current);
  const written = () => plainSearch(field.current?.value ?? '');

  const search = () => {
    const fresh = written();
    if (fresh === request.current) return;
    request.current = fresh;
    const { location: here, pending: target } = now.current;
    const { search: query, pathname } = target ?? here;
    const base = filtersOf(new URLSearchParams(query), pathname);
    // From the history: React may still render the previous navigation.
    const had = filtersOf(new URLSearchParams(globalThis.location.search)).q !== '';
    const options = { replace: had, preventScrollReset: true, state: TYPING };
    void navigate(addressOf({ ...base, q: fresh, literal: undefined }), options);
  };
  const type = () => {
    silence();
    clock.current = setTimeout(search, WAIT);
  };
  const sent = () => {
    silence();
    request.current = written();
  };

  const wasTyped = useContext(RouterState)?.historyAction !== 'POP' && isTyping(location.state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads each address once
  useEffect(() => {
    if (q === request.current || wasTyped) return; // a newer text was typed
    clearTimeout(clock.current);
    request.current = q;
    if (field.current) field.current.value = q;
  }, [q, field]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for text typed before hydration
  useEffect(() => {
    if (written() !== request.current) type();
    return silence;
  }, []);

  return { type, sent };
}
