import { messages } from 'domain/messages/messages';
import { isRouteErrorResponse, useRouteError } from 'kit/router';
import { Failure, failureOf } from './failure.ts';

type Body = Pick<Failure, 'code' | 'message'>;

/** Whether an error response carries words of its own. */
const isBody = (data: unknown): data is Body =>
  typeof data === 'object' &&
  data !== null &&
  'code' in data &&
  typeof data.code === 'string' &&
  'message' in data &&
  typeof data.message === 'string';

/** The present route's error, whatever was thrown. */
export function useFailure(): Failure {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return failureOf(error);
  const { data, status } = error;
  if (isBody(data)) return new Failure(data.code, data.message, { status });
  if (status === 404) return new Failure('not-found', messages.general.pageNotFound, { status });
  return new Failure('internal', messages.general.internal, { status });
}
