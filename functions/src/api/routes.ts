import { detalleParamsSchema, exploreParamsSchema, perfilParamsSchema, saludSchema } from 'domain/api';
import { mensajes } from 'domain/messages';
import { Router } from 'express';
import { calendario } from './calendar.ts';
import { noEncontrado, parametros } from './http/failures.ts';
import { compartir } from './http/headers.ts';
import { categorias } from './read/categories.ts';
import { cursorSchema } from './read/cursor.ts';
import { detalle } from './read/detail.ts';
import { explorar, type ReadDeps } from './read/explore.ts';
import { destacados } from './read/featured.ts';
import { perfil } from './read/profile.ts';

const exploreQuery = exploreParamsSchema.extend({ cursor: cursorSchema.optional() });
const perfilQuery = perfilParamsSchema.extend({ cursor: cursorSchema.optional() });

/** Lists and details of items. */
export function itemsRouter(deps: ReadDeps & { origin: string }): Router {
  const router = Router();
  router.get('/explore', async (req, res) => {
    compartir(req, res, await explorar(deps, parametros(exploreQuery, req.query)));
  });
  router.get('/items/:tipo/:id', async (req, res) => {
    const { tipo, id } = parametros(detalleParamsSchema, req.params);
    const encontrado = await detalle(deps, tipo, id);
    if (!encontrado) throw noEncontrado(mensajes.detalle.noExiste(tipo, id));
    compartir(req, res, encontrado);
  });
  router.get('/items/:tipo/:id/calendario.ics', (req, res) => calendario(deps, req, res));
  router.get('/destacados', async (req, res) => compartir(req, res, await destacados(deps)));
  return router;
}

/** Public profiles. */
export function perfilesRouter(deps: ReadDeps): Router {
  const router = Router();
  router.get('/perfiles/:username', async (req, res) => {
    const encontrado = await perfil(deps, parametros(perfilQuery, { ...req.query, ...req.params }));
    if (!encontrado) throw noEncontrado(mensajes.perfil.noEncontrado);
    compartir(req, res, encontrado);
  });
  return router;
}

/** What is the same for everybody. */
export function generalRouter(deps: ReadDeps & { version: string }): Router {
  const router = Router();
  router.get('/categorias', async (req, res) => compartir(req, res, await categorias(deps)));
  router.get('/salud', (_req, res) => {
    res.set('Cache-Control', 'no-store').json(saludSchema.parse({ ok: true, version: deps.version }));
  });
  return router;
}
