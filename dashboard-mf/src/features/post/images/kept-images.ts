import { LIMITS } from '@vidriera/domain/values/limits';
import { z } from '@vidriera/domain/zod';
import { type KeptPlace, keepPhotos, keptPhotoSchema, keptPhotos } from '@vidriera/kit/uploads/kept-photos';
import type { DraftKey } from '../draft/draft.ts';
import { type ChosenImage, newCount, type PostImages, viewed } from './images.ts';

const imageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved'), key: z.string(), url: z.string() }),
  z.object({ kind: z.literal('fresh'), ...keptPhotoSchema.shape }),
]);
const imagesSchema = z.object({ principal: z.nullable(imageSchema), extras: z.array(imageSchema) });

/** A new item has one place for all kinds, as its draft. */
const placeOf = ({ uid, tipo, id }: DraftKey): KeptPlace => ({ uid, form: id ? `${tipo}.${id}` : 'nuevo' });

const plain = (image: ChosenImage) =>
  image.kind === 'saved' ? image : { kind: image.kind, nombre: image.nombre, prepared: image.prepared };

/** Stores the form's pictures while a chosen one is not saved. @returns whether they are stored */
export const keepImages = (place: DraftKey, { principal, extras }: PostImages): Promise<boolean> =>
  keepPhotos(
    placeOf(place),
    newCount({ principal, extras }) > 0
      ? { principal: principal && plain(principal), extras: extras.map(plain) }
      : null,
  );

export const forgetImages = (place: DraftKey): Promise<boolean> => keepPhotos(placeOf(place), null);

/** Returns the pictures of the form that was left; `null` if nothing was chosen there. */
export async function keptImages(place: DraftKey): Promise<PostImages | null> {
  const kept = await keptPhotos(placeOf(place), imagesSchema);
  if (!kept) return null;
  const image = (keptImage: z.infer<typeof imageSchema>) =>
    keptImage.kind === 'saved' ? keptImage : viewed(keptImage);
  return { principal: kept.principal && image(kept.principal), extras: kept.extras.map(image) };
}

/** Restores kept pictures in a form that opened with `base`; what was chosen meanwhile stays. */
export function withKept(now: PostImages, base: PostImages, kept: PostImages): PostImages {
  const isNew = ({ key }: ChosenImage) => !base.extras.some((before) => before.key === key);
  return {
    principal: now.principal?.key === base.principal?.key ? kept.principal : now.principal,
    extras: [...kept.extras, ...now.extras.filter(isNew)].slice(0, LIMITS.eventoImages),
  };
}
