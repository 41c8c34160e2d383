import { apiPaths } from '@vidriera/domain/api/api';
import { type Page, pageSchema } from '@vidriera/domain/api/schema';
import type { CategoriaTitulo } from '@vidriera/domain/categoria/categoria';
import { categoriaTituloSchema } from '@vidriera/domain/categoria/schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { type Result, result } from '@vidriera/kit/data/result';
import { apiFrom, apiGet } from '@vidriera/kit/requests/api';
import { now } from '@vidriera/kit/words/format';
import type { LoaderFunctionArgs } from '@vidriera/router';

export type ListData = {
  tipo: TipoAgenda;
  /** `null` for all. */
  categoria: CategoriaTitulo | null;
  page: Result<Page>;
  now: string;
};

/** Loader of `/eventos`, `/cursos` and `/promos`; an unknown category means all. */
export const loadList =
  (tipo: TipoAgenda) =>
  async (args: LoaderFunctionArgs): Promise<ListData> => {
    const requested = new URL(args.request.url).searchParams.get('categoria');
    const categoria = categoriaTituloSchema.safeParse(requested).data ?? null;
    const page = apiFrom(args)(pageSchema, apiPaths.explore, { tipo, categoria });
    return { tipo, categoria, page: await result(page, messages.list.notLoaded[tipo]), now: now() };
  };

/** Returns a list's page after `cursor`. Browser only. @throws Failure, and the signal's reason when aborted */
export const loadMore = (
  tipo: TipoAgenda,
  categoria: CategoriaTitulo | null,
  cursor: string,
  signal: AbortSignal,
): Promise<Page> => apiGet(pageSchema, apiPaths.explore, { tipo, categoria, cursor }, { signal });
