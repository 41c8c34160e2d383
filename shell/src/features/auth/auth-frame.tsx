import { atFirstTouch } from 'kit/first-touch';
import { Link } from 'kit/router';
import { loadFirestore, refreshUser } from 'kit/session';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useEffect } from 'react';
import { Footer } from '../../frame/footer.tsx';
import { Logo } from '../../frame/logo.tsx';
import { Main } from '../../frame/main.tsx';
import styles from './auth-frame.module.css';
import { Vidriera } from './vidriera.tsx';

interface AuthFrameProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** The way to the other of the two screens. */
  other: ReactNode;
}

/** Fetches what signing in takes, for whoever is about to; what can't be had is told by the act. */
const prepare = (): void => void Promise.allSettled([refreshUser(), loadFirestore()]);

/** What signing in and signing up stand in: the form, and on wide screens a shop window beside it. */
export function AuthFrame({ title, lead, children, other }: AuthFrameProps) {
  useEffect(() => atFirstTouch(prepare), []);
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <header className={styles.top}>
          <Logo />
          <Link to="/" className={styles.back}>
            <ArrowLeft size={20} />
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
