import { MessageHost } from '@vidriera/kit/ui/dialogs/message-host';
import { createBrowserRouter, type RouteObject, RouterProvider } from '@vidriera/router';
import { startSession } from '@vidriera/session';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@vidriera/kit/styles/tokens.css';
import '@vidriera/kit/styles/base.css';
import '@vidriera/kit/styles/screen.css';

/** Runs an area without the shell, on its own dev server: its routes, the session and the toasts. */
export function runStandalone(routes: RouteObject[]): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  startSession((start) => start());
  const router = createBrowserRouter(routes);
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
      <MessageHost />
    </StrictMode>,
  );
}
