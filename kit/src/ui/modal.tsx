import { type ComponentProps, useEffect, useRef } from 'react';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onCancel' | 'onClick' | 'ref'> {
  open: boolean;
  onClose: () => void;
  /** Keeps it open while something runs that closing would not stop. */
  locked?: boolean;
  /** Whether a press outside closes it. A modal over the whole screen has no outside. */
  closesOutside?: boolean;
}

/** A native modal `<dialog>`: it keeps the focus inside, and returns it when it closes. All modals of the product are made of it. */
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
      // React bubbles the events of a dialog inside this one.
      onClose={(event) => event.target === event.currentTarget && open && onClose()}
      onCancel={(event) => locked && event.preventDefault()}
      {...(locked && { closedby: 'none' })}
      onClick={(event) => closesOutside && !locked && event.target === event.currentTarget && onClose()}
    />
  );
}
