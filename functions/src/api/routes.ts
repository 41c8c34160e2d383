import { saludSchema } from 'domain/api-schema';
import { Router } from 'express';
import { ANSWERS } from './answers.ts';
import { calendario } from './calendar.ts';
import { compartir } from './http/headers.ts';
import type { ReadDeps } from './read/explore.ts';

/** The API's paths as express serves them. */
export function apiRouter(deps: ReadDeps & { version: string; origin: string }): Router {
  const router = Router();
  for (const [path, answer] of Object.entries(ANSWERS)) {
    router.get(path, async (req, res) => {
      compartir(req, res, await answer(deps, { ...req.query, ...req.params }));
    });
  }
  router.get('/items/:tipo/:id/calendario.ics', (req, res) => calendario(deps, req, res));
  router.get('/salud', (_req, res) => {
    res.set('Cache-Control', 'no-store').json(saludSchema.parse({ ok: true, version: deps.version }));
  });
  return router;
}
