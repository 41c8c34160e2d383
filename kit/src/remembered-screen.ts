import type { LoaderFunctionArgs, RouteObject } from 'kit/router';
import { type SessionHint, sessionHint, sessionNow } from 'kit/session';
import { asResponse, build, type Loader, requireSession, type ScreenOptions } from './screen.ts';

/**
 * A screen for signed-in people that shows what anybody may see: it stands at once for whom the browser remembers. Who turns out to be
 * nobody is led to /login when Auth says so (shell/src/frame/use-session-changes.ts).
 */
export function rememberedScreen<D>(
  options: ScreenOptions<D> & { load: () => Promise<Loader<D, [SessionHint]>> },
): RouteObject {
  return build({ ...options, member: 'remembered' }, async (args) => known(args).catch(asResponse));
}

async function known(args: LoaderFunctionArgs): Promise<SessionHint> {
  const hint = sessionNow().loading ? sessionHint() : null;
  return hint ?? requireSession(args);
}
