import { useEffect } from 'react';
import type { ToastRequest } from '../toast.ts';
import styles from './plain-toast.module.css';

/** A toast without the library: the same words, place and time, nothing to drag. */
export function PlainToast({ text, autoClose, onClose }: ToastRequest & { onClose: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onClose, autoClose);
    return () => clearTimeout(timer);
  }, [autoClose, onClose]);
  return (
    <p className={styles.toast} role="status">
      {text}
    </p>
  );
}
