import { type ActionItem, continueAfterSignIn } from '../../going/after-sign-in.ts';
import { AccountWays } from '../people/account-ways.tsx';
import { Dialog } from './dialog.tsx';
import styles from './like-dialog.module.css';

interface LikeDialogProps {
  open: boolean;
  onClose: () => void;
  item: ActionItem;
}

/**
 * Shows a visitor that a like needs an account, with links to log in and sign up; the like follows the sign-in. Load it by
 * `useLazyDialog`.
 */
export default function LikeDialog({ open, onClose, item }: LikeDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Guardá lo que te gusta">
      <div className={styles.like}>
        <p>
          Con una cuenta, <strong className={styles.what}>{item.titulo}</strong> queda en tus likes y lo
          encontrás desde cualquier dispositivo. Es gratis.
        </p>
        <p className="soft">Apenas entres lo sumamos, y volvés a esta página.</p>
        <AccountWays onTaken={() => continueAfterSignIn('like', item)} />
      </div>
    </Dialog>
  );
}
