import { watchPreloadErrors } from 'kit/retry';
import { createBrowserRouter, RouterProvider } from 'kit/router';
import { startSession } from 'kit/session';
import { ToastHost } from 'kit/toast-host';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'kit/styles/tokens.css';
import 'kit/styles/base.css';
import 'kit/styles/screen.css';
import { discoverAreas } from './areas/discover.ts';
import { routeTree } from './routes.tsx';
import { afterFirstScreen } from './start/after-first-screen.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

watchPreloadErrors();
const router = createBrowserRouter(routeTree(), { patchRoutesOnNavigation: discoverAreas() });
startSession(afterFirstScreen(router));
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
    <ToastHost />
  </StrictMode>,
);
