import { LIMITS } from '@vidriera/domain/values/limits';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ChosenImage, PostImages } from './images.ts';
import { type PictureSlot, Preparation } from './preparation.ts';

/** Returns the form's `Preparation`; unmounting abandons it. */
export function usePreparation(onImages: (change: (before: PostImages) => PostImages) => void): Preparation {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const put = useRef(onImages);
  useLayoutEffect(() => {
    put.current = onImages;
  }, [onImages]);
  const [preparation] = useState(
    () =>
      new Preparation({
        onChange: draw,
        // Synchronously: a waiting submit reads the form at once.
        onReady: (slot, imagen) => flushSync(() => put.current((before) => withImage(before, slot, imagen))),
      }),
  );
  useEffect(() => preparation.abandon, [preparation]);
  return preparation;
}

const withImage = (images: PostImages, slot: PictureSlot, imagen: ChosenImage): PostImages =>
  slot === 'principal'
    ? { ...images, principal: imagen }
    : { ...images, extras: [...images.extras, imagen].slice(0, LIMITS.eventoImages) };
