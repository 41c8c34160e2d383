import type { Destacados } from 'domain/api';
import { CrearLink } from './crear-link.tsx';
import { CLAIM, masDe } from './cuentas.ts';
import styles from './hero.module.css';
import { Telefono } from './telefono.tsx';

/** What it is, and the link to make, at once. */
export function Hero({ destacados, hoy }: { destacados: Destacados | null; hoy: string }) {
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            <span>Tu link.</span> <span>Tus eventos.</span> <span>Tu vidriera.</span>
          </h1>
          <p className={styles.lead}>
            Todo lo que hacés en una sola dirección: tus links, tus eventos, tus cursos y tus promos. Y tu
            ciudad, del otro lado del vidrio.
          </p>
          <CrearLink />
          <p className={styles.counts}>
            <span>
              <strong>{masDe(destacados?.cuentas.eventos, CLAIM.eventos)}</strong> eventos
            </span>
            <span>
              <strong>{masDe(destacados?.cuentas.promos, CLAIM.promos)}</strong> promos activas
            </span>
          </p>
        </div>
        <Telefono destacados={destacados} hoy={hoy} />
      </div>
    </section>
  );
}
