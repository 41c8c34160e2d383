import { z } from '@vidriera/domain/zod';
import { keepPhotos, keptPhotoSchema, keptPhotos } from '@vidriera/kit/uploads/kept-photos';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { isThere } from './draft.ts';

const photosSchema = z.array(
  z.object({ ...keptPhotoSchema.shape, place: z.number(), url: z.optional(z.nullable(z.string())) }),
);
/** A photo that is not saved, with its place in the list, and its address once it is uploaded. */
type PlacedPhoto = z.infer<typeof photosSchema>[number];

/** The profile form's lists of photos. */
export type PhotoList = 'foto' | 'portada' | 'galeria';

interface Options {
  /** Returns the photos that are chosen and not saved. */
  chosen: () => PlacedPhoto[];
  /** Uploads that may be deleted come without their address. */
  onRestore: (photos: PlacedPhoto[]) => void;
}

/**
 * Keeps a list's chosen photos in this browser, and restores those of an earlier visit.
 * @returns a function to call when `chosen` changed, which resolves once they are kept; it does nothing after unmounting, which cancels
 * uploads
 */
export function useKeptPhotos(uid: string, list: PhotoList, options: Options): () => Promise<void> {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const isOpen = useRef(false);
  const keep = useCallback(async () => {
    if (!isOpen.current) return;
    const photos = latest.current.chosen();
    await keepPhotos({ uid, form: `perfil.${list}` }, photos.length > 0 ? photos : null);
  }, [uid, list]);
  useEffect(() => {
    let left = false;
    void keptPhotos({ uid, form: `perfil.${list}` }, photosSchema).then((photos) => {
      if (left) return;
      isOpen.current = true;
      const restored = photos?.map((photo) => ({
        ...photo,
        url: photo.url && isThere(photo.url) ? photo.url : null,
      }));
      if (restored) latest.current.onRestore(restored);
      if (latest.current.chosen().length > 0) void keep(); // also what was chosen meanwhile
    });
    return () => {
      left = true;
      isOpen.current = false;
    };
  }, [uid, list, keep]);
  return keep;
}
