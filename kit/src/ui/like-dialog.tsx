import { type ActionItem, continueAfterSignIn } from '../after-sign-in.ts';
import { AccountWays } from './account-ways.tsx';
import { Dialog } from './dialog.tsx';
import styles from './like-dialog.module.css';

interface LikeDialogProps {
  open: boolean;
  onClose: () => void;
  /** What the visitor's heart was pressed on. */
  item: ActionItem;
}

/**
 * Why a like needs an account, and the ways to one. Whoever takes one of them is led back here afterwards, and the like is given then.
 * Fetch it when asked for, by `useLazyDialog` of kit/use-lazy-dialog.
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
