import type { CallableName, Input, Output } from 'domain/api/callables-schema';
import { attested, idToken } from 'kit/session';
import { callWith, noConnection } from './call-with.ts';
import { failureOf, isFailure } from './failure.ts';
import { saying } from './written.ts';

/**
 * Calls a function of domain/api/callables-schema at `/fn/{name}`, with the signed-in person's token when there is one, and App Check's where that is on.
 * @throws Failure with the server's reason; 'no-connection' when it can't be reached; 'internal' for any other answer
 */
export const call = <N extends CallableName>(name: N, input: Input<N>): Promise<Output<N>> =>
  saying(post(name, input));

async function post<N extends CallableName>(name: N, input: Input<N>): Promise<Output<N>> {
  const [token, attestation] = await Promise.all([
    idToken().catch((caught: unknown) => {
      throw noConnection(caught);
    }),
    attestedSoon(),
  ]);
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
