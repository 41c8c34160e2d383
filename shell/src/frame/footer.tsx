import { Link } from '@vidriera/router';
import { siteFacts } from '@vidriera/session/config';
import styles from './footer.module.css';

/** The footer of public screens; CSS hides it in the signed-in frame. */
export function Footer() {
  return (
    <footer className={styles.foot}>
      <nav aria-label="Pie de página" className={styles.links}>
        <Link to="/explore">Explorar</Link>
        <Link to="/creador">Quiero ser creador</Link>
        <Link to="/terms">Términos</Link>
        <Link to="/terms#privacidad">Privacidad</Link>
        <a href={`mailto:${siteFacts().operator.contact}`}>Contacto</a>
      </nav>
    </footer>
  );
}
