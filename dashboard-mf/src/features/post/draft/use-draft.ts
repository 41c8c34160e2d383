import { useAutosave } from '@vidriera/kit/use-autosave';
import { type RefObject, useCallback, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import { type DraftKey, deleteDraft, sameValues, saveDraft } from './draft.ts';

interface Options {
  place: DraftKey;
  /** What the form held untouched: back to that, there is no draft. */
  base: PostValues;
  version: string;
  /** Pictures chosen and not uploaded yet. */
  photos: number;
  /** True once it was saved: what the form still shows is no draft any more. */
  saved: RefObject<boolean>;
}

/** Keeps what is typed, until it is saved: a closed tab or a lost connection costs nothing but the pictures chosen. */
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
