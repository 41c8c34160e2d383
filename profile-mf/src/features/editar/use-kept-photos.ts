import { z } from '@vidriera/domain/zod';
import { type KeptPhoto, keepPhotos, keptPhotoSchema, keptPhotos } from '@vidriera/kit/uploads/kept-photos';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

const photosSchema = z.array(z.object({ ...keptPhotoSchema.shape, place: z.number() }));
/** A photo that is not uploaded, with its place in the list. */
type PlacedPhoto = KeptPhoto & { place: number };

/** The profile form's lists of photos. */
export type PhotoList = 'foto' | 'portada' | 'galeria';

interface Options {
  /** What is chosen and not uploaded; the draft holds the address of uploaded photos. */
  pending: () => PlacedPhoto[];
  onRestore: (photos: PlacedPhoto[]) => void;
}

/**
 * Keeps a list's chosen photos in this browser, and restores those of an earlier visit.
 * @returns a function to call when `pending` changed; it does nothing after unmounting, which cancels uploads
 */
export function useKeptPhotos(uid: string, list: PhotoList, options: Options): () => void {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const isOpen = useRef(false);
  const keep = useCallback(() => {
    if (!isOpen.current) return;
    const photos = latest.current.pending();
    void keepPhotos({ uid, form: `perfil.${list}` }, photos.length > 0 ? photos : null);
  }, [uid, list]);
  useEffect(() => {
    let left = false;
    void keptPhotos({ uid, form: `perfil.${list}` }, photosSchema).then((photos) => {
      if (left) return;
      isOpen.current = true;
      if (photos) latest.current.onRestore(photos);
      if (latest.current.pending().length > 0) keep(); // also what was chosen meanwhile
    });
    return () => {
      left = true;
      isOpen.current = false;
    };
  }, [uid, list, keep]);
  return keep;
}
