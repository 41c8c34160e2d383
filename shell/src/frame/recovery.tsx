import { isRouteErrorResponse, RouterState, useLocation, useNavigate } from '@vidriera/router';
import { retry } from 'kit/retry';
import { useLineBack } from 'kit/use-line-back';
import { use } from 'react';

/** Goes to the present address again when the connection is back, where its screen could not be had. */
export function Recovery() {
  const errors = Object.values(use(RouterState)?.errors ?? {});
  const failed = errors.some((error) => !(isRouteErrorResponse(error) && error.status === 404));
  return failed ? <Recover /> : null;
}

function Recover() {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  useLineBack(() => retry(() => navigate({ pathname, search, hash }, { replace: true, state })));
  return null;
}
