import KeyRound from '@lucide/icons/icons/key-round';
import { ButtonLink } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import styles from './account.module.css';
import { AccountDeletion } from './account-deletion.tsx';
import { DataDownload } from './data-download.tsx';
import { UsernameChange } from './username-change.tsx';

interface AccountProps {
  username: string;
  /** Whether the desk's mark would be lost with the name. */
  isVerified: boolean;
}

/** Rare acts on an account, closed under the form. */
export function Account({ username, isVerified }: AccountProps) {
  return (
    <details className={styles.account}>
      <summary>
        <h2>Cuenta</h2>
        <span>Nombre de usuario, contraseña, tus datos</span>
      </summary>
      <div className={styles.rows}>
        <div className={styles.row}>
          <p>Cambiá la contraseña con la que entrás.</p>
          <ButtonLink
            to="/alumno/cambiar-contrasena"
            kind="secondary"
            icon={<Icon of={KeyRound} size={20} />}
          >
            Cambiar contraseña
          </ButtonLink>
        </div>
        <UsernameChange isVerified={isVerified} />
        <DataDownload username={username} />
        <AccountDeletion username={username} />
      </div>
    </details>
  );
}
