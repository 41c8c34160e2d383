import { type ComponentType, useEffect, useState } from 'react';
import { TOAST_EVENT, type ToastRequest } from '../toast.ts';
import { PlainToast } from './plain-toast.tsx';

/** Mounted once per page. Fetches the toasts' library at the first message; without it the words are still shown. */
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
    return () => removeEventListener(TOAST_EVENT, show);
  }, []);
  if (Container) return <Container />;
  return plain ? <PlainToast {...plain} onClose={() => setPlain(undefined)} /> : null;
}
