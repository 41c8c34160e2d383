import { Failure, failureOf } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { isRouteErrorResponse, useAsyncError, useRouteError } from '@vidriera/router';
import { withStatus } from './with-status.ts';

type Body = Pick<Failure, 'code' | 'message'>;

/** Whether an error response carries words of its own. */
const isBody = (data: unknown): data is Body =>
  typeof data === 'object' &&
  data !== null &&
  'code' in data &&
  typeof data.code === 'string' &&
  'message' in data &&
  typeof data.message === 'string';

/** The present error, of the route or of its late data, whatever was thrown. */
export function useFailure(): Failure {
  const late = useAsyncError();
  const ofRoute = useRouteError();
  const error = late ?? ofRoute;
  const response = isRouteErrorResponse(error) ? error : withStatus(error);
  if (!response) return failureOf(error);
  const { data: body, status } = response;
  if (isBody(body)) return new Failure(body.code, body.message, { status });
  if (status === 404) return new Failure('not-found', messages.general.pageNotFound, { status });
  return new Failure('internal', messages.general.internal, { status });
}
