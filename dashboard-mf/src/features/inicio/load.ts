import { apiRutas, type Tarjeta } from 'domain/api';
import { destacadosSchema, paginaSchema } from 'domain/api-schema';
import { mensajes } from 'domain/messages';
import { apiFrom } from 'kit/api';
import { today } from 'kit/format';
import type { LoaderFunctionArgs } from 'kit/router';
import { type Resultado, resultado } from '../lista/resultado.ts';

/** Cards of each section. */
const CARTAS = 8;

/** The cards of a section, not awaited. */
export type Tarjetas = Promise<Resultado<readonly Tarjeta[]>>;

export type DatosInicio = { eventos: Tarjetas; promos: Tarjetas; cursos: Tarjetas; hoy: string; vez: number };

/** Loader of `/all`. Each section has its own answer: one that fails costs itself alone. */
export function loadInicio(args: LoaderFunctionArgs): DatosInicio {
  const leer = apiFrom(args);
  const { noCargo } = mensajes.lista;
  const lista = async (tipo: 'promo' | 'curso') =>
    (await leer(paginaSchema, apiRutas.explore, { tipo, limite: CARTAS })).items;
  const destacados = async () => (await leer(destacadosSchema, apiRutas.destacados)).eventos;
  return {
    eventos: resultado(destacados(), noCargo.evento),
    promos: resultado(lista('promo'), noCargo.promo),
    cursos: resultado(lista('curso'), noCargo.curso),
    hoy: today(),
    vez: performance.now(),
  };
}
