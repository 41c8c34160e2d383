import { type Dia, diaOf } from '@vidriera/domain/values/fecha';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import { type ChosenImage, chooseImage, imagesOf, type PostImages } from '../post/images/images.ts';
import { type PostValues, valuesOf } from '../post/values.ts';

export type ItemCopy = {
  titulo: string;
  values: PostValues;
  imagenes: PostImages;
  /** Number of pictures that could not be copied. */
  missing: number;
};

/** A copy's form values; past days are left empty. */
export function valuesOfCopy(item: OwnItem, today: Dia): PostValues {
  const values = valuesOf(item);
  const past = (['fechaExacta', 'fechaDesde', 'fechaHasta'] as const).filter(
    (field) => values[field] && values[field] < today,
  );
  const emptied = past.includes('fechaExacta') ? [...past, 'fechaFin'] : past;
  return { ...values, ...Object.fromEntries(emptied.map((field) => [field, ''])) };
}

/** Prepares an item for publishing again. Its pictures are downloaded and uploaded anew, because deleting an item deletes its files. */
export async function copyOf(
  item: OwnItem,
  {
    now = new Date(),
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
    values: valuesOfCopy(item, diaOf(now)),
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
