import X from '@lucide/icons/icons/x';
import { type ReactNode, useId } from 'react';
import { Icon } from '../parts/icon.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Prevents closing during an action that closing would not stop. */
  locked?: boolean;
  children: ReactNode;
}

/** The buttons at a dialog's end: first the safe one, then the one that acts. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

/** A modal window over the page, with a title and a close button. */
export function Dialog({ open, onClose, title, locked = false, children }: DialogProps) {
  const id = useId();
  return (
    <Modal open={open} onClose={onClose} locked={locked} aria-labelledby={id} className={styles.dialog}>
      <div className={styles.window}>
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton aria-label="Cerrar" disabled={locked} onClick={onClose}>
            <Icon of={X} size={20} />
          </IconButton>
        </header>
        {open ? children : null}
      </div>
    </Modal>
  );
}
