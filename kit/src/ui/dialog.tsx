import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  open: boolean;
  /** Called by Esc, the cross, and a press outside. */
  onClose: () => void;
  title: string;
  /** Something is under way that closing would not stop: it can't be closed meanwhile. */
  locked?: boolean;
  children: ReactNode;
}

/** What a window asks for at its end: first what is safe, then what is done. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

/** A modal window over the page: a native `<dialog>`, so focus stays in it and comes back when it closes. */
export function Dialog({ open, onClose, title, locked = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a native dialog by itself
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={styles.dialog}
      // React passes on what happens to a window within this one.
      onClose={(event) => event.target === event.currentTarget && open && onClose()}
      onCancel={(event) => locked && event.preventDefault()}
      {...(locked && { closedby: 'none' })}
      onClick={(event) => !locked && event.target === event.currentTarget && onClose()}
    >
      <div className={styles.window}>
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton aria-label="Cerrar" disabled={locked} onClick={onClose}>
            <X size={20} />
          </IconButton>
        </header>
        {open ? children : null}
      </div>
    </dialog>
  );
}
