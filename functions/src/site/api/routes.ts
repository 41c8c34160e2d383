import { detailParamsSchema, healthSchema } from '@vidriera/domain/api/schema';
import { icsOf } from '@vidriera/domain/item/ics';
import { detailSchema } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { within } from '@vidriera/domain/time-limit';
import { BACKEND } from '@vidriera/runtime/contract/manifest-schema';
import type { Router } from 'express';
import { type HttpAnswer, sendAnswer } from '../../base/http/answer.ts';
import { answerMemory } from '../../base/http/answer-memory.ts';
import { note } from '../../base/http/request-log.ts';
import { ANSWERS, type AnswerDeps, PARAMETERS } from './answers.ts';
import { asAnswer, badParameters, notFound, notYet } from './http/failures.ts';
import { jsonAnswer, sharedAnswer } from './http/headers.ts';
import { type ApiRequest, requestOf } from './http/request.ts';
import type { ReadDeps } from './read/cards.ts';
import { readWhole, timedItem } from './read/detail.ts';
import { newRouter } from './router.ts';

/**
 * `GET /api/items/{tipo}/{id}/calendario.ics`. Two reads. A plain link works in in-app browsers and without
 * scripts.
 * @param deps.origin for the entry's link
 * @throws ApiFailure 404 for promos, missing items and those without a day to come
 */
async function calendar(
  deps: ReadDeps & { origin: string },
  params: Record<string, unknown>,
): Promise<HttpAnswer> {
  const { tipo, id } = badParameters(detailParamsSchema, params);
  const missing = () => notFound(messages.detail.notThere(tipo, id));
  if (tipo !== 'evento' && tipo !== 'curso') throw missing();
  const whole = await readWhole(deps, tipo, id);
  const detail = whole && detailSchema.parse(whole.item);
  if (!detail || detail.tipo === 'promo') throw missing();
  const url = `${deps.origin}/explore/${tipo}/${encodeURIComponent(id)}`;
  const ics = icsOf({ detail, stored: whole.stored }, { url, now: deps.now() });
  if (!ics) throw missing();
  return sharedAnswer(timedItem(Buffer.from(ics), whole, deps.now()), {
    'Content-Disposition': 'inline; filename="vidriera.ics"',
    'Content-Type': 'text/calendar; charset=utf-8',
  });
}

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
