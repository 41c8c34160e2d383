import { healthSchema } from '@vidriera/domain/api/schema';
import type { Router } from 'express';
import { type HttpAnswer, sendAnswer } from '../shared/answer.ts';
import { answerMemory } from '../shared/answer-memory.ts';
import { note } from '../shared/request-log.ts';
import { ANSWERS, type AnswerDeps, PARAMETERS } from './answers.ts';
import { calendar } from './calendar.ts';
import { type ApiRequest, askedOf } from './http/asked.ts';
import { asAnswer } from './http/failures.ts';
import { jsonAnswer } from './http/headers.ts';
import { newRouter } from './router.ts';

/** The API's paths, with a memory of their answers. */
export function apiRouter(deps: AnswerDeps & { version: string; origin: string }): Router {
  const router = newRouter();
  const memory = answerMemory();
  const serve = (path: string, make: (params: ApiRequest['params']) => Promise<HttpAnswer>) =>
    router.get(path, async (req, res) => {
      note(res, { route: `/api${path}` });
      const { params, ...asked } = askedOf(path, PARAMETERS[path] ?? [], req);
      await sendAnswer(req, res, await memory(asked, () => make(params).catch(asAnswer)));
    });
  for (const [path, answer] of Object.entries(ANSWERS)) {
    serve(path, async (params) => jsonAnswer(await answer(deps, params)));
  }
  serve('/items/:tipo/:id/calendario.ics', (params) => calendar(deps, params));
  router.get('/salud', (_req, res) => {
    note(res, { route: '/api/salud' });
    res.set('Cache-Control', 'no-store').json(healthSchema.parse({ ok: true, version: deps.version }));
  });
  return router;
}
