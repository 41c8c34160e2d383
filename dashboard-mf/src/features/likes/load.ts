import type { Card } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { Tipo } from '@vidriera/domain/values/ids';
import { tipoSchema } from '@vidriera/domain/values/ids-schema';
import { z } from '@vidriera/domain/zod';
import { type Result, result } from '@vidriera/kit/data/result';
import type { PageOf } from '@vidriera/kit/hooks/use-pages';
import { apiFrom } from '@vidriera/kit/requests/api';
import { listLiked } from '@vidriera/kit/requests/public-items';
import { now } from '@vidriera/kit/words/format';
import type { LoaderFunctionArgs } from '@vidriera/router';

export type LikesData = { tipo: Tipo; likes: Result<PageOf<Card>>; now: string };

/** Loader of `/likes?tipo=`; events by default. */
export async function load(args: LoaderFunctionArgs): Promise<LikesData> {
  const request = new URL(args.request.url).searchParams.get('tipo');
  const tipo = z.catch(tipoSchema, 'evento').parse(request);
  const likes = await result(listLiked(tipo, null, apiFrom(args)), messages.list.dataNotLoaded);
  return { tipo, likes, now: now() };
}

/** Returns a later page. @throws Failure */
export const moreLikes = (tipo: Tipo, cursor: string): Promise<PageOf<Card>> => listLiked(tipo, cursor);
