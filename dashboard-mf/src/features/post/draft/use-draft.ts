import { openDrafts } from '@vidriera/kit/data/drafts';
import { useAutosave } from '@vidriera/kit/forms/use-autosave';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import {
  type DraftKey,
  deleteDraft,
  type PostAttempt,
  type PostDraft,
  sameValues,
  saveDraft,
} from './draft.ts';

interface Options {
  place: DraftKey;
  /** The draft that fills the form. */
  draft: PostDraft | null;
  /** The untouched form; these values make no draft. */
  base: PostValues;
  version: string;
  /** Number of chosen pictures that are not uploaded. */
  photos: number;
}

/**
 * Stores typed values until they are saved; `useKeptImages` keeps the pictures.
 * @returns `isKept`: whether a closed page loses nothing typed; `over`: true once `end` was called; `attempt`, which `remember` stores
 */
export function useDraft(
  { subscribe, getValues }: Pick<UseFormReturn<PostValues>, 'subscribe' | 'getValues'>,
  { place, draft, base, version, photos }: Options,
) {
  const { uid, tipo, id } = place;
  const over = useRef(false);
  const attempt = useRef(draft?.attempt);
  const [isKept, setKept] = useState(true);
  useEffect(() => void openDrafts(uid), [uid]);
  const keep = useCallback(() => {
    const where = { uid, tipo, id };
    if (over.current) return;
    const values = getValues();
    const isUntouched = sameValues(values, base) && photos === 0 && !attempt.current;
    setKept(
      isUntouched
        ? deleteDraft(where)
        : saveDraft(where, { values, photos, version, tipo, attempt: attempt.current }),
    );
  }, [getValues, uid, tipo, id, base, version, photos]);
  useAutosave(subscribe, keep);
  useEffect(() => {
    if (photos > 0) keep();
  }, [photos, keep]);

  const remember = useCallback(
    (sent: PostAttempt | undefined) => {
      attempt.current = sent;
      keep();
    },
    [keep],
  );
  /** Ends keeping: the form is saved, or given up. */
  const end = useCallback(() => {
    over.current = true;
    attempt.current = undefined;
    deleteDraft({ uid, tipo, id });
  }, [uid, tipo, id]);
  /** Deletes the draft, and goes on keeping. */
  const discard = useCallback(() => {
    attempt.current = undefined;
    deleteDraft({ uid, tipo, id });
  }, [uid, tipo, id]);
  return { isKept, over, attempt, remember, end, discard };
}
