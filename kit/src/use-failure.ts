import { type data, isRouteErrorResponse, useAsyncError, useRouteError } from '@vidriera/router';
import { Failure, failureOf } from 'domain/failure';
import { messages } from 'domain/messages/messages';

type Body = Pick<Failure, 'code' | 'message'>;

/** Whether an error response carries words of its own. */
const isBody = (data: unknown): data is Body =>
  typeof data === 'object' &&
  data !== null &&
  'code' in data &&
  typeof data.code === 'string' &&
  'message' in data &&
  typeof data.message === 'string';

/** An error response, as the router gives it to an error element, or as a late loader threw it (`data`). */
function responseOf(error: unknown): { status: number; data: unknown } | undefined {
  if (isRouteErrorResponse(error)) return error;
  if (!(error instanceof Object && 'type' in error && error.type === 'DataWithResponseInit'))
    return undefined;
  const { data: body, init } = error as ReturnType<typeof data>;
  return { status: init?.status ?? 200, data: body };
}

/** The present error, of the route or of its late data, whatever was thrown. */
export function useFailure(): Failure {
  const late = useAsyncError();
  const ofRoute = useRouteError();
  const error = late ?? ofRoute;
  const response = responseOf(error);
  if (!response) return failureOf(error);
  const { data: body, status } = response;
  if (isBody(body)) return new Failure(body.code, body.message, { status });
  if (status === 404) return new Failure('not-found', messages.general.pageNotFound, { status });
  return new Failure('internal', messages.general.internal, { status });
}
