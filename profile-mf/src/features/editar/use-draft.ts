import { useKept } from '@vidriera/kit/use-kept';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { deleteDraft, keepDraft, type withDraft } from './draft.ts';
import { change, dataOf, type Galeria } from './galeria.ts';
import type { Values } from './values.ts';

interface Options {
  uid: string;
  /** The form untouched. */
  base: Values;
  draft: ReturnType<typeof withDraft>;
  galeria: { galeria: Galeria; reset: () => void };
  /** True once it was saved: what the form still shows is no draft any more. */
  saved: RefObject<boolean>;
}

/** Keeps the profile's texts and uploads while the form stands, and puts back what was left from another time. */
export function useDraft(
  { subscribe, getValues, reset }: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues' | 'reset'>,
  { uid, base, draft, galeria, saved }: Options,
) {
  const [open, setOpen] = useState(draft !== null);
  useEffect(() => {
    // Over what is stored, so that it counts as changed.
    if (draft) reset(draft.values, { keepDefaultValues: true });
  }, [draft, reset]);
  const pictures = useRef(galeria.galeria);
  const keep = useCallback(() => {
    const now = pictures.current;
    if (!saved.current) keepDraft(uid, base, getValues(), change(now) ? dataOf(now) : null);
  }, [uid, base, saved, getValues]);
  useKept(subscribe, keep);
  useEffect(() => {
    if (pictures.current === galeria.galeria) return;
    pictures.current = galeria.galeria;
    keep();
  }, [galeria.galeria, keep]);
  const discard = () => {
    reset(base);
    galeria.reset();
    deleteDraft(uid);
    setOpen(false);
  };
  return { open, discard };
}
