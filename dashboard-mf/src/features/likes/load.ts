import type { Tarjeta } from 'domain/api';
import type { Tipo } from 'domain/ids';
import { tipoSchema } from 'domain/ids-schema';
import { mensajes } from 'domain/messages';
import { apiFrom } from 'kit/api';
import { type Likes as IdsLikes, misLikes } from 'kit/datos/likes';
import { leerPublicos } from 'kit/datos/publicos';
import { today } from 'kit/format';
import type { LoaderFunctionArgs } from 'kit/router';
import { type Resultado, resultado } from '../lista/resultado.ts';

/** Likes shown at once. */
export const POR_VEZ = 12;

/** Ids of all that is liked, latest first, and the first cards of the kind asked for. */
export type Likes = { ids: IdsLikes; tarjetas: Tarjeta[] };
export type DatosLikes = { tipo: Tipo; likes: Promise<Resultado<Likes>>; hoy: string; vez: number };

/** Loader of `/likes?tipo=`; events if the kind is missing or unknown. */
export function loadLikes(args: LoaderFunctionArgs): DatosLikes {
  const pedido = new URL(args.request.url).searchParams.get('tipo');
  const tipo = tipoSchema.catch('evento').parse(pedido);
  return {
    tipo,
    likes: resultado(leerLikes(args, tipo), mensajes.lista.noCargaronDatos),
    hoy: today(),
    vez: performance.now(),
  };
}

async function leerLikes(args: LoaderFunctionArgs, tipo: Tipo): Promise<Likes> {
  const ids = await misLikes();
  return { ids, tarjetas: await leerPublicos(tipo, ids[tipo].slice(0, POR_VEZ), apiFrom(args)) };
}
