import { detalleParamsSchema, exploreParamsSchema, perfilParamsSchema } from 'domain/api-schema';
import { mensajes } from 'domain/messages';
import { noEncontrado, parametros } from './http/failures.ts';
import { categorias } from './read/categories.ts';
import { cursorSchema } from './read/cursor.ts';
import { detalle } from './read/detail.ts';
import { explorar, type ReadDeps } from './read/explore.ts';
import { destacados } from './read/featured.ts';
import { perfil } from './read/profile.ts';

type Params = Record<string, unknown>;

const exploreQuery = exploreParamsSchema.extend({ cursor: cursorSchema.optional() });
const perfilQuery = perfilParamsSchema.extend({ cursor: cursorSchema.optional() });

/**
 * What the API answers, by its paths beneath `/api`; `params` are those of the path and of the query, as they came.
 * Each throws an ApiFailure for parameters it refuses and for what does not exist.
 */
export const ANSWERS: Record<string, (deps: ReadDeps, params: Params) => Promise<unknown>> = {
  '/explore': (deps, params) => explorar(deps, parametros(exploreQuery, params)),
  '/items/:tipo/:id': async (deps, params) => {
    const { tipo, id } = parametros(detalleParamsSchema, params);
    const encontrado = await detalle(deps, tipo, id);
    if (!encontrado) throw noEncontrado(mensajes.detalle.noExiste(tipo, id));
    return encontrado;
  },
  '/destacados': (deps) => destacados(deps),
  '/perfiles/:username': async (deps, params) => {
    const encontrado = await perfil(deps, parametros(perfilQuery, params));
    if (!encontrado) throw noEncontrado(mensajes.perfil.noEncontrado);
    return encontrado;
  },
  '/categorias': (deps) => categorias(deps),
};
