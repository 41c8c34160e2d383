import { mensajes } from 'domain/messages';

/** Why reading or writing failed, for code; the error's message is for people. */
export type CodigoDatos =
  | 'sin-sesion'
  | 'sin-permiso'
  | 'no-existe'
  | 'no-es-tuyo'
  | 'cambiado'
  | 'sin-conexion'
  | 'datos-invalidos'
  | 'no-es-imagen'
  | 'muy-pesada'
  | 'no-subio'
  | 'cancelado'
  | 'lleno'
  | 'interno';

/** A failure of reading or writing, with a Spanish message fit to be shown. `cause` keeps what was caught. */
export class ErrorDatos extends Error {
  override readonly name = 'ErrorDatos';
  readonly codigo: CodigoDatos;

  constructor(codigo: CodigoDatos, mensaje: string, opciones?: ErrorOptions) {
    super(mensaje, opciones);
    this.codigo = codigo;
  }
}

/** An item was changed elsewhere after it was read here; `version` is the one that is stored now. */
export class ErrorCambiado extends ErrorDatos {
  readonly version: string;

  constructor(version: string) {
    super('cambiado', mensajes.post.cambiado);
    this.version = version;
  }
}

const codigoDe = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code.replace(/^[a-z]+\//, '')
    : '';

/** Codes of Firestore and Storage, without their prefix, in our words. */
const CONOCIDOS: Record<string, readonly [CodigoDatos, string]> = {
  unauthenticated: ['sin-sesion', mensajes.sesion.vencida],
  'permission-denied': ['sin-permiso', mensajes.post.noEsTuyo],
  unauthorized: ['sin-permiso', mensajes.imagen.noSubio],
  'not-found': ['no-existe', mensajes.general.noEncontrada],
  'object-not-found': ['no-existe', mensajes.general.noEncontrada],
  // What Firestore's lite SDK calls a request that never got an answer.
  unknown: ['sin-conexion', mensajes.general.sinConexion],
  unavailable: ['sin-conexion', mensajes.general.sinConexion],
  'deadline-exceeded': ['sin-conexion', mensajes.general.sinConexion],
  'retry-limit-exceeded': ['sin-conexion', mensajes.general.sinConexion],
  canceled: ['cancelado', 'Cancelaste la subida.'],
};

/**
 * What was caught as an `ErrorDatos`: one of ours stays as it is, an SDK's is translated, anything else becomes
 * `interno` with `mensaje`.
 */
export function comoErrorDatos(error: unknown, mensaje: string = mensajes.general.interno): ErrorDatos {
  if (error instanceof ErrorDatos) return error;
  const conocido = CONOCIDOS[codigoDe(error)];
  if (conocido) return new ErrorDatos(conocido[0], conocido[1], { cause: error });
  return new ErrorDatos('interno', mensaje, { cause: error });
}

/** Runs `tarea`; whatever it throws comes out as an `ErrorDatos`. */
export async function conErroresDatos<T>(tarea: () => Promise<T>, mensaje?: string): Promise<T> {
  try {
    return await tarea();
  } catch (error) {
    throw comoErrorDatos(error, mensaje);
  }
}
