import { MAIN_ID } from '@vidriera/kit/main-id';
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from '@vidriera/router';
import type { Layout } from '@vidriera/runtime/types';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { Main, useFocusOnNavigation } from './main.tsx';
import { MemberBottomBar, MemberSidebar, MemberSuspension, MemberTerms } from './member-bars.tsx';
import { useMember } from './use-member.ts';
import { useSessionChanges } from './use-session-changes.ts';

/** The key of a position that is not restored. */
const NOT_DRAWN = 'not-drawn';

function KeepScroll() {
  const { key } = useLocation();
  const drawn = useRef(key);
  useLayoutEffect(() => {
    drawn.current = key;
  }, [key]);
  const seenLocations = useRef(new WeakSet<Location>());
  /**
   * The router asks for a location's key to restore its position, and later to save it. A screen left before it rendered has no
   * position, because the window still shows the previous screen.
   */
  const getKey = useCallback((location: Location): string => {
    if (seenLocations.current.has(location) && location.key !== drawn.current) return NOT_DRAWN;
    seenLocations.current.add(location);
    return scrollKey(location);
  }, []);
  return useArrived() ? <ScrollRestoration getKey={getKey} /> : null;
}

/** Whether the first screen is rendered. Its skeleton is too short for the saved position, and has no headings for a hash. */
function useArrived(): boolean {
  const loaded = useMatches().at(-1)?.loaderData !== undefined;
  const [arrived, setArrived] = useState(loaded);
  if (loaded && !arrived) setArrived(true);
  return arrived;
}

/** Returns the key of a scroll position. The first entries of all documents share one history key, so their address is the key. */
const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/**
 * The frame of all screens. The tree is the same for all layouts, so no screen remounts. A screen of the layout 'own' renders header,
 * main and footer itself and stands outside, as they would not be landmarks inside.
 */
export function Frame({ children }: { children?: ReactNode }) {
  const layout = useLayout();
  const member = useMember();
  const busy = useNavigation().state !== 'idle';
  useFocusOnNavigation();
  useSessionChanges();
  const inside = layout === 'auto' && member !== null;
  const hasRail = inside || (layout === 'explore' && member !== null);
  const body = children ?? <Outlet />;
  const drawsMain = layout === 'own' && !children;
  return (
    <div className={styles.frame} data-layout={layout}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        Ir al contenido
      </a>
      {busy && <div className={styles.progress} role="progressbar" aria-label="Cargando" />}
      {layout !== 'own' && <Header layout={layout} member={member} />}
      {member?.user?.suspendedUntil && layout !== 'own' && <MemberSuspension {...member.user} />}
      {drawsMain ? (
        body
      ) : (
        <div className={styles.columns}>
          {hasRail && <MemberSidebar member={member} isNarrow={layout === 'explore'} />}
          <Main className={styles.main}>{body}</Main>
        </div>
      )}
      {layout !== 'own' && <Footer />}
      {inside && <MemberBottomBar member={member} />}
      {member?.user?.terms && <MemberTerms />}
      <KeepScroll />
    </div>
  );
}

function useLayout(): Layout {
  const handles = useMatches().map(({ handle }) => handle as { layout?: Layout } | undefined);
  return handles.findLast((handle) => handle?.layout)?.layout ?? 'auto';
}
