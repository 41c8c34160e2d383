import type { LoaderFunctionArgs, RouteObject } from 'kit/router';
import { type SessionHint, sessionHint, sessionNow } from 'kit/session';
import { asResponse, build, type Loader, requireSession, type ScreenOptions } from './screen.ts';

interface RememberedOptions<D> extends ScreenOptions<D> {
  load: () => Promise<Loader<D, [SessionHint]>>;
  /** What it shows is read as the person themselves, in a part that has a skeleton: what tells who they are is fetched at once. */
  own?: true;
}

/**
 * A screen for signed-in people that stands at once for whom the browser remembers: with what anybody may see, with what that person left in
 * this browser, or with skeletons. Who turns out to be nobody is led to /login when Auth says so (shell/src/frame/use-session-changes.ts).
 */
export function rememberedScreen<D>({ own, ...options }: RememberedOptions<D>): RouteObject {
  return build({ ...options, member: own ? 'reported' : 'remembered' }, async (args) =>
    known(args).catch(asResponse),
  );
}

async function known(args: LoaderFunctionArgs): Promise<SessionHint> {
  const hint = sessionNow().loading ? sessionHint() : null;
  return hint ?? requireSession(args);
}
