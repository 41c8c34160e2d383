import { ToastHost } from 'kit/toast-host';
import { type ReactNode, StrictMode, useEffect } from 'react';

interface AppProps {
  /** The router's provider. */
  children: ReactNode;
  /** Called once, when what stands on the page answers to presses. */
  onReady?: () => void;
}

/** All that React draws. Server and browser draw it of the same parts, or ids made while rendering would differ. */
export function App({ children, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      {children}
      <ToastHost />
    </StrictMode>
  );
}
