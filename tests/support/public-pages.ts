import type { APIRequestContext } from '@playwright/test';
import { apiRutas, type Tarjeta } from 'domain/api';
import { paginaSchema } from 'domain/api-schema';
import type { TipoAgenda } from 'domain/ids';

/** The demonstration's first card of a kind. */
export async function firstCard(request: APIRequestContext, tipo: TipoAgenda): Promise<Tarjeta> {
  const answer = await request.get(apiRutas.explore, { params: { tipo, limite: 1 } });
  const [card] = paginaSchema.parse(await answer.json()).items;
  if (!card) throw new Error(`the demonstration has no ${tipo}`);
  return card;
}
