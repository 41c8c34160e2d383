import type { CallableName, Input, Output } from 'domain/api/callables-schema';
import { idToken } from 'kit/session';
import { callWith, noConnection } from './call-with.ts';
import { saying } from './written.ts';

/**
 * Calls a function of domain/callables at `/fn/{name}`, with the signed-in person's token when there is one.
 * @throws Failure with the server's reason; 'no-connection' when it can't be reached; 'internal' for any other answer
 */
export const call = <N extends CallableName>(name: N, input: Input<N>): Promise<Output<N>> =>
  saying(post(name, input));

async function post<N extends CallableName>(name: N, input: Input<N>): Promise<Output<N>> {
  const token = await idToken().catch((caught: unknown) => {
    throw noConnection(caught);
  });
  return callWith(token, name, input);
}
