import { useLocation } from 'kit/router';
import { withReturn } from '../return-to.ts';
import { type Likable, wantLike } from '../wanted-like.ts';
import { ButtonLink } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import styles from './like-dialog.module.css';

interface LikeDialogProps {
  open: boolean;
  onClose: () => void;
  /** What the visitor's heart was pressed on. */
  item: Likable;
}

/**
 * Why a like needs an account, and the ways to one. Whoever takes one of them is led back here afterwards, and the like is given then.
 * Fetch it when asked for, by `useLateDialog` of kit/use-late-dialog.
 */
export default function LikeDialog({ open, onClose, item }: LikeDialogProps) {
  const { pathname, search } = useLocation();
  const want = () => wantLike(item);
  return (
    <Dialog open={open} onClose={onClose} title="Guardá lo que te gusta">
      <div className={styles.like}>
        <p>
          Con una cuenta, <strong className={styles.what}>{item.titulo}</strong> queda en tus likes y lo
          encontrás desde cualquier dispositivo. Es gratis.
        </p>
        <p className="soft">Apenas entres lo sumamos, y volvés a esta página.</p>
        <DialogActions>
          <ButtonLink to={withReturn('/login', pathname + search)} kind="secondary" onClick={want}>
            Ya tengo cuenta
          </ButtonLink>
          <ButtonLink to={withReturn('/signup', pathname + search)} onClick={want}>
            Crear mi cuenta
          </ButtonLink>
        </DialogActions>
      </div>
    </Dialog>
  );
}
