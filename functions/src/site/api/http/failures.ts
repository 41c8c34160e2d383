import { type ApiError, apiErrorSchema } from '@vidriera/domain/api/schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { z } from '@vidriera/domain/zod';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { type HttpAnswer, MISSING_SECONDS } from '../../../base/http/answer.ts';
import { routeFor } from '../../../base/http/request-log.ts';
import { logger } from '../../../base/process/logger.ts';
import { NotBuilt } from '../../../items/agenda/read.ts';

/** A failure of the wire contract. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly body: ApiError;

  constructor(status: 400 | 404 | 405 | 500 | 503, error: z.input<typeof apiErrorSchema>['error']) {
    super(error.message);
    this.status = status;
    this.body = apiErrorSchema.parse({ error });
  }
}

export const notFound = (message: string): ApiFailure => new ApiFailure(404, { code: 'not-found', message });

export const notYet = (): ApiFailure =>
  new ApiFailure(503, { code: 'internal', message: messages.general.internal });

/**
 * Parses parameters by the wire contract.
 * @throws ApiFailure 400 naming each refused parameter
 */
export function badParameters<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new ApiFailure(400, {
    code: 'bad-parameters',
    message: messages.requests.badParameters,
    fields: read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message: message })),
  });
}

function responder(res: Response, { status, body }: ApiFailure) {
  res.status(status).set('Cache-Control', 'no-store').json(body);
}

/** Returns a failure's answer, which only the instance caches, if it is a 404. @throws any other error */
export function asAnswer(thrown: unknown): HttpAnswer {
  const error = thrown instanceof NotBuilt ? notYet() : thrown;
  if (!(error instanceof ApiFailure)) throw error;
  return {
    status: error.status,
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      ...(error.status === 503 && { 'Retry-After': '5' }),
    },
    body: Buffer.from(JSON.stringify(error.body)),
    seconds: error.status === 404 ? MISSING_SECONDS : 0,
  };
}

export const answerNotFound: RequestHandler = (_req, res) =>
  responder(res, notFound(messages.general.pageNotFound));

/** 405 for methods other than GET and HEAD. */
export const readOnly: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  res.set('Allow', 'GET, HEAD');
  responder(res, new ApiFailure(405, { code: 'bad-parameters', message: messages.requests.badParameters }));
};

/** Answers failures of the contract; logs anything else and answers it without its cause. */
export const answerFailure: ErrorRequestHandler = (error: unknown, req, res, next) => {
  if (res.headersSent) return next(error);
  if (error instanceof ApiFailure) return responder(res, error);
  if (isBrokenUrl(error)) {
    return responder(
      res,
      new ApiFailure(400, { code: 'bad-parameters', message: messages.requests.badParameters }),
    );
  }
  logger.error('Request failed', error, { route: routeFor(req, res) });
  responder(res, new ApiFailure(500, { code: 'internal', message: messages.general.internal }));
};

/** Returns whether Express refused the address, such as `/api/items/%`. */
const isBrokenUrl = (error: unknown): boolean =>
  error instanceof URIError ||
  (typeof error === 'object' && error !== null && 'status' in error && error.status === 400);
