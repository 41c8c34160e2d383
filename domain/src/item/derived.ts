import { isCalledOff } from '../evento/state.ts';
import { placeByCode } from '../localidad/places.ts';
import type { Tipo } from '../values/ids.ts';
import { localTime, momentOf } from '../values/local-time.ts';
import { type WhenSource, whenStored } from '../when/of-stored.ts';
import { nextBeginning, sortMoment } from '../when/when.ts';
import { type Access, changesAt, isVisible } from './access.ts';
import type { Modalidad } from './item.ts';

type Shown = Partial<Omit<Access, 'retenido' | 'retirado'>>;
type Placed = { localidad: string | null };
/** Source fields of the derived ones. */
export type DerivedSource = {
  evento: WhenSource['evento'] & Placed & { modalidad: Modalidad } & Shown;
  curso: WhenSource['curso'] & Placed & { modalidad: Modalidad } & Shown;
  promo: WhenSource['promo'] & Placed & Shown;
  link: Shown;
};

export type DerivedContext = Pick<Access, 'retenido' | 'retirado'> & {
  now: Date;
  author: { localidad: string | null };
  /** The fields that are stored already; a new item has none. */
  before?: Before;
};
interface Before {
  visible?: unknown;
  createdAt?: Date | null | undefined;
  updatedAt?: Date | null;
  publicadoEl?: Date | null;
  canceladoEl?: Date | null;
}

export type Derived = {
  proximaFecha: Date | null;
  visible: boolean;
  retirado: boolean;
  cambiaEl: Date | null;
  empieza: Date | null;
  publicadoEl: Date | null;
  canceladoEl: Date | null;
  localidadEfectiva: string | null;
  zona: string | null;
};

/**
 * Derives the fields that triggers store, except `cantLikes`. Pure.
 * `proximaFecha` is the key that lists are sorted by (`sortMoment`), not always a beginning; `null` if undated, open or postponed.
 * `empieza` is the running or next beginning (`nextBeginning`).
 * `cambiaEl` is the next moment that changes `visible`.
 * `publicadoEl` is the first moment at which it was visible, and stays; `canceladoEl` is when it was called off.
 * `localidadEfectiva` and `zona` are of the item’s place, else its creator’s; virtual items and links have none.
 * A stored date ages: derive again daily.
 */
export function derive<T extends Tipo>(
  tipo: T,
  doc: DerivedSource[T],
  { retenido, retirado, now, author, before = {} }: DerivedContext,
): Derived {
  const { localidad, modalidad } = doc as { localidad?: string | null; modalidad?: string };
  const { visibilidad = 'publico', publicarDesde = null, publicarHasta = null } = doc as Shown;
  const access = { retenido, retirado, visibilidad, publicarDesde, publicarHasta };
  const there = tipo !== 'link' && modalidad !== 'Virtual';
  const place = there ? (placeByCode(localidad) ?? placeByCode(author.localidad)) : null;
  const [when, local, visible] = [whenStored(tipo, doc), localTime(now), isVisible(access, now)];
  const begins = nextBeginning(when, local);
  return {
    proximaFecha: sortMoment(when, local),
    visible,
    retirado,
    cambiaEl: changesAt(access, now),
    empieza: begins === null ? null : momentOf(begins),
    publicadoEl: before.publicadoEl ?? (visible ? firstShown(before, publicarDesde, now) : null),
    canceladoEl: isCalledOff(when) ? (before.canceladoEl ?? before.updatedAt ?? now) : null,
    localidadEfectiva: place?.code ?? null,
    zona: place?.zona ?? null,
  };
}

/** An item that is visible without having been hidden was so from its creation, or from the moment that its creator chose. */
function firstShown({ visible, createdAt }: Before, publicarDesde: Date | null, now: Date): Date {
  if (visible === false || !createdAt) return now;
  return publicarDesde && publicarDesde > createdAt ? publicarDesde : createdAt;
}
