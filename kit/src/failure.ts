import { messages } from 'domain/messages/messages';
import { isRouteErrorResponse, useRouteError } from 'kit/router';

/** A failure as an error element shows it. */
export interface Failure {
  /** 'not-found', 'bad-parameters', 'no-connection', 'internal', or what a loader of the area put there. */
  code: string;
  /** For people. */
  message: string;
  /** HTTP status; 0 when there was none. */
  status: number;
}

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
export const useFailure = (): Failure => failureOf(useRouteError());

/** Any thrown value as a `Failure`. A chunk or an answer that can't be fetched is a `TypeError`: no connection. */
export function failureOf(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    if (isBody(error.data)) {
      const { code, message } = error.data;
      return { code, message, status: error.status };
    }
    if (error.status === 404) {
      return { code: 'not-found', message: messages.general.pageNotFound, status: 404 };
    }
    return { code: 'internal', message: messages.general.internal, status: error.status };
  }
  if (
    error instanceof Error &&
    error.name.endsWith('Failure') &&
    'code' in error &&
    typeof error.code === 'string'
  ) {
    return { code: error.code, message: error.message, status: 0 };
  }
  if (error instanceof TypeError && /fetch|import|load/i.test(error.message)) {
    return { code: 'no-connection', message: messages.general.noConnection, status: 0 };
  }
  return { code: 'internal', message: messages.general.internal, status: 0 };
}
