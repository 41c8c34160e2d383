import type { Tipo } from 'domain/values/ids';
import { tipoSchema } from 'domain/values/ids-schema';
import type { Result } from 'kit/result';
import type { LoaderFunctionArgs } from 'kit/router';
import { readOwn } from '../post/read-own.ts';
import { type Copy, copyOf } from './copy.ts';

/** What came of reading the item to copy. */
export type CopyReading = Result<Copy>;
export type AgregarPostData = { copy: { tipo: Tipo; id: string; reading: Promise<CopyReading> } | null };

/** Loader of `/agregar-post?tipo=&copiar=`. Not awaited; an item of a kind nobody knows is not copied. */
export function loadAgregar({ request }: Pick<LoaderFunctionArgs, 'request'>): AgregarPostData {
  const params = new URL(request.url).searchParams;
  const tipo = tipoSchema.safeParse(params.get('tipo')).data;
  const id = params.get('copiar');
  return { copy: tipo && id ? { tipo, id, reading: read(tipo, id) } : null };
}

async function read(tipo: Tipo, id: string): Promise<CopyReading> {
  const answer = await readOwn(tipo, id);
  return 'value' in answer ? { value: await copyOf(answer.value) } : answer;
}
