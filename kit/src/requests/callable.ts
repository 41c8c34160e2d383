import type { CallableName, Input, Output } from '@vidriera/domain/api/callables-schema';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { idToken } from '@vidriera/session';
import { callWith, noConnection } from '@vidriera/session/call-with';
import { asWrite } from '@vidriera/session/stale';

/**
 * Calls a function of domain/api/callables-schema at `/fn/{name}`, with the token of a signed-in person.
 * @param signedIn throws without a request if no session exists: it may have ended in another tab
 * @throws Failure with the server's reason; 'no-session' by `signedIn`; 'no-connection' when it can't be reached; 'internal' for any other answer
 */
export const call = <N extends CallableName>(
  name: N,
  input: Input<N>,
  { signedIn = false } = {},
): Promise<Output<N>> => asWrite(post(name, input, signedIn));

async function post<N extends CallableName>(name: N, input: Input<N>, signedIn: boolean): Promise<Output<N>> {
  const token = await idToken().catch((caught: unknown) => {
    throw noConnection(caught);
  });
  if (signedIn && !token) throw new Failure('no-session', messages.session.expired);
  return callWith(token, name, input);
}
