import { isFailure } from '@vidriera/domain/failure';
import { TOAST } from '@vidriera/domain/values/limits';
import { readerOf } from '@vidriera/kit/server-context';
import { toast } from '@vidriera/kit/toast';
import { data, type LoaderFunctionArgs, replace } from '@vidriera/router';
import {
  type SessionHint,
  type SessionUser,
  sessionHint,
  sessionNow,
  whenKnown,
  whyEnded,
} from '@vidriera/session';

/**
 * How a screen for signed-in people knows them.
 * - `remembered`: it is drawn for whom the browser remembers; the document says 'Cargando...' to everybody else until this guard has asked Auth.
 * - `own`: the same, and it shows private data at once: the document preloads Auth.
 * - `reported`: it waits for Auth's report. With a notice, a toast says it to everybody who is sent to /login.
 */
export type Member = 'remembered' | 'own' | 'reported' | { notice: string };

/**
 * The guard of a screen: gives its loader the person. On the server it lets everybody pass: only public data is drawn there.
 * @throws a redirect to /login; an error response when Auth can't be reached
 */
export async function guard(
  args: LoaderFunctionArgs,
  member: Member | undefined,
): Promise<SessionHint | SessionUser | undefined> {
  if (!member || readerOf(args.context)) return undefined;
  try {
    const remembers = member === 'remembered' || member === 'own';
    const hint = remembers && sessionNow().loading ? sessionHint() : null;
    return hint ?? (await requireSession(args));
  } catch (caught) {
    if (typeof member === 'object' && caught instanceof Response)
      toast.info(member.notice, TOAST.perfilCloses);
    return asResponse(caught);
  }
}

/**
 * @throws a redirect to /login?volver=…&motivo=… (why a session ended that nobody ended here) that replaces the history entry
 * @throws Failure when Auth can't be reached
 */
export async function requireSession({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<SessionUser> {
  const { user } = await whenKnown();
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
