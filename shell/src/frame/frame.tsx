import { MAIN_ID } from '@vidriera/kit/main-id';
import { Outlet, useMatches, useNavigation } from '@vidriera/router';
import type { Layout } from '@vidriera/runtime/types';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { KeepScroll } from './keep-scroll.tsx';
import { Main, useFocusOnNavigation } from './main.tsx';
import { MemberBottomBar, MemberSidebar, MemberSuspension, MemberTerms } from './member-bars.tsx';
import { useMember } from './use-member.ts';
import { useSessionChanges } from './use-session-changes.ts';

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
