import { mensajes } from 'domain/messages';
import { isRouteErrorResponse, useRouteError } from 'kit/router';

/** A failure as an error element shows it. */
export interface Fallo {
  /** 'no-encontrado', 'parametros', 'sin-conexion', 'interno', or what a loader of the area put there. */
  codigo: string;
  /** For people. */
  mensaje: string;
  /** HTTP status; 0 when there was none. */
  estado: number;
}

type Body = Pick<Fallo, 'codigo' | 'mensaje'>;

/** Whether an error response carries words of its own. */
const isBody = (data: unknown): data is Body =>
  typeof data === 'object' &&
  data !== null &&
  'codigo' in data &&
  typeof data.codigo === 'string' &&
  'mensaje' in data &&
  typeof data.mensaje === 'string';

/** The present route's error, whatever was thrown. */
export const useFallo = (): Fallo => falloDe(useRouteError());

/** Any thrown value as a `Fallo`. A chunk or an answer that can't be fetched is a `TypeError`: no connection. */
export function falloDe(error: unknown): Fallo {
  if (isRouteErrorResponse(error)) {
    if (isBody(error.data)) {
      const { codigo, mensaje } = error.data;
      return { codigo, mensaje, estado: error.status };
    }
    if (error.status === 404) {
      return { codigo: 'no-encontrado', mensaje: mensajes.general.noEncontrada, estado: 404 };
    }
    return { codigo: 'interno', mensaje: mensajes.general.interno, estado: error.status };
  }
  if (error instanceof Error && 'codigo' in error && typeof error.codigo === 'string') {
    return { codigo: error.codigo, mensaje: error.message, estado: 0 };
  }
  if (error instanceof TypeError && /fetch|import|load/i.test(error.message)) {
    return { codigo: 'sin-conexion', mensaje: mensajes.general.sinConexion, estado: 0 };
  }
  return { codigo: 'interno', mensaje: mensajes.general.interno, estado: 0 };
}
