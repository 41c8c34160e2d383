import express, { type Express } from 'express';
import { readBudget } from '../shared/read-budget.ts';
import { nobodyAnswers, readOnly, withFailures } from './http/failures.ts';
import { security } from './http/headers.ts';
import { type ExploreDeps, LOOKED_THROUGH } from './read/explore.ts';
import { apiRouter } from './routes.ts';

/** The public reading API, as domain/api describes it, under `/api`. */
export function createApi(deps: ExploreDeps & { version: string; origin: string }): Express {
  const lookedThrough = deps.lookedThrough ?? readBudget(LOOKED_THROUGH);
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', false);
  app.use(security, readOnly);
  app.use('/api', apiRouter({ ...deps, lookedThrough }));
  app.use(nobodyAnswers, withFailures);
  return app;
}
