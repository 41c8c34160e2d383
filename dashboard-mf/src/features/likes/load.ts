import type { Card } from 'domain/item/wire-schema';
import { messages } from 'domain/messages/messages';
import type { Tipo } from 'domain/values/ids';
import { tipoSchema } from 'domain/values/ids-schema';
import { apiFrom } from 'kit/api';
import { type Likes as IdsLikes, myLikes } from 'kit/data/likes';
import { readPublicItems } from 'kit/data/public-items';
import { today } from 'kit/format';
import type { LoaderFunctionArgs } from 'kit/router';
import { type Result, result } from '../list/result.ts';

/** Likes shown at once. */
export const BY_TIME = 12;

/** Ids of all that is liked, latest first, and the first cards of the kind asked for. */
export type Likes = { ids: IdsLikes; cards: Card[] };
export type LikesData = { tipo: Tipo; likes: Promise<Result<Likes>>; today: string; time: number };

/** Loader of `/likes?tipo=`; events if the kind is missing or unknown. */
export function loadLikes(args: LoaderFunctionArgs): LikesData {
  const request = new URL(args.request.url).searchParams.get('tipo');
  const tipo = tipoSchema.catch('evento').parse(request);
  return {
    tipo,
    likes: result(readLikes(args, tipo), messages.list.dataNotLoaded),
    today: today(),
    time: performance.now(),
  };
}

async function readLikes(args: LoaderFunctionArgs, tipo: Tipo): Promise<Likes> {
  const ids = await myLikes();
  return { ids, cards: await readPublicItems(tipo, ids[tipo].slice(0, BY_TIME), apiFrom(args)) };
}
