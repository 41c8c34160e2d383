import { mensajes } from 'domain/messages';
import styles from './screen.module.css';

/** What stands in a screen's place while the session or the very first load is on its way. */
export function Cargando() {
  return (
    <p className={styles.cargando} role="status">
      {mensajes.sesion.cargando}
    </p>
  );
}
