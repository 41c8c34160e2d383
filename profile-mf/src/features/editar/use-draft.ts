import { useKept } from 'kit/use-kept';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { deleteDraft, keepDraft, withDraft } from './draft.ts';
import type { Values } from './values.ts';

interface Options {
  uid: string;
  /** What the form held untouched. */
  base: Values;
  /** True once it was saved: what the form still shows is no draft any more. */
  saved: RefObject<boolean>;
}

/** Keeps the profile's texts while they are typed, and puts back what was left from another time. */
export function useDraft(
  { subscribe, getValues, reset }: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues' | 'reset'>,
  { uid, base, saved }: Options,
) {
  const [draft] = useState(() => withDraft(uid, base));
  const [open, setOpen] = useState(draft !== null);
  useEffect(() => {
    // Over what is stored, so that it counts as changed.
    if (draft) reset(draft, { keepDefaultValues: true });
  }, [draft, reset]);
  const keep = useCallback(() => {
    if (!saved.current) keepDraft(uid, base, getValues());
  }, [uid, base, saved, getValues]);
  useKept(subscribe, keep);
  const discard = () => {
    deleteDraft(uid);
    reset(base);
    setOpen(false);
  };
  return { open, discard };
}
