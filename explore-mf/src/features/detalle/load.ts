import { apiRutas, type Detalle } from 'domain/api';
import { detalleSchema } from 'domain/api-schema';
import type { TipoAgenda } from 'domain/ids';
import { mensajes } from 'domain/messages';
import { apiFrom } from 'kit/api';
import { ApiFallo } from 'kit/api-fallo';
import { today } from 'kit/format';
import { data, type LoaderFunctionArgs } from 'kit/router';

export interface DetalleDatos {
  detalle: Detalle;
  /** Today, as the loader saw it. */
  hoy: string;
}

/**
 * One item with all its detail says.
 * @throws a response with `{ codigo, mensaje }` in the catalogue's words; an impossible id is one that does not exist
 */
export const loadDetalle =
  (tipo: TipoAgenda) =>
  async (args: LoaderFunctionArgs): Promise<DetalleDatos> => {
    try {
      const detalle = await apiFrom(args)(detalleSchema, apiRutas.item(tipo, args.params.id ?? ''));
      return { detalle, hoy: today() };
    } catch (caught) {
      if (!(caught instanceof ApiFallo) || caught.codigo === 'sin-conexion') throw caught;
      const falta = caught.codigo === 'no-encontrado' || caught.codigo === 'parametros';
      throw data(
        { codigo: falta ? 'no-encontrado' : 'interno', mensaje: mensajes.detalle.noCargo[tipo] },
        { status: falta ? 404 : caught.estado },
      );
    }
  };
