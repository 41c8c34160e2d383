import { apiRutas, type Pagina, paginaSchema } from 'domain/api';
import type { TipoAgenda } from 'domain/ids';
import { mensajes } from 'domain/messages';
import { ApiFallo, apiFrom } from 'kit/api';
import { today } from 'kit/format';
import type { LoaderFunctionArgs } from 'kit/router';
import { type Filtros, filtrosDe, hayFiltros } from './filtros.ts';

/** Cards of a section before 'Ver más'. */
export const POR_SECCION = { evento: 8, promo: 8, curso: 8 } as const satisfies Record<TipoAgenda, number>;
/** Cards of this weekend, above the sections. */
const FINDE = 4;

/** A section's first page, or the words for why there is none: one section's failure is not the others'. */
export type Seccion = { pagina: Pagina } | { error: string };

export interface ExploreDatos {
  /** Today, as the loader saw it. */
  hoy: string;
  filtros: Filtros;
  /** This weekend's events; asked for only without filters. */
  finde: Pagina['items'];
  evento: Seccion;
  promo: Seccion;
  curso: Seccion;
}

/** Everything explore shows at once. A later navigation aborts it, so the newest search wins. */
export async function loadExplore(args: LoaderFunctionArgs): Promise<ExploreDatos> {
  const filtros = filtrosDe(new URL(args.request.url).searchParams);
  const api = apiFrom(args);
  const seccion = async (tipo: TipoAgenda): Promise<Seccion> => {
    try {
      return {
        pagina: await api(paginaSchema, apiRutas.explore, { tipo, ...filtros, limite: POR_SECCION[tipo] }),
      };
    } catch (caught) {
      if (!(caught instanceof ApiFallo)) throw caught;
      return { error: caught.codigo === 'sin-conexion' ? caught.message : mensajes.lista.noCargo[tipo] };
    }
  };
  const finde = async (): Promise<Pagina['items']> => {
    if (hayFiltros(filtros)) return [];
    try {
      const params = { tipo: 'evento', fecha: 'finde', limite: FINDE };
      return (await api(paginaSchema, apiRutas.explore, params)).items;
    } catch (caught) {
      if (caught instanceof ApiFallo) return []; // the events' own section says it
      throw caught;
    }
  };
  const [weekend, evento, promo, curso] = await Promise.all([
    finde(),
    seccion('evento'),
    seccion('promo'),
    seccion('curso'),
  ]);
  return { hoy: today(), filtros, finde: weekend, evento, promo, curso };
}
