import { Navigate, useAsyncError } from '@vidriera/router';
import type { ReactNode } from 'react';

/** In the place of a screen whose data came to nothing after it was shown as late: leads elsewhere, or says why. */
export function LateError({ children }: { children: ReactNode }) {
  const error = useAsyncError();
  const to = error instanceof Response ? error.headers.get('location') : null;
  return to ? <Navigate to={to} replace /> : children;
}
