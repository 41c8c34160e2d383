import { type ComponentProps, useEffect, useRef } from 'react';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onCancel' | 'onClick' | 'ref'> {
  open: boolean;
  onClose: () => void;
  /** Prevents closing during an action that closing would not stop. */
  locked?: boolean;
  /** Whether a press outside closes it; false for full-screen modals. */
  closesOutside?: boolean;
}

/** A native modal `<dialog>`, which keeps the focus inside and returns it on close. The base of all modals. */
export function Modal({ open, onClose, locked = false, closesOutside = true, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a native dialog by itself
    <dialog
      {...rest}
      ref={dialog}
      // React bubbles events of nested dialogs.
      onClose={(event) => event.target === event.currentTarget && open && onClose()}
      onCancel={(event) => locked && event.preventDefault()}
      {...(locked && { closedby: 'none' })}
      onClick={(event) => closesOutside && !locked && event.target === event.currentTarget && onClose()}
    />
  );
}
