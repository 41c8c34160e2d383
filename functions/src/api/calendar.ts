import { detailParamsSchema } from 'domain/api/schema';
import { entryOf, icsOf } from 'domain/item/calendar';
import { detailSchema } from 'domain/item/wire-schema';
import { messages } from 'domain/messages/messages';
import { localTime } from 'domain/values/local-time';
import type { Answer } from '../shared/answer.ts';
import { timed } from '../shared/lifetime.ts';
import { badParameters, notFound } from './http/failures.ts';
import { sharedAnswer } from './http/headers.ts';
import type { ReadDeps } from './read/cards.ts';
import { detail } from './read/detail.ts';

/**
 * `GET /api/items/{tipo}/{id}/calendario.ics`: a plain link that phones hand to their calendar, in-app browsers and pages without
 * scripts included. Two reads.
 * @param deps.origin the site's, for the link in the entry
 * @throws ApiFailure 404 for what is not there, has no day to come, or is a promo
 */
export async function calendar(
  deps: ReadDeps & { origin: string },
  params: Record<string, unknown>,
): Promise<Answer> {
  const { tipo, id } = badParameters(detailParamsSchema, params);
  const item = await detail(deps, tipo, id);
  const entry = item && entryOf(detailSchema.parse(item), localTime(deps.now()));
  if (!entry) throw notFound(messages.detail.notThere(tipo, id));
  const ics = icsOf(entry, `${deps.origin}/explore/${tipo}/${encodeURIComponent(id)}`, deps.now());
  return sharedAnswer(timed(Buffer.from(ics), [item], deps.now()), {
    'Content-Disposition': 'inline; filename="vidriera.ics"',
    'Content-Type': 'text/calendar; charset=utf-8',
  });
}
