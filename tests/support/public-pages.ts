import type { APIRequestContext } from '@playwright/test';
import { apiPaths } from 'domain/api/api';
import { pageSchema } from 'domain/api/schema';
import type { Card } from 'domain/item/wire-schema';
import type { TipoAgenda } from 'domain/values/ids';

/** The demonstration's first card of a kind. */
export async function firstCard(request: APIRequestContext, tipo: TipoAgenda): Promise<Card> {
  const answer = await request.get(apiPaths.explore, { params: { tipo, limit: 1 } });
  const [card] = pageSchema.parse(await answer.json()).items;
  if (!card) throw new Error(`the demonstration has no ${tipo}`);
  return card;
}
