import express, { type Express } from 'express';
import { conFallas, nadieResponde, soloLectura } from './http/failures.ts';
import { seguridad } from './http/headers.ts';
import type { ReadDeps } from './read/explore.ts';
import { apiRouter } from './routes.ts';

/** The public reading API, as domain/api describes it, under `/api`. */
export function createApi(deps: ReadDeps & { version: string; origin: string }): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(seguridad, soloLectura);
  app.use('/api', apiRouter(deps));
  app.use(nadieResponde, conFallas);
  return app;
}
