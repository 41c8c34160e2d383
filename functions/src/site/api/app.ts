import { within } from '@vidriera/domain/time-limit';
import type { Router } from 'express';
import type { Auth } from 'firebase-admin/auth';
import { type HttpAnswer, sendAnswer } from '../../base/http/answer.ts';
import { answerMemory } from '../../base/http/answer-memory.ts';
import { readBudget } from '../../base/http/read-budget.ts';
import { note } from '../../base/http/request-log.ts';
import { agendaReader } from '../../items/agenda/read.ts';
import { textsReader } from '../../items/agenda/texts.ts';
import { createLists } from '../../items/lists/lists.ts';
import type { AnswerDeps } from './answers.ts';
import { answerFailure, answerNotFound, asAnswer, notYet, readOnly } from './http/failures.ts';
import { security } from './http/headers.ts';
import { requestOf } from './http/request.ts';
import { ownCalendarRouter } from './own-calendar-route.ts';
import type { ReadDeps } from './read/cards.ts';
import { newRouter } from './router.ts';
import { apiRouter } from './routes.ts';
import { creatorAgenda, placeAgenda } from './subscribed.ts';

const ANSWER_LIMIT_MS = 10_000;
/** Documents that an instance reads for calendars, also if callers bypass the CDN. */
const CALENDARS = { perSecond: 50, most: 20_000 };

const ROUTES = { '/:username/agenda.ics': creatorAgenda, '/explore/en/:codigo/agenda.ics': placeAgenda };

/** Routes of calendars to subscribe to. Everybody gets an instance's answer while it is fresh. */
function calendarRouter(deps: AnswerDeps & { origin: string; answerLimitMs?: number | undefined }): Router {
  const router = newRouter();
  const memory = answerMemory();
  const budget = readBudget(CALENDARS);
  for (const [path, make] of Object.entries(ROUTES))
    router.get(path, async (req, res) => {
      note(res, { route: path });
      const { address, params } = requestOf(path, [], req);
      const answer = (): Promise<HttpAnswer> =>
        within(deps.answerLimitMs ?? ANSWER_LIMIT_MS, make({ ...deps, budget }, params), notYet).catch(
          asAnswer,
        );
      await sendAnswer(req, res, await memory({ address, exact: false }, answer));
    });
  return router;
}

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
