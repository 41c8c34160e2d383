import { isFailure, isLate } from '@vidriera/domain/failure';
import { TOAST } from '@vidriera/domain/values/limits';
import { readerOf } from '@vidriera/kit/data/server-context';
import { toast } from '@vidriera/kit/messages/toast';
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
 * How a screen for signed-in people identifies them.
 * - `remembered`: by the browser's memory of the last session. Other visitors see 'Cargando...' until this guard has asked Auth.
 * - `own`: like `remembered`, for private data; the document preloads Auth.
 * - `reported`: by Auth's report. A toast shows the `notice` to visitors who are redirected to /login.
 */
export type MemberAccess = 'remembered' | 'own' | 'reported' | { notice: string };

/**
 * Returns the person for a screen's loader; undefined on the server, which renders only public data.
 * @throws a redirect to /login; an error response when Auth can't be reached
 */
export async function guard(
  args: LoaderFunctionArgs,
  member: MemberAccess | undefined,
): Promise<SessionHint | SessionUser | undefined> {
  if (!member || readerOf(args.context)) return undefined;
  try {
    const remembers = member === 'remembered' || member === 'own';
    const hint = remembers && sessionNow().loading ? sessionHint() : null;
    return hint ?? (await requireSession(args));
  } catch (caught) {
    if (typeof member === 'object' && caught instanceof Response)
      toast.info(member.notice, TOAST.perfilCloses);
    return throwResponse(caught);
  }
}

/**
 * Waits for Auth's report.
 * @throws a redirect to /login?volver=…&motivo=… that replaces the history entry; `motivo` is set when another device ended the session
 * @throws Failure when Auth can't be reached, or the person's document is late: the screen's data would be late, too
 */
export async function requireSession({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<SessionUser> {
  const waits = sessionNow().loading;
  const { user, error } = await whenKnown();
  if (waits && isLate(error)) throw error;
  if (user) return user;
  const { pathname, search } = new URL(request.url);
  const why = whyEnded();
  throw replace(`/login?volver=${encodeURIComponent(pathname + search)}${why ? `&motivo=${why}` : ''}`);
}

/** Throws a `Failure` as an error response, because the server's HTML carries errors as plain data with a status. */
export function throwResponse(caught: unknown): never {
  if (!isFailure(caught)) throw caught;
  const { code, message, fields, status } = caught;
  throw data({ code, message, fields }, { status: status || 503 });
}
