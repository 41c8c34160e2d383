import type { ReactNode } from 'react';
import styles from './formulario.module.css';

/** A titled part of the form. Not a named region: its name would be its only control's too ('Rol'). */
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
