import type { ApiError } from 'domain/api';

/** Why the API gave no answer: its own reasons, or 'sin-conexion'. */
export type CodigoApi = ApiError['error']['codigo'] | 'sin-conexion';

/** The API refused, or could not be reached. `message` is for people; `estado` is the HTTP status, 0 without one. */
export class ApiFallo extends Error {
  override name = 'ApiFallo';
  readonly codigo: CodigoApi;
  readonly estado: number;
  readonly campos: { campo: string; mensaje: string }[];

  constructor(codigo: CodigoApi, estado: number, mensaje: string, campos: ApiFallo['campos'] = []) {
    super(mensaje);
    this.codigo = codigo;
    this.estado = estado;
    this.campos = campos;
  }
}
