import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { tipoSchema } from '@vidriera/domain/values/ids-schema';
import type { Result } from '@vidriera/kit/data/result';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import type { LoaderFunctionArgs } from '@vidriera/router';
import { readOwn } from '../post/read-own.ts';

export type EditarPostData = { reading: Promise<Result<OwnItem>>; time: number };

/**
 * Loader of `/editar-post/{type}/{id}`. It does not await.
 * @throws Failure 'not-found' for an unknown type
 */
export function load({ params }: Pick<LoaderFunctionArgs, 'params'>): EditarPostData {
  const tipo = tipoSchema.safeParse(params.type);
  if (!tipo.success) throw new Failure('not-found', messages.general.pageNotFound, { status: 404 });
  return { reading: readOwn(tipo.data, params.id ?? ''), time: performance.now() };
}
