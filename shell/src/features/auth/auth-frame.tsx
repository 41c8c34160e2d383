import ArrowLeft from '@lucide/icons/icons/arrow-left';
import { atFirstTouch } from '@vidriera/kit/hooks/first-touch';
import { MAIN_ID } from '@vidriera/kit/main-id';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { Link } from '@vidriera/router';
import { loadFirestore, refreshUser } from '@vidriera/session';
import { type ReactNode, useEffect, useRef } from 'react';
import { Footer } from '../../frame/footer.tsx';
import { Logo } from '../../frame/logo.tsx';
import { Main } from '../../frame/main.tsx';
import styles from './auth-frame.module.css';
import { Vidriera } from './vidriera.tsx';

interface AuthFrameProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  other: ReactNode;
}

/** Prefetches the code of signing in; the action itself reports failures. */
const prepare = (): void => void Promise.allSettled([refreshUser(), loadFirestore()]);

/** The frame of login, sign-up and the letters' links: the form, beside a shop window on wide screens. */
export function AuthFrame({ title, lead, children, other }: AuthFrameProps) {
  useEffect(() => atFirstTouch(prepare), []);
  const shown = useRef(title);
  useEffect(() => {
    // A new step of the same screen gets the focus.
    if (shown.current === title) return;
    shown.current = title;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [title]);
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <header className={styles.top}>
          <Logo />
          <Link to="/" className={styles.back}>
            <Icon of={ArrowLeft} size={20} />
            Volver al inicio
          </Link>
        </header>
        <Main className={styles.form}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
          <p className={styles.other}>{other}</p>
        </Main>
        <Footer />
      </div>
      <Vidriera />
    </div>
  );
}
