import { apiRutas, detalleSchema, type Tarjeta } from 'domain/api';
import { TIPOS_AGENDA, type TipoAgenda, tipoAgendaSchema } from 'domain/ids';
import { mensajes } from 'domain/messages';
import { ApiFallo, apiFrom, apiGet } from 'kit/api';
import { misLikes } from 'kit/datos/likes';
import { today } from 'kit/format';
import type { LoaderFunctionArgs } from 'kit/router';
import { type Resultado, resultado } from '../lista/resultado.ts';

/** Likes shown at once. */
export const POR_VEZ = 12;

/**
 * Liked ids of the kinds the agenda has, latest first. Links are left out: nothing public reads one but its owner's page.
 */
export type IdsLikes = Record<TipoAgenda, string[]>;

export type Likes = { ids: IdsLikes; tarjetas: Tarjeta[] };
export type DatosLikes = { tipo: TipoAgenda; likes: Promise<Resultado<Likes>>; hoy: string; vez: number };

/** Loader of `/likes?tipo=`; events if the kind is missing or unknown. */
export function cargarLikes(args: LoaderFunctionArgs): DatosLikes {
  const pedido = new URL(args.request.url).searchParams.get('tipo');
  const tipo = tipoAgendaSchema.catch('evento').parse(pedido);
  return {
    tipo,
    likes: resultado(leerLikes(args, tipo), mensajes.lista.noCargaronDatos),
    hoy: today(),
    vez: performance.now(),
  };
}

async function leerLikes(args: LoaderFunctionArgs, tipo: TipoAgenda): Promise<Likes> {
  const likes = await misLikes();
  const ids = Object.fromEntries(TIPOS_AGENDA.map((uno) => [uno, likes[uno]])) as IdsLikes;
  return { ids, tarjetas: await leerTarjetas(tipo, ids[tipo].slice(0, POR_VEZ), apiFrom(args)) };
}

type Lector = ReturnType<typeof apiFrom>;

/**
 * The cards of liked items, in order; what was deleted or hidden since is left out.
 * @throws ApiFallo when the API can't be reached
 */
export async function leerTarjetas(
  tipo: TipoAgenda,
  ids: readonly string[],
  leer: Lector = apiGet,
): Promise<Tarjeta[]> {
  const detalles = await Promise.all(
    ids.map((id) => leer(detalleSchema, apiRutas.item(tipo, id)).catch(siNoEsta)),
  );
  return detalles.filter((uno) => uno !== null);
}

function siNoEsta(error: unknown): null {
  if (error instanceof ApiFallo && error.codigo === 'no-encontrado') return null;
  throw error;
}
