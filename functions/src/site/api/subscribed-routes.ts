import { within } from '@vidriera/domain/time-limit';
import type { Router } from 'express';
import { type HttpAnswer, sendAnswer } from '../../base/http/answer.ts';
import { answerMemory } from '../../base/http/answer-memory.ts';
import { readBudget } from '../../base/http/read-budget.ts';
import { note } from '../../base/http/request-log.ts';
import type { AnswerDeps } from './answers.ts';
import { asAnswer, notYet } from './http/failures.ts';
import { requestOf } from './http/request.ts';
import { newRouter } from './router.ts';
import { creatorAgenda, placeAgenda } from './subscribed.ts';

const ANSWER_LIMIT_MS = 10_000;
/** Documents that an instance reads for calendars, also if callers bypass the CDN. */
const CALENDARS = { perSecond: 50, most: 20_000 };

const ROUTES = { '/:username/agenda.ics': creatorAgenda, '/explore/en/:codigo/agenda.ics': placeAgenda };

/** Routes of calendars to subscribe to. Everybody gets an instance's answer while it is fresh. */
export function calendarRouter(
  deps: AnswerDeps & { origin: string; answerLimitMs?: number | undefined },
): Router {
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
