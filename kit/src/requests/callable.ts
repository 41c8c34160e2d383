import type { ForKind, KindName } from '@vidriera/domain/api/callable-kinds';
import { type CallableName, type Input, isWrite, type Output } from '@vidriera/domain/api/callables-schema';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { idToken } from '@vidriera/session';
import { callWith, noConnection } from '@vidriera/session/call-with';
import { asWrite } from '@vidriera/session/stale';

interface Options {
  /** Throws without a request if no session exists: it may have ended in another tab. */
  signedIn?: boolean;
  /** Aborts a call that writes nothing: its answer is no longer wanted. */
  signal?: AbortSignal | undefined;
}

/**
 * Calls a function of domain/api/callables-schema at `/fn/{name}`, with the token of a signed-in person. A call that writes drops the
 * cached answers. The answer has the kind (`what`) of the question.
 * @throws Failure with the server's reason; 'no-session' by `signedIn`; 'no-connection' when it can't be reached or is late; 'internal'
 *   for any other answer
 */
export function call<N extends CallableName, W extends KindName<N>>(
  name: N,
  input: Input<N> & { what?: W },
  { signedIn = false, signal }: Options = {},
): Promise<ForKind<Output<N>, W>> {
  const answer = callWith(name, input, { token: () => tokenOf(signedIn), signal }) as Promise<
    ForKind<Output<N>, W>
  >;
  return isWrite(name, input) ? asWrite(answer) : answer;
}

async function tokenOf(signedIn: boolean): Promise<string | null> {
  const token = await idToken().catch((caught: unknown) => {
    throw noConnection(caught);
  });
  if (signedIn && !token) throw new Failure('no-session', messages.session.expired);
  return token;
}
