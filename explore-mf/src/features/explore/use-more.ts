import type { Page } from 'domain/api/schema';
import { messages } from 'domain/messages/messages';
import type { TipoAgenda } from 'domain/values/ids';
import { failureOf } from 'kit/failure';
import { useLocation, useNavigate, useNavigation } from 'kit/router';
import { useEffect, useRef, useState } from 'react';
import { addressOf, type Filters, MAX_PAGES, pagesOf } from './filters.ts';

const added = (seen: Page['items'], others: Page['items']) => {
  const ids = new Set(seen.map(({ id }) => id));
  return others.filter(({ id }) => !ids.has(id));
};

interface More {
  following: Page['items'];
  cursor: string | null;
  /** Pages that are shown. */
  pages: number;
  loading: boolean;
  /** Why the next page did not come; '' when nothing failed. */
  error: string;
}

const nothing = ({ cursor }: Page, pages: number): More => ({
  following: [],
  cursor,
  pages,
  loading: false,
  error: '',
});

/**
 * A section that starts with the loader's pages and grows by 'Ver más'; each page more is written into the address, so a reload, Back
 * or somebody else finds the list as long. An answer that comes after the list is gone is dropped.
 * @param first what the loader read: `pages` pages
 */
export function useMore(tipo: TipoAgenda, first: Page, pages: number, filters: Filters) {
  const navigate = useNavigate();
  const [more, setMore] = useState<More>(() => nothing(first, pages));
  const request = useRef<AbortController>(null);
  useEffect(() => () => request.current?.abort(), []);

  const { search } = useLocation();
  const { state } = useNavigation();
  const now = useRef({ search, state });
  useEffect(() => {
    now.current = { search, state };
  }, [search, state]);

  // The loader read again (after a failure, say): what was added to the old pages belongs to them no more.
  const [base, setBase] = useState(first);
  if (base !== first) {
    setBase(first);
    setMore(nothing(first, pages));
  }

  /** The address of the list with a page more; `null` when there is none, or the address would ask for too many. */
  const following =
    more.cursor && more.pages < MAX_PAGES
      ? addressOf(filters, { ...pagesOf(new URLSearchParams(search)), [tipo]: more.pages + 1 })
      : null;

  const seeMore = async () => {
    if (!more.cursor || more.loading) return;
    const control = new AbortController();
    request.current = control;
    setMore((before) => ({ ...before, loading: true, error: '' }));
    try {
      const { readMore } = await import('./load.ts');
      const page = await readMore(tipo, filters, more.cursor, control.signal);
      setMore({
        ...nothing(page, more.pages + 1),
        following: [...more.following, ...added([...first.items, ...more.following], page.items)],
      });
    } catch (caught) {
      if (control.signal.aborted) return;
      const noConnection = failureOf(caught).code === 'no-connection';
      const error = noConnection ? messages.general.noConnection : messages.list.notLoaded[tipo];
      return setMore((before) => ({ ...before, loading: false, error }));
    }
    if (now.current.state !== 'idle' || more.pages >= MAX_PAGES) return; // they are on their way elsewhere
    const all = pagesOf(new URLSearchParams(now.current.search));
    const direccion = addressOf(filters, { ...all, [tipo]: more.pages + 1 });
    void navigate(direccion, { replace: true, preventScrollReset: true });
  };

  return {
    items: [...first.items, ...more.following],
    cursor: more.cursor,
    loading: more.loading,
    error: more.error,
    following,
    seeMore: () => void seeMore(),
  };
}
