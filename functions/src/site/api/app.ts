import type { Router } from 'express';
import type { Auth } from 'firebase-admin/auth';
import { agendaReader } from '../../items/agenda/read.ts';
import { textsReader } from '../../items/agenda/texts.ts';
import { createLists } from '../../items/lists/lists.ts';
import { answerFailure, answerNotFound, readOnly } from './http/failures.ts';
import { security } from './http/headers.ts';
import { ownCalendarRouter } from './own-calendar-route.ts';
import type { ReadDeps } from './read/cards.ts';
import { newRouter } from './router.ts';
import { apiRouter } from './routes.ts';
import { calendarRouter } from './subscribed-routes.ts';

export type ApiDeps = ReadDeps & {
  auth: Auth;
  version: string;
  origin: string;
  /** Milliseconds that the agenda's versions are cached, instead of the default. */
  lookEvery?: number | undefined;
  /** Time limit of an answer in milliseconds, instead of the default. */
  answerLimitMs?: number | undefined;
};

/** Returns the public reading API of domain/api, under `/api`, and calendars to subscribe to. */
export function createApi({ lookEvery, ...deps }: ApiDeps): Router {
  const lists = createLists(agendaReader({ db: deps.db, now: deps.now, lookEvery }), textsReader(deps.db));
  const app = newRouter();
  app.use(security, readOnly);
  app.use('/api', apiRouter({ ...deps, lists }));
  app.use(calendarRouter({ ...deps, lists }));
  app.use(ownCalendarRouter(deps));
  app.use(answerNotFound, answerFailure);
  return app;
}
