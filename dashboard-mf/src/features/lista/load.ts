import { apiRutas, type Pagina } from 'domain/api';
import { paginaSchema } from 'domain/api-schema';
import type { CategoriaTitulo } from 'domain/categoria';
import { categoriaTituloSchema } from 'domain/categoria-schema';
import type { TipoAgenda } from 'domain/ids';
import { mensajes } from 'domain/messages';
import { apiFrom, apiGet } from 'kit/api';
import { today } from 'kit/format';
import type { LoaderFunctionArgs } from 'kit/router';
import { type Resultado, resultado } from './resultado.ts';

export type DatosLista = {
  tipo: TipoAgenda;
  /** `null`: all of them. */
  categoria: CategoriaTitulo | null;
  /** Not awaited: the screen stands at once. */
  pagina: Promise<Resultado<Pagina>>;
  hoy: string;
  /** Differs from load to load: what was shown before is not shown as the new answer. */
  vez: number;
};

/** Loader of `/eventos`, `/cursos` and `/promos`; a category nobody knows counts as all. */
export const loadLista =
  (tipo: TipoAgenda) =>
  (args: LoaderFunctionArgs): DatosLista => {
    const pedida = new URL(args.request.url).searchParams.get('categoria');
    const categoria = categoriaTituloSchema.safeParse(pedida).data ?? null;
    const pagina = apiFrom(args)(paginaSchema, apiRutas.explore, { tipo, categoria });
    return {
      tipo,
      categoria,
      pagina: resultado(pagina, mensajes.lista.noCargo[tipo]),
      hoy: today(),
      vez: performance.now(),
    };
  };

/** The page of a list after `cursor`; in the browser. @throws ApiFallo, and the signal's reason when aborted */
export const loadMore = (
  tipo: TipoAgenda,
  categoria: CategoriaTitulo | null,
  cursor: string,
  signal: AbortSignal,
): Promise<Pagina> => apiGet(paginaSchema, apiRutas.explore, { tipo, categoria, cursor }, { signal });
