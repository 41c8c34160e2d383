import { type ComponentType, useEffect, useState } from 'react';
import { atFirstTouch } from '../first-touch.ts';
import { TOAST_EVENT, type ToastRequest } from '../toast.ts';
import styles from './toast-host.module.css';

/** Shows toasts; mounted once per page. Fetches the library at the first touch or message. If that fails, it shows plain text. */
export function ToastHost() {
  const [Container, setContainer] = useState<ComponentType>();
  const [plain, setPlain] = useState<ToastRequest>();
  useEffect(() => {
    const show = (event: Event) => {
      const request = (event as CustomEvent<ToastRequest>).detail;
      import('./toastify.tsx').then(
        ({ ToastifyContainer, showToast }) => {
          setContainer(() => ToastifyContainer);
          showToast(request);
        },
        () => setPlain(request),
      );
    };
    addEventListener(TOAST_EVENT, show);
    // Early: most toasts say that there is no connection.
    const off = atFirstTouch(() => void import('./toastify.tsx').catch(() => undefined));
    return () => {
      off();
      removeEventListener(TOAST_EVENT, show);
    };
  }, []);
  if (Container) return <Container />;
  return plain ? <PlainToast {...plain} onClose={() => setPlain(undefined)} /> : null;
}

function PlainToast({ text, autoClose, onClose }: ToastRequest & { onClose: () => void }) {
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
