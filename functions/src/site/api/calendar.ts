import { detailParamsSchema } from '@vidriera/domain/api/schema';
import { icsOf } from '@vidriera/domain/item/ics';
import { detailSchema } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { HttpAnswer } from '../../base/http/answer.ts';
import { badParameters, notFound } from './http/failures.ts';
import { sharedAnswer } from './http/headers.ts';
import type { ReadDeps } from './read/cards.ts';
import { readWhole, timedItem } from './read/detail.ts';

/**
 * `GET /api/items/{tipo}/{id}/calendario.ics`. Two reads. A plain link works in in-app browsers and without
 * scripts.
 * @param deps.origin for the entry's link
 * @throws ApiFailure 404 for promos, missing items and those without a day to come
 */
export async function calendar(
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
