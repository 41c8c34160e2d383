import type { ApiError } from 'domain/api';
import { apiErrorSchema } from 'domain/api-schema';
import { mensajes } from 'domain/messages';
import type { z } from 'domain/zod';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { logger } from 'firebase-functions';

/** A failure with its place in the wire contract. */
export class ApiFailure extends Error {
  readonly estado: number;
  readonly cuerpo: ApiError;

  constructor(estado: 400 | 404 | 405 | 500, error: z.input<typeof apiErrorSchema>['error']) {
    super(error.mensaje);
    this.estado = estado;
    this.cuerpo = apiErrorSchema.parse({ error });
  }
}

export const noEncontrado = (mensaje: string): ApiFailure =>
  new ApiFailure(404, { codigo: 'no-encontrado', mensaje });

/**
 * Parameters parsed by the wire contract.
 * @throws ApiFailure 400 naming each parameter that was refused.
 */
export function parametros<S extends z.ZodType>(schema: S, valor: unknown): z.output<S> {
  const leidos = schema.safeParse(valor);
  if (leidos.success) return leidos.data;
  throw new ApiFailure(400, {
    codigo: 'parametros',
    mensaje: mensajes.general.parametros,
    campos: leidos.error.issues.map(({ path, message }) => ({ campo: path.join('.'), mensaje: message })),
  });
}

function responder(res: Response, { estado, cuerpo }: ApiFailure) {
  res.status(estado).set('Cache-Control', 'no-store').json(cuerpo);
}

/** Whatever no route answered. */
export const nadieResponde: RequestHandler = (_req, res) =>
  responder(res, noEncontrado(mensajes.general.noEncontrada));

/** Only reading is done here. */
export const soloLectura: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  res.set('Allow', 'GET, HEAD');
  responder(res, new ApiFailure(405, { codigo: 'parametros', mensaje: mensajes.general.parametros }));
};

/** A failure becomes its body; anything else is logged and answered without a word about its cause. */
export const conFallas: ErrorRequestHandler = (error: unknown, req, res, next) => {
  if (res.headersSent) return next(error);
  if (error instanceof ApiFailure) return responder(res, error);
  if (esUrlRota(error)) {
    return responder(
      res,
      new ApiFailure(400, { codigo: 'parametros', mensaje: mensajes.general.parametros }),
    );
  }
  logger.error('Request failed', error, { path: req.path });
  responder(res, new ApiFailure(500, { codigo: 'interno', mensaje: mensajes.general.interno }));
};

/** express refuses addresses such as `/api/items/%` by itself. */
const esUrlRota = (error: unknown): boolean =>
  error instanceof URIError ||
  (typeof error === 'object' && error !== null && 'status' in error && error.status === 400);
