import type { Page } from '@vidriera/domain/api/schema';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { usePages } from '@vidriera/kit/hooks/use-pages';
import { useLocation, useNavigate, useNavigation } from '@vidriera/router';
import { useEffect, useRef } from 'react';
import { addressOf, type ExploreFilters, MAX_PAGES, pagesOf } from './filters.ts';

/**
 * A section that grows by 'Ver más'. Each page is written into the address, so that reload, Back and shared links show the same list.
 * @param first the loader's `pages` pages
 */
export function useMore(tipo: TipoAgenda, first: Page, pages: number, filters: ExploreFilters) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { state } = useNavigation();
  const now = useRef({ search, state });
  useEffect(() => {
    now.current = { search, state };
  }, [search, state]);

  const list = usePages(first, async (cursor, signal) =>
    (await import('./load.ts')).readMore(tipo, filters, cursor, signal),
  );
  const shown = pages + list.added;
  const withOneMore = (query: string) =>
    addressOf(filters, { ...pagesOf(new URLSearchParams(query)), [tipo]: shown + 1 });

  const seeMore = async () => {
    if (!(await list.more()) || shown >= MAX_PAGES) return;
    if (now.current.state !== 'idle') return; // a navigation is pending
    void navigate(withOneMore(now.current.search), { replace: true, preventScrollReset: true });
  };
  return {
    ...list,
    /** Address of the list with one more page; `null` on the last page, or at `MAX_PAGES`. */
    following: list.cursor && shown < MAX_PAGES ? withOneMore(search) : null,
    seeMore: () => void seeMore(),
  };
}
