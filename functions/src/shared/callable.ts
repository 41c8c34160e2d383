import type { CallableError, CallableName } from 'domain/callables';
import { callableErrorSchema, callables } from 'domain/callables-schema';
import { mensajes } from 'domain/messages';
import type { z } from 'domain/zod';
import { type CallableRequest, type FunctionsErrorCode, HttpsError } from 'firebase-functions/https';

type Codigo = CallableError['codigo'];
type Parsed<N extends CallableName> = z.output<(typeof callables)[N]['entrada']>;

const ESTADO: Record<Codigo, FunctionsErrorCode> = {
  'datos-invalidos': 'invalid-argument',
  'sin-sesion': 'unauthenticated',
  'username-ocupado': 'already-exists',
  'email-en-uso': 'already-exists',
  'galeria-llena': 'failed-precondition',
  'no-es-creador': 'permission-denied',
  'sesion-vieja': 'failed-precondition',
  'no-encontrado': 'not-found',
};

/** A refusal as the wire contract has it: `details` follow `callableErrorSchema`, the message is for people. */
export function rechazo(codigo: Codigo, mensaje: string, campos: CallableError['campos'] = []): HttpsError {
  return new HttpsError(ESTADO[codigo], mensaje, callableErrorSchema.parse({ codigo, mensaje, campos }));
}

/** What a schema refused, field by field, as a refusal. The first field's message speaks for all. */
export function rechazoDeZod(error: z.core.$ZodError): HttpsError {
  const campos = error.issues.map(({ path, message }) => ({ campo: path.join('.'), mensaje: message }));
  return rechazo('datos-invalidos', campos[0]?.mensaje ?? mensajes.general.parametros, campos);
}

/**
 * The input of a callable, parsed by its contract.
 * @throws HttpsError `datos-invalidos` with one entry for each field refused.
 */
export function entradaDe<N extends CallableName>(nombre: N, data: unknown): Parsed<N> {
  const parsed = callables[nombre].entrada.safeParse(data ?? {});
  if (!parsed.success) throw rechazoDeZod(parsed.error);
  return parsed.data as Parsed<N>;
}

/**
 * Who calls.
 * @throws HttpsError `sin-sesion` without a valid sign-in.
 */
export function uidDe(request: Pick<CallableRequest, 'auth'>): string {
  if (!request.auth) throw rechazo('sin-sesion', mensajes.sesion.vencida);
  return request.auth.uid;
}
