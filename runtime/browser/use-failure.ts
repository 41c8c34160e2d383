import { Failure, failureOf } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { isRouteErrorResponse, useAsyncError, useRouteError } from '@vidriera/router';
import { unwrapData } from './unwrap-data.ts';

type Body = Pick<Failure, 'code' | 'message'>;

/** Whether an error response carries a message. */
const isBody = (data: unknown): data is Body =>
  typeof data === 'object' &&
  data !== null &&
  'code' in data &&
  typeof data.code === 'string' &&
  'message' in data &&
  typeof data.message === 'string';

/** Returns the current error of the route or of its deferred data as a `Failure`. */
export function useFailure(): Failure {
  const ofData = useAsyncError();
  const ofRoute = useRouteError();
  const error = ofData ?? ofRoute;
  const response = isRouteErrorResponse(error) ? error : unwrapData(error);
  if (!response) return failureOf(error);
  const { data: body, status } = response;
  if (isBody(body)) return new Failure(body.code, body.message, { status });
  if (status === 404) return new Failure('not-found', messages.general.pageNotFound, { status });
  return new Failure('internal', messages.general.internal, { status });
}
