import { openDrafts } from '@vidriera/kit/data/drafts';
import { useAutosave } from '@vidriera/kit/forms/use-autosave';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { deleteDraft, keepDraft, type withDraft } from './draft.ts';
import { type Galeria, galeriaFormOf, isGaleriaChanged } from './galeria.ts';
import type { PerfilValues } from './values.ts';

interface Options {
  uid: string;
  base: PerfilValues;
  draft: ReturnType<typeof withDraft>;
  galeria: { galeria: Galeria; reset: () => void };
  /** True once saved: the form is no draft any more. */
  saved: RefObject<boolean>;
}

/** Stores the form as a draft, and restores an earlier one. `isKept`: whether a closed page loses nothing typed. */
export function useDraft(
  { subscribe, getValues, reset }: Pick<UseFormReturn<PerfilValues>, 'subscribe' | 'getValues' | 'reset'>,
  { uid, base, draft, galeria, saved }: Options,
) {
  const [open, setOpen] = useState(draft !== null);
  const [isKept, setKept] = useState(true);
  useEffect(() => void openDrafts(uid), [uid]);
  useEffect(() => {
    // As changed values over the stored ones.
    if (draft) reset(draft.values, { keepDefaultValues: true });
  }, [draft, reset]);
  const pictures = useRef(galeria.galeria);
  const keep = useCallback(() => {
    const now = pictures.current;
    if (saved.current) return;
    setKept(keepDraft(uid, base, getValues(), isGaleriaChanged(now) ? galeriaFormOf(now) : null));
  }, [uid, base, saved, getValues]);
  useAutosave(subscribe, keep);
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
  return { open, isKept, discard };
}
