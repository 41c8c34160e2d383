import { apiRutas, type Destacados, destacadosSchema, type Pagina, paginaSchema } from 'domain/api';
import { mensajes } from 'domain/messages';
import { apiFrom } from 'kit/api';
import { today } from 'kit/format';
import type { LoaderFunctionArgs } from 'kit/router';
import { type Resultado, resultado } from '../lista/resultado.ts';

/** Cards of each section. */
const CARTAS = 8;

export type DatosInicio = {
  destacados: Promise<Resultado<Destacados>>;
  promos: Promise<Resultado<Pagina>>;
  cursos: Promise<Resultado<Pagina>>;
  hoy: string;
  vez: number;
};

/** Loader of `/all`. Each section has its own answer: one that fails costs itself alone. */
export function cargarInicio(args: LoaderFunctionArgs): DatosInicio {
  const leer = apiFrom(args);
  const { noCargo } = mensajes.lista;
  const lista = (tipo: 'promo' | 'curso') =>
    resultado(leer(paginaSchema, apiRutas.explore, { tipo, limite: CARTAS }), noCargo[tipo]);
  return {
    destacados: resultado(leer(destacadosSchema, apiRutas.destacados), noCargo.evento),
    promos: lista('promo'),
    cursos: lista('curso'),
    hoy: today(),
    vez: performance.now(),
  };
}
