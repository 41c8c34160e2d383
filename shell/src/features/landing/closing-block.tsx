import styles from './closing-block.module.css';
import { CreateLink } from './create-link.tsx';

export function ClosingBlock() {
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <h2 className={styles.title}>Prendé la luz de tu vidriera</h2>
        <p className={styles.lead}>Elegí tu nombre antes de que lo elija otro.</p>
        <CreateLink />
      </div>
    </section>
  );
}
