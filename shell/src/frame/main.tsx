import { cx } from '@vidriera/kit/class-names';
import { MAIN_ID, namedMain } from '@vidriera/kit/main-id';
import { useLocation, useNavigation } from '@vidriera/router';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './main.module.css';

/** The main landmark; a screen of the layout 'own' renders its own. */
export function Main({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const busy = useNavigation().state !== 'idle';
  return (
    <main id={MAIN_ID} tabIndex={-1} className={cx(styles.main, className)} aria-busy={busy}>
      {children}
    </main>
  );
}

export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    namedMain()?.focus({ preventScroll: true });
  }, [pathname]);
}
