import type { CallableError, CallableName, Entrada, Salida } from 'domain/callables';
import { callableErrorSchema, callables } from 'domain/callables-schema';
import { mensajes } from 'domain/messages';
import { z } from 'domain/zod';
import { idToken } from 'kit/session';

/** The callable protocol's two answers. */
const answerSchema = z.union([
  z.object({ result: z.unknown() }),
  z.object({
    error: z.object({
      status: z.string().optional(),
      message: z.string().optional(),
      details: z.unknown().optional(),
    }),
  }),
]);

export type CodigoLlamada = CallableError['codigo'] | 'sin-conexion' | 'interno';

/** A callable refused, or could not be reached. `message` is for people; `campos` says which fields and why. */
export class LlamadaFallo extends Error {
  override name = 'LlamadaFallo';
  readonly codigo: CodigoLlamada;
  readonly campos: CallableError['campos'];

  constructor(codigo: CodigoLlamada, mensaje: string, campos: CallableError['campos'] = [], cause?: unknown) {
    super(mensaje, { cause });
    this.codigo = codigo;
    this.campos = campos;
  }
}

/**
 * Calls a function of domain/callables at `/fn/{name}`, with the signed-in person's token when there is one.
 * @throws LlamadaFallo with the server's reason; 'sin-conexion' when it can't be reached; 'interno' for any other answer
 */
export async function call<N extends CallableName>(name: N, input: Entrada<N>): Promise<Salida<N>> {
  const token = await idToken().catch((caught: unknown) => {
    throw new LlamadaFallo('sin-conexion', mensajes.general.sinConexion, [], caught);
  });
  let response: Response;
  try {
    response = await fetch(`/fn/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ data: input }),
    });
  } catch (caught) {
    throw new LlamadaFallo('sin-conexion', mensajes.general.sinConexion, [], caught);
  }
  const answer = answerSchema.safeParse(await response.json().catch(() => null));
  if (!answer.success) throw internal(`${name}: HTTP ${response.status}`);
  if ('error' in answer.data) throw refusal(answer.data.error);
  const output = callables[name].salida.safeParse(answer.data.result);
  if (!output.success) throw internal(output.error);
  return output.data as Salida<N>;
}

function refusal(error: { status?: string | undefined; details?: unknown }): LlamadaFallo {
  const details = callableErrorSchema.safeParse(error.details);
  if (details.success)
    return new LlamadaFallo(details.data.codigo, details.data.mensaje, details.data.campos);
  if (error.status === 'UNAUTHENTICATED') return new LlamadaFallo('sin-sesion', mensajes.sesion.vencida);
  return internal(error);
}

const internal = (cause: unknown): LlamadaFallo =>
  new LlamadaFallo('interno', mensajes.general.interno, [], cause);
