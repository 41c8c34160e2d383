import type { LoaderFunctionArgs } from '@vidriera/router';
import type { Card } from 'domain/item/wire-schema';
import { messages } from 'domain/messages/messages';
import type { Tipo } from 'domain/values/ids';
import { tipoSchema } from 'domain/values/ids-schema';
import { z } from 'domain/zod';
import { apiFrom } from 'kit/api';
import { listLiked } from 'kit/data/public-items';
import { now } from 'kit/format';
import { type Result, result } from 'kit/result';
import type { PageOf } from 'kit/use-pages';

/** `likes`: the first page of the kind asked for. */
export type LikesData = { tipo: Tipo; likes: Result<PageOf<Card>>; now: string };

/** Loader of `/likes?tipo=`; events if the kind is missing or unknown. */
export async function load(args: LoaderFunctionArgs): Promise<LikesData> {
  const request = new URL(args.request.url).searchParams.get('tipo');
  const tipo = z.catch(tipoSchema, 'evento').parse(request);
  const likes = await result(listLiked(tipo, null, apiFrom(args)), messages.list.dataNotLoaded);
  return { tipo, likes, now: now() };
}

/** A page after the first. @throws Failure */
export const moreLikes = (tipo: Tipo, cursor: string): Promise<PageOf<Card>> => listLiked(tipo, cursor);
