import { healthSchema } from '@vidriera/domain/api/schema';
import { within } from '@vidriera/domain/time-limit';
import { BACKEND } from '@vidriera/runtime/contract/manifest-schema';
import type { Router } from 'express';
import { type HttpAnswer, sendAnswer } from '../../base/http/answer.ts';
import { answerMemory } from '../../base/http/answer-memory.ts';
import { note } from '../../base/http/request-log.ts';
import { ANSWERS, type AnswerDeps, PARAMETERS } from './answers.ts';
import { calendar } from './calendar.ts';
import { asAnswer, notYet } from './http/failures.ts';
import { jsonAnswer } from './http/headers.ts';
import { type ApiRequest, requestOf } from './http/request.ts';
import { newRouter } from './router.ts';

/** Milliseconds, several times the slowest first answer. Without Firestore its client would retry for minutes. */
const ANSWER_LIMIT_MS = 10_000;

type RouterDeps = AnswerDeps & { version: string; origin: string; answerLimitMs?: number | undefined };

/** Routes of the API, with a memory of answers. A late answer becomes a 503. */
export function apiRouter({ answerLimitMs = ANSWER_LIMIT_MS, ...deps }: RouterDeps): Router {
  const router = newRouter();
  const memory = answerMemory();
  const serve = (path: string, make: (params: ApiRequest['params']) => Promise<HttpAnswer>) =>
    router.get(path, async (req, res) => {
      note(res, { route: `/api${path}` });
      const { params, ...address } = requestOf(path, PARAMETERS[path] ?? [], req);
      await sendAnswer(
        req,
        res,
        await memory(address, () => within(answerLimitMs, make(params), notYet).catch(asAnswer)),
      );
    });
  for (const [path, answer] of Object.entries(ANSWERS)) {
    serve(path, async (params) => jsonAnswer(await answer(deps, params)));
  }
  serve('/items/:tipo/:id/calendario.ics', (params) => calendar(deps, params));
  router.get('/salud', (_req, res) => {
    note(res, { route: '/api/salud' });
    res
      .set('Cache-Control', 'no-store')
      .json(healthSchema.parse({ ok: true, version: deps.version, backend: BACKEND }));
  });
  return router;
}
