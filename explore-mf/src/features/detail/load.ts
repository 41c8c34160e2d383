import { apiPaths } from 'domain/api/api';
import { type Detail, detailSchema } from 'domain/item/wire-schema';
import { messages } from 'domain/messages/messages';
import type { TipoAgenda } from 'domain/values/ids';
import { apiFrom } from 'kit/api';
import { isFailure } from 'kit/failure';
import { now } from 'kit/format';
import { data, type LoaderFunctionArgs } from 'kit/router';

export interface DetailData {
  detail: Detail;
  /** The time, as the loader saw it. */
  now: string;
}

/**
 * One item with all its detail says.
 * @throws a response with `{ code, message }` in the catalogue's words; an impossible id is one that does not exist
 */
export const loadDetail =
  (tipo: TipoAgenda) =>
  async (args: LoaderFunctionArgs): Promise<DetailData> => {
    try {
      const detail = await apiFrom(args)(detailSchema, apiPaths.item(tipo, args.params.id ?? ''));
      return { detail, now: now() };
    } catch (caught) {
      if (!isFailure(caught) || caught.code === 'no-connection') throw caught;
      const missing = caught.code === 'not-found' || caught.code === 'bad-parameters';
      throw data(
        { code: missing ? 'not-found' : 'internal', message: messages.detail.notLoaded[tipo] },
        { status: missing ? 404 : caught.status },
      );
    }
  };
