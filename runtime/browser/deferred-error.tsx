import { Navigate, useAsyncError } from '@vidriera/router';
import type { ReactNode } from 'react';

/** Error element of deferred data: follows a redirect, or shows its children. */
export function DeferredError({ children }: { children: ReactNode }) {
  const error = useAsyncError();
  const to = error instanceof Response ? error.headers.get('location') : null;
  return to ? <Navigate to={to} replace /> : children;
}
