import { Link } from 'kit/router';
import { Logo } from '../../frame/logo.tsx';
import styles from './footer.module.css';

/** The foot of the landing page. */
export function Footer() {
  return (
    <footer className={styles.foot}>
      <div className={styles.inner}>
        <Logo />
        <nav aria-label="Pie de página" className={styles.links}>
          <Link to="/explore">Explorar</Link>
          <Link to="/creador">Quiero ser creador</Link>
          <Link to="/login">Iniciá sesión</Link>
          <Link to="/signup">Registrate</Link>
          <Link to="/terms">Términos y condiciones</Link>
          <Link to="/terms#privacidad">Privacidad</Link>
        </nav>
        <p className={styles.made}>Hecho para la gente que sale.</p>
      </div>
    </footer>
  );
}
