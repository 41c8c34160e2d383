import { apiPaths } from '@vidriera/domain/api/api';
import { type Related, relatedSchema } from '@vidriera/domain/api/schema';
import { repeatText } from '@vidriera/domain/evento/regla-words';
import { Failure, isFailure } from '@vidriera/domain/failure';
import { entryOf, googleOf } from '@vidriera/domain/item/calendar';
import { codePath, itemCardPath } from '@vidriera/domain/item/social-card';
import { type Detail, detailSchema } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { within } from '@vidriera/domain/time-limit';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { summarize } from '@vidriera/domain/values/summarize';
import { type TextPiece, textPieces } from '@vidriera/domain/values/text-links';
import { result } from '@vidriera/kit/data/result';
import { detailPath } from '@vidriera/kit/going/detail-path';
import { apiFrom } from '@vidriera/kit/requests/api';
import { now } from '@vidriera/kit/words/format';
import type { LoaderFunctionArgs } from '@vidriera/router';
import { publicOrigin } from '@vidriera/session/config';

export interface DetailData {
  detail: Detail;
  related: Related;
  /** For search engines and shared links. */
  meta: { description: string; card: string };
  code: string;
  texts: { descripcion: TextPiece[]; descripcionReserva: TextPiece[] };
  /** Google's address, and how the item repeats; `null` without a day to come. */
  calendar: { google: string; repeats: string | null } | null;
  /** The loader's time. */
  now: string;
}

const NOTHING: Related = { author: [], similar: [] };
const KIND = { evento: 'Evento', curso: 'Curso', promo: 'Promo' };
/** Timeout for related items, in milliseconds; the page works without them. */
const PATIENCE_MS = 1000;

/**
 * Reads an item and its related items in parallel.
 * @throws Failure with the words of the kind; an impossible id is a 404
 */
export const loadDetail =
  (tipo: TipoAgenda) =>
  async (args: LoaderFunctionArgs): Promise<DetailData> => {
    const api = apiFrom(args);
    const id = args.params.id ?? '';
    const reading = api(relatedSchema, apiPaths.related(tipo, id), {}, { optional: true });
    const more = result(reading, '').then((read) => ('value' in read ? read.value : NOTHING));
    try {
      const detail = await api(detailSchema, apiPaths.item(tipo, id));
      const related = await within(PATIENCE_MS, more).catch(() => NOTHING);
      return dataOf(detail, related, now());
    } catch (caught) {
      if (!isFailure(caught) || caught.code === 'no-connection') throw caught;
      const missing = caught.code === 'not-found' || caught.code === 'bad-parameters';
      const status = missing ? 404 : caught.status;
      throw new Failure(missing ? 'not-found' : 'internal', messages.detail.notLoaded[tipo], { status });
    }
  };

/** Computes the page's data in the loader, to keep that code out of the first scripts. */
export function dataOf(detail: Detail, related: Related, now: string): DetailData {
  const entry = entryOf(detail, now);
  const url = publicOrigin() + detailPath(detail.tipo, detail.id, 'explore');
  return {
    detail,
    related,
    meta: {
      description: summarize(detail.descripcion) || `${KIND[detail.tipo]} de ${detail.usuario.nombre}.`,
      card: itemCardPath(detail),
    },
    code: codePath(detail),
    texts: {
      descripcion: textPieces(detail.descripcion),
      descripcionReserva: textPieces(detail.tipo === 'promo' ? '' : detail.descripcionReserva),
    },
    calendar: entry && { google: googleOf(entry, url), repeats: entry.repeats && repeatsOf(detail) },
    now,
  };
}

/** 'Se repite todas las semanas.', 'Se repite: primer viernes del mes.' */
function repeatsOf(detail: Detail): string | null {
  if (detail.tipo !== 'evento') return null;
  if (detail.fechaPeriodica) return 'Se repite todas las semanas.';
  const text = repeatText(detail);
  return text && `Se repite: ${text.toLowerCase()}.`;
}
