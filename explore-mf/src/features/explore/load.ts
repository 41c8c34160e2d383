import { apiRutas, type Pagina } from 'domain/api';
import { paginaSchema } from 'domain/api-schema';
import type { TipoAgenda } from 'domain/ids';
import { LIMITES } from 'domain/limits';
import { mensajes } from 'domain/messages';
import { apiFrom, apiGet } from 'kit/api';
import { ApiFallo } from 'kit/api-fallo';
import { today } from 'kit/format';
import type { LoaderFunctionArgs } from 'kit/router';
import { type Filtros, filtrosDe, hayFiltros, type Paginas, paginasDe } from './filtros.ts';

/** Cards of a section's page, before 'Ver más' and with each press of it. */
const POR_PAGINA = 8;
/** Cards of this weekend, above the sections. */
const FINDE = 4;
/** Requests a section may take: a search's pages may be short, and the longest address asks for two full ones. */
const PEDIDOS_MAX = 4;

/** A section's pages, or the words for why there are none: one section's failure is not the others'. */
export type Seccion = { pagina: Pagina } | { error: string };

export interface ExploreDatos {
  /** Today, as the loader saw it. */
  hoy: string;
  filtros: Filtros;
  paginas: Paginas;
  /** This weekend's events; asked for only without filters. */
  finde: Pagina['items'];
  evento: Seccion;
  promo: Seccion;
  curso: Seccion;
}

/** Everything explore shows at once. A later navigation aborts it, so the newest search wins. */
export async function loadExplore(args: LoaderFunctionArgs): Promise<ExploreDatos> {
  const params = new URL(args.request.url).searchParams;
  const filtros = filtrosDe(params);
  const paginas = paginasDe(params);
  const api = apiFrom(args);
  const leer = async (tipo: TipoAgenda): Promise<Pagina> => {
    const cuantos = POR_PAGINA * paginas[tipo];
    const items: Pagina['items'] = [];
    let cursor: string | null = null;
    for (let pedidos = 0; pedidos < PEDIDOS_MAX && (pedidos === 0 || cursor); pedidos += 1) {
      const limite = Math.min(cuantos - items.length, LIMITES.paginaMax);
      const pedido = { tipo, ...filtros, cursor, limite };
      const pagina: Pagina = await api(paginaSchema, apiRutas.explore, pedido);
      items.push(...pagina.items);
      cursor = pagina.cursor;
      if (items.length >= cuantos) break;
    }
    return { items, cursor };
  };
  const seccion = async (tipo: TipoAgenda): Promise<Seccion> => {
    try {
      return { pagina: await leer(tipo) };
    } catch (caught) {
      if (!(caught instanceof ApiFallo)) throw caught;
      return { error: caught.codigo === 'sin-conexion' ? caught.message : mensajes.lista.noCargo[tipo] };
    }
  };
  const finde = async (): Promise<Pagina['items']> => {
    if (hayFiltros(filtros)) return [];
    try {
      const pedido = { tipo: 'evento', fecha: 'finde', limite: FINDE };
      return (await api(paginaSchema, apiRutas.explore, pedido)).items;
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
  return { hoy: today(), filtros, paginas, finde: weekend, evento, promo, curso };
}

/** The page of a section after `cursor`; in the browser. @throws ApiFallo, and the signal's reason when aborted */
export const leerMas = (
  tipo: TipoAgenda,
  filtros: Filtros,
  cursor: string,
  signal: AbortSignal,
): Promise<Pagina> =>
  apiGet(paginaSchema, apiRutas.explore, { tipo, ...filtros, cursor, limite: POR_PAGINA }, { signal });
