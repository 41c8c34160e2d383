import { begins } from '@vidriera/domain/evento/occurrence';
import { nearestDate, readRegla } from '@vidriera/domain/evento/regla';
import { addDays } from '@vidriera/domain/values/fecha';
import { agendaDay, type LocalTime, localTime } from '@vidriera/domain/values/local-time';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import { serverNow } from '@vidriera/session/server-clock';
import { type ChosenImage, chooseImage, imagesOf, type PostImages } from '../post/images/images.ts';
import { type PostValues, valuesOf } from '../post/values.ts';

export type ItemCopy = {
  titulo: string;
  values: PostValues;
  imagenes: PostImages;
  /** Number of pictures that could not be copied. */
  missing: number;
};

/**
 * A copy's form values: an event's day is the next of its weekday, its first day the next of its rule; other past days are left empty.
 * It is published when it is saved, unless hidden.
 */
export function valuesOfCopy(item: OwnItem, now: LocalTime): PostValues {
  const values = { ...valuesOf(item), publicarDesde: '', publicarHasta: '' };
  if (item.tipo === 'evento' && values.fechaExacta) return { ...values, ...nextWeekday(values, now) };
  const past = (['fechaDesde', 'fechaHasta'] as const).filter(
    (field) => values[field] && values[field] < agendaDay(now),
  );
  const regla = readRegla(values.regla);
  const { fechaDesde } = values;
  const next = regla && fechaDesde && { fechaDesde: nearestDate(regla, fechaDesde, agendaDay(now)) };
  return {
    ...values,
    ...Object.fromEntries(past.map((field) => [field, ''])),
    ...(past.includes('fechaDesde') && next),
  };
}

/** The first day after the original's, of its weekday, on which the event has not begun. It lasts as many days. */
function nextWeekday({ fechaExacta, fechaFin, horaInicio, horaFin }: PostValues, now: LocalTime) {
  const hours = { horaInicio: horaInicio || null, horaFin: horaFin || null };
  let days = 7;
  while (begins(addDays(fechaExacta, days), hours) <= now) days += 7;
  return { fechaExacta: addDays(fechaExacta, days), fechaFin: fechaFin && addDays(fechaFin, days) };
}

/** Prepares an item for publishing again. Its pictures are downloaded and uploaded anew, because deleting an item deletes its files. */
export async function copyOf(
  item: OwnItem,
  {
    now = new Date(serverNow()),
    download = downloadImage,
  }: { now?: Date; download?: (url: string) => Promise<ChosenImage> } = {},
): Promise<ItemCopy> {
  const { principal, extras } = imagesOf(item);
  let missing = 0;
  const copy = async (imagen: ChosenImage): Promise<ChosenImage | null> => {
    try {
      return imagen.kind === 'saved' ? await download(imagen.url) : imagen;
    } catch (error) {
      console.warn('a picture could not be copied', error);
      missing += 1;
      return null;
    }
  };
  const copies: ChosenImage[] = [];
  const portada = principal ? await copy(principal) : null;
  // One after another: several large bitmaps at once can exhaust a phone.
  for (const imagen of extras) {
    const copied = await copy(imagen);
    if (copied) copies.push(copied);
  }
  return {
    titulo: item.titulo,
    values: valuesOfCopy(item, localTime(now)),
    imagenes: { principal: portada, extras: copies },
    missing,
  };
}

async function downloadImage(url: string): Promise<ChosenImage> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const blob = await response.blob();
  return chooseImage(new File([blob], 'copia', { type: blob.type }));
}
