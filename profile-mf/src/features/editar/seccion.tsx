import { type ReactNode, useId } from 'react';
import styles from './formulario.module.css';

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
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.seccion}>
      <header>
        <h2 id={id} className={styles.titulo}>
          {titulo}
        </h2>
        {ayuda ? <p className={styles.ayuda}>{ayuda}</p> : null}
      </header>
      {children}
    </section>
  );
}
