import AtSign from '@lucide/icons/icons/at-sign';
import { RENAME } from '@vidriera/domain/rename/limits';
import { useLazyDialog } from '@vidriera/kit/hooks/use-lazy-dialog';
import { Button } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import styles from './account.module.css';

/** Opens the dialog that changes the username. */
export function UsernameChange({ isVerified }: { isVerified: boolean }) {
  const dialog = useLazyDialog(() => import('./username-dialog.tsx'));
  return (
    <div className={styles.row}>
      <p>
        Cambiá tu nombre de usuario, una vez cada {RENAME.waitDays} días. Tu link anterior sigue llevando a tu
        perfil.
      </p>
      <Button
        kind="secondary"
        icon={<Icon of={AtSign} size={20} />}
        aria-haspopup="dialog"
        onClick={dialog.open}
      >
        Cambiar nombre de usuario
      </Button>
      {dialog.window(() => ({ isVerified }))}
    </div>
  );
}
