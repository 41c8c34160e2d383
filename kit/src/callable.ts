import type { CallableName, Input, Output } from 'domain/api/callables-schema';
import { messages } from 'domain/messages/messages';
import { attested, idToken } from 'kit/session';
import { callWith, noConnection } from './call-with.ts';
import { Failure, failureOf, isFailure } from './failure.ts';
import { saying } from './written.ts';

/**
 * Calls a function of domain/api/callables-schema at `/fn/{name}`, with the signed-in person's token when there is one, and App Check's where that is on.
 * @param signedIn refuse without a request when nobody is signed in: a session may end in another tab
 * @throws Failure with the server's reason; 'no-session' by `signedIn`; 'no-connection' when it can't be reached; 'internal' for any other answer
 */
export const call = <N extends CallableName>(
  name: N,
  input: Input<N>,
  { signedIn = false } = {},
): Promise<Output<N>> => saying(post(name, input, signedIn));

async function post<N extends CallableName>(name: N, input: Input<N>, signedIn: boolean): Promise<Output<N>> {
  const [token, attestation] = await Promise.all([
    idToken().catch((caught: unknown) => {
      throw noConnection(caught);
    }),
    attestedSoon(),
  ]);
  if (signedIn && !token) throw new Failure('no-session', messages.session.expired);
  try {
    return await callWith(token, name, input, attestation);
  } catch (caught) {
    // Nothing was done. The browser may have kept a token that the server takes no longer.
    if (!attestation || !isFailure(caught, 'not-attested')) throw caught;
    return callWith(token, name, input, await attestedSoon(true));
  }
}

const attestedSoon = (fresh?: boolean): Promise<string | null> =>
  attested(fresh).catch((caught: unknown) => {
    throw failureOf(caught);
  });
