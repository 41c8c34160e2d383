import styles from './cierre.module.css';
import { CrearLink } from './crear-link.tsx';

/** The closing 'create your link' form. */
export function Cierre() {
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <h2 className={styles.title}>Prendé la luz de tu vidriera</h2>
        <p className={styles.lead}>Elegí tu nombre antes de que lo elija otro.</p>
        <CrearLink />
      </div>
    </section>
  );
}
