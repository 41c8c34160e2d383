import { type RefObject, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Values } from '../values.ts';
import { deleteDraft, equal, type Place, saveDraft } from './draft.ts';

/** Milliseconds without typing until the draft is kept. */
const PAUSE = 400;

interface Options {
  place: Place;
  /** What the form held untouched: back to that, there is no draft. */
  base: Values;
  version: string;
  /** Pictures chosen and not uploaded yet. */
  photos: number;
  /** True once it was saved: what the form still shows is no draft any more. */
  saved: RefObject<boolean>;
}

/** Keeps what is typed, until it is saved: a closed tab or a lost connection costs nothing but the pictures chosen. */
export function useDraft(
  { subscribe, getValues }: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues'>,
  { place, base, version, photos, saved }: Options,
): void {
  const { uid, tipo, id } = place;
  useEffect(() => {
    const where = { uid, tipo, id };
    let wait: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(wait);
      wait = undefined;
      if (saved.current) return;
      const values = getValues();
      if (equal(values, base) && photos === 0) deleteDraft(where);
      else saveDraft(where, { values, photos, version, tipo });
    };
    const drop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(wait);
        wait = setTimeout(save, PAUSE);
      },
    });
    if (photos > 0) save();
    const onLeave = () => wait !== undefined && save();
    addEventListener('pagehide', onLeave);
    return () => {
      drop();
      removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, [subscribe, getValues, uid, tipo, id, base, version, photos, saved]);
}
