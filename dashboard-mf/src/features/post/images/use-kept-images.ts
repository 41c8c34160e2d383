import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftKey } from '../draft/draft.ts';
import { allImages, newCount, type PostImages } from './images.ts';
import { forgetImages, keepImages, keptImages, withKept } from './kept-images.ts';

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
