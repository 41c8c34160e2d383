import { useAutosave } from '@vidriera/kit/forms/use-autosave';
import { type RefObject, useCallback, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import { type DraftKey, deleteDraft, sameValues, saveDraft } from './draft.ts';

interface Options {
  place: DraftKey;
  /** The untouched form; these values make no draft. */
  base: PostValues;
  version: string;
  /** Number of chosen pictures that are not uploaded. */
  photos: number;
  /** True once saved; then nothing is stored. */
  saved: RefObject<boolean>;
}

/** Stores typed values until they are saved; `useKeptImages` keeps the pictures. */
export function useDraft(
  { subscribe, getValues }: Pick<UseFormReturn<PostValues>, 'subscribe' | 'getValues'>,
  { place, base, version, photos, saved }: Options,
): void {
  const { uid, tipo, id } = place;
  const keep = useCallback(() => {
    const where = { uid, tipo, id };
    if (saved.current) return;
    const values = getValues();
    if (sameValues(values, base) && photos === 0) deleteDraft(where);
    else saveDraft(where, { values, photos, version, tipo });
  }, [getValues, uid, tipo, id, base, version, photos, saved]);
  useAutosave(subscribe, keep);
  useEffect(() => {
    if (photos > 0) keep();
  }, [photos, keep]);
}
