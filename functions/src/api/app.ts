import express, { type Express } from 'express';
import { nobodyAnswers, readOnly, withFailures } from './http/failures.ts';
import { security } from './http/headers.ts';
import type { ReadDeps } from './read/explore.ts';
import { apiRouter } from './routes.ts';

/** The public reading API, as domain/api describes it, under `/api`. */
export function createApi(deps: ReadDeps & { version: string; origin: string }): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', false);
  app.use(security, readOnly);
  app.use('/api', apiRouter(deps));
  app.use(nobodyAnswers, withFailures);
  return app;
}
