import type { ReactNode } from 'react';
import styles from './seccion.module.css';

/** A titled part of the form. */
export function Seccion({
  titulo,
  ayuda,
  children,
}: {
  titulo: string;
  ayuda?: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.seccion}>
      <header>
        <h2 className={styles.titulo}>{titulo}</h2>
        {ayuda ? <p className={styles.ayuda}>{ayuda}</p> : null}
      </header>
      {children}
    </section>
  );
}

/** Two short controls side by side where there is room. */
export const Par = ({ children }: { children: ReactNode }) => <div className={styles.par}>{children}</div>;
