import { TOAST } from 'domain/values/limits';
import { data, type LoaderFunctionArgs, replace } from 'kit/router';
import {
  type SessionHint,
  type SessionUser,
  sessionHint,
  sessionNow,
  whenReady,
  whyEnded,
} from 'kit/session';
import { isFailure } from '../failure.ts';
import { readerOf } from '../server-context.ts';
import { toast } from '../toast.ts';

/** Of a screen for signed-in people: who they are, by the browser's memory or by Auth's report. */
export type Member = 'remembered' | 'reported';

/** Who a screen is shown to; it throws a way elsewhere, or an answer, for whom it is not. */
type Guard = (args: LoaderFunctionArgs) => Promise<SessionHint | SessionUser | undefined>;

/**
 * The guard of a screen's loader. On the server it lets pass: what is drawn there for signed-in people is what anybody may see.
 * @param notice said in a toast to whoever is sent to /login
 */
export const guardOf =
  (member: Member | undefined, notice?: string): Guard =>
  async (args) => {
    if (!member || readerOf(args.context)) return undefined;
    try {
      const hint = member === 'remembered' && sessionNow().loading ? sessionHint() : null;
      return hint ?? (await requireSession(args));
    } catch (caught) {
      if (notice && caught instanceof Response) toast.info(notice, TOAST.perfilCloses);
      return asResponse(caught);
    }
  };

/**
 * @throws a redirect to /login?volver=…&motivo=… (why a session ended that nobody ended here) that replaces the history entry
 * @throws Failure when Auth can't be reached
 */
export async function requireSession({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<SessionUser> {
  const { user } = await whenReady();
  if (user) return user;
  const { pathname, search } = new URL(request.url);
  const why = whyEnded();
  throw replace(`/login?volver=${encodeURIComponent(pathname + search)}${why ? `&motivo=${why}` : ''}`);
}

/** Errors cross from the server's HTML to the browser as plain data with a status. */
export function asResponse(caught: unknown): never {
  if (!isFailure(caught)) throw caught;
  const { code, message, fields, status } = caught;
  throw data({ code, message, fields }, { status: status || 503 });
}
