import type { Router } from 'express';
import { createLists } from '../agenda/lists.ts';
import { agendaReader } from '../agenda/read.ts';
import { textsReader } from '../agenda/texts.ts';
import { nobodyAnswers, readOnly, withFailures } from './http/failures.ts';
import { security } from './http/headers.ts';
import type { ReadDeps } from './read/cards.ts';
import { newRouter } from './router.ts';
import { apiRouter } from './routes.ts';

export type ApiDeps = ReadDeps & {
  version: string;
  origin: string;
  /** How long the agenda is taken to be as it was, in milliseconds, instead of the usual. */
  lookEvery?: number | undefined;
};

/** The public reading API, as domain/api describes it, under `/api`. */
export function createApi({ lookEvery, ...deps }: ApiDeps): Router {
  const lists = createLists(agendaReader({ db: deps.db, now: deps.now, lookEvery }), textsReader(deps.db));
  const app = newRouter();
  app.use(security, readOnly);
  app.use('/api', apiRouter({ ...deps, lists }));
  app.use(nobodyAnswers, withFailures);
  return app;
}
