import { ButtonLink } from 'kit/ui/button';
import styles from './perfil.module.css';

/** Shown until a role was chosen. */
export function Notice() {
  return (
    <div className={styles.notice}>
      <p>Todavía no completaste tu perfil.</p>
      <ButtonLink to="/complete-signup">Completar perfil</ButtonLink>
    </div>
  );
}
