import type { Tipo } from '@vidriera/domain/values/ids';
import { tipoSchema } from '@vidriera/domain/values/ids-schema';
import type { Result } from '@vidriera/kit/data/result';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import { type LoaderFunctionArgs, replace } from '@vidriera/router';
import { readOwn } from '../post/read-own.ts';
import { copyOf, type ItemCopy } from './copy.ts';

export type PendingItem<T> = { tipo: Tipo; id: string; reading: Promise<Result<T>> };
export type AgregarPostData = {
  copy: PendingItem<ItemCopy> | null;
  published: PendingItem<OwnItem> | null;
};

/**
 * Loader of `/agregar-post?tipo=&copiar=` and `?tipo=&publicado=`. It awaits no item; an unknown kind is ignored. Other apps share with
 * `?texto=` (the manifest's share target), which is sorted first.
 */
export async function load({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<AgregarPostData> {
  const params = new URL(request.url).searchParams;
  if (params.get('texto')) {
    const { sharedParams } = await import('./shared.ts');
    throw replace(`/agregar-post?${new URLSearchParams(sharedParams(params))}`);
  }
  const tipo = tipoSchema.safeParse(params.get('tipo')).data;
  const [copied, published] = [params.get('copiar'), params.get('publicado')];
  return {
    copy: tipo && copied ? { tipo, id: copied, reading: read(tipo, copied) } : null,
    published: tipo && published ? { tipo, id: published, reading: readOwn(tipo, published) } : null,
  };
}

async function read(tipo: Tipo, id: string): Promise<Result<ItemCopy>> {
  const answer = await readOwn(tipo, id);
  return 'value' in answer ? { value: await copyOf(answer.value) } : answer;
}
