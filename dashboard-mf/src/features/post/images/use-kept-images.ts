import { LIMITS } from '@vidriera/domain/values/limits';
import { z } from '@vidriera/domain/zod';
import { type KeptPlace, keepPhotos, keptPhotoSchema, keptPhotos } from '@vidriera/kit/uploads/kept-photos';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftKey } from '../draft/draft.ts';
import { allImages, type ChosenImage, newCount, type PostImages, viewed } from './images.ts';

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
const keepImages = (place: DraftKey, { principal, extras }: PostImages): Promise<boolean> =>
  keepPhotos(
    placeOf(place),
    newCount({ principal, extras }) > 0
      ? { principal: principal && plain(principal), extras: extras.map(plain) }
      : null,
  );

const forgetImages = (place: DraftKey): Promise<boolean> => keepPhotos(placeOf(place), null);

/** Returns the pictures of the form that was left; `null` if nothing was chosen there. */
async function keptImages(place: DraftKey): Promise<PostImages | null> {
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

/** A form's pictures, and what this browser keeps of them. */
export interface KeptImages {
  /** The untouched form's. */
  base: PostImages;
  imagenes: PostImages;
  onImages: (change: (before: PostImages) => PostImages) => void;
  /** Returns to the untouched form's pictures. */
  reset: () => void;
  /** Number of chosen pictures that an earlier visit left; `null` until they are read. */
  restored: number | null;
  /** Keys of the pictures that a closed page would not lose. */
  kept: ReadonlySet<string>;
  /** Ends keeping: the form is saved, or given up. */
  forget: () => void;
}

/** Holds a form's pictures, keeps the chosen ones in this browser, and restores them. `base` is used once. */
export function useKeptImages({ uid, tipo, id }: DraftKey, base: PostImages): KeptImages {
  const [first] = useState(base);
  const [imagenes, onImages] = useState(first);
  const [restored, setRestored] = useState<number | null>(null);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const over = useRef(false);
  // The kind names no new item's place.
  const kind = id ? tipo : 'link';

  useEffect(() => {
    let left = false;
    void keptImages({ uid, tipo: kind, id }).then((found) => {
      if (left) return;
      if (found) onImages((now) => withKept(now, first, found));
      setRestored(found ? newCount(found) : 0);
    });
    return () => {
      left = true;
    };
  }, [uid, kind, id, first]);

  useEffect(() => {
    if (restored === null || over.current) return;
    let left = false;
    void keepImages({ uid, tipo: kind, id }, imagenes).then((stored) => {
      if (!left && newCount(imagenes) > 0)
        setKept(new Set(stored ? allImages(imagenes).map(({ key }) => key) : []));
    });
    return () => {
      left = true;
    };
  }, [uid, kind, id, imagenes, restored]);

  const forget = useCallback(() => {
    over.current = true;
    void forgetImages({ uid, tipo: kind, id });
  }, [uid, kind, id]);
  const reset = () => onImages(first);
  return { reset, base: first, imagenes, onImages, restored, kept, forget };
}
