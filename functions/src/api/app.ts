import type { Router } from 'express';
import { readBudget } from '../shared/read-budget.ts';
import { nobodyAnswers, readOnly, withFailures } from './http/failures.ts';
import { security } from './http/headers.ts';
import { type ExploreDeps, LOOKED_THROUGH } from './read/explore.ts';
import { newRouter } from './router.ts';
import { apiRouter } from './routes.ts';

/** The public reading API, as domain/api describes it, under `/api`. */
export function createApi(deps: ExploreDeps & { version: string; origin: string }): Router {
  const lookedThrough = deps.lookedThrough ?? readBudget(LOOKED_THROUGH);
  const app = newRouter();
  app.use(security, readOnly);
  app.use('/api', apiRouter({ ...deps, lookedThrough }));
  app.use(nobodyAnswers, withFailures);
  return app;
}
