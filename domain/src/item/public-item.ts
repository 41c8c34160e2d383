import { CURSO_FIELDS } from '../curso/fields.ts';
import { hoursOf } from '../evento/dated.ts';
import { EVENTO_FIELDS } from '../evento/fields.ts';
import { pathOfUrl } from '../image/image.ts';
import { LINK_FIELDS } from '../link/fields.ts';
import type { ShownLocalidad } from '../localidad/localidad.ts';
import { PROMO_FIELDS } from '../promo/fields.ts';
import { dateToDia } from '../values/fecha.ts';
import { dateToHora } from '../values/hora.ts';
import type { Tipo } from '../values/ids.ts';
import { itemIdSchema } from '../values/ids-schema.ts';
import { localTime } from '../values/local-time.ts';
import { summarize } from '../values/summarize.ts';
import { toWire } from '../values/wire-fields-schema.ts';
import { whenStored } from '../when/of-stored.ts';
import { shownDate } from '../when/shown-date.ts';
import { dateAt } from '../when/when.ts';
import type { Visibilidad } from './access.ts';
import type { Stored } from './kinds-schema.ts';
import type { Precio } from './precio.ts';
import type { systemShape } from './schema.ts';
import type { Author, CardOf, PublicItemOf } from './wire-schema.ts';

/** Source of cards and details: a stored item, or a draft. */
type Source = {
  [T in Tipo]: Omit<Stored[T], keyof typeof systemShape | 'fecha' | 'fechaAnterior'> &
    Pick<Stored[T], 'cantLikes'> &
    Partial<Pick<Stored['evento'], 'fechaAnterior'>>;
};

/** Data for a card or detail besides the item. */
export interface Surroundings {
  id: string;
  usuario: Author;
  localidad?: ShownLocalidad | undefined;
  now: Date;
  /** Converts a picture’s URL; to its Storage path by default. `null`: not shown. */
  shownFrom?: (url: string) => string | null;
}

/** An item’s pictures without repetition, the main one first. */
export function imagesOf(item: { url_imagen: string | null; url_imagenes?: string[] }): string[] {
  const urls = [item.url_imagen, ...(item.url_imagenes ?? [])].filter((url) => url !== null);
  return [...new Set(urls)];
}

type Pictured = Parameters<typeof imagesOf>[0];
type ShownFrom = Pick<Surroundings, 'shownFrom'>;
const shownImages = (item: Pictured, { shownFrom = pathOfUrl }: ShownFrom = {}): string[] =>
  imagesOf(item).flatMap((url) => shownFrom(url) ?? []);

const common = (item: Pictured & { titulo: string; cantLikes: number }, around?: ShownFrom) => ({
  titulo: item.titulo,
  imagen: shownImages(item, around)[0] ?? null,
  cantLikes: Math.max(0, Math.round(item.cantLikes)),
});

const movedFrom = ({ estado, fechaAnterior }: Source['evento']) =>
  estado === 'reprogramado' && fechaAnterior
    ? {
        fechaAnterior: dateToDia(fechaAnterior.fecha),
        horaAnterior: dateToHora(fechaAnterior.hora) || undefined,
      }
    : {};

/** Returns the current or next occurrence with its hours. */
const nextOf = (item: Source['evento'], now: Date) =>
  shownDate(hoursOf(item), dateAt(whenStored('evento', item), localTime(now)));

type Lasting<T extends Tipo> = Omit<CardOf<T>, 'id' | 'usuario' | 'proximaFecha'>;
const LASTING: { [T in Tipo]: (item: Source[T], around?: ShownFrom) => Lasting<T> } = {
  evento: (item, around) => ({
    ...common(item, around),
    tipo: 'evento',
    ...toWire(EVENTO_FIELDS, 'card', item),
    ...movedFrom(item),
  }),
  curso: (item, around) => ({
    ...common(item, around),
    tipo: 'curso',
    ...toWire(CURSO_FIELDS, 'card', item),
  }),
  promo: (item, around) => ({
    ...common(item, around),
    tipo: 'promo',
    ...toWire(PROMO_FIELDS, 'card', item),
  }),
  link: (item, around) => ({
    ...common(item, around),
    tipo: 'link',
    descripcion: summarize(item.descripcion),
    ...toWire(LINK_FIELDS, 'card', item),
  }),
};

/** Returns a card without its creator and without fields that depend on the clock. */
export const lastingOf = <T extends Tipo>(tipo: T, item: Source[T], around?: ShownFrom): Lasting<T> =>
  LASTING[tipo](item, around);

const CARD: { [T in Tipo]: (item: Source[T], around: Surroundings) => CardOf<T> } = {
  evento: (item, around) => ({
    ...LASTING.evento(item, around),
    ...identityOf(around),
    ...nextOf(item, around.now),
  }),
  curso: (item, around) => ({ ...LASTING.curso(item, around), ...identityOf(around) }),
  promo: (item, around) => ({ ...LASTING.promo(item, around), ...identityOf(around) }),
  link: (item, around) => ({ ...LASTING.link(item, around), ...identityOf(around) }),
};
const identityOf = ({ id, usuario }: Surroundings) => ({ id: itemIdSchema.parse(id), usuario });

export const cardOf = <T extends Tipo>(tipo: T, item: Source[T], around: Surroundings): CardOf<T> =>
  CARD[tipo](item, around);

const texts = (
  item: Pictured & { descripcion: string; precio: Precio | null; visibilidad: Visibilidad },
  around: Surroundings,
) => ({
  descripcion: item.descripcion,
  ...(item.precio && { tarifa: item.precio }),
  ...(item.visibilidad === 'enlace' && { visibilidad: item.visibilidad }),
  ...(around.localidad && { localidad: around.localidad }),
  imagenes: shownImages(item, around),
});

const WHOLE: { [T in Tipo]: (item: Source[T], around: Surroundings) => PublicItemOf<T> } = {
  evento: (item, around) => ({
    ...CARD.evento(item, around),
    ...texts(item, around),
    ...toWire(EVENTO_FIELDS, 'detail', item),
  }),
  curso: (item, around) => ({
    ...CARD.curso(item, around),
    ...texts(item, around),
    ...toWire(CURSO_FIELDS, 'detail', item),
  }),
  promo: (item, around) => ({
    ...CARD.promo(item, around),
    ...texts(item, around),
    ...toWire(PROMO_FIELDS, 'detail', item),
  }),
  link: (item, around) => ({ ...CARD.link(item, around), descripcion: item.descripcion }),
};

export const publicItemOf = <T extends Tipo>(
  tipo: T,
  item: Source[T],
  around: Surroundings,
): PublicItemOf<T> => WHOLE[tipo](item, around);
