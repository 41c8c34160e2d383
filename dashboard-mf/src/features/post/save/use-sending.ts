import type { Written } from '@vidriera/domain/item/kinds-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { Tipo } from '@vidriera/domain/values/ids';
import { focusFirstError } from '@vidriera/kit/forms/first-error';
import { useOneAtATime } from '@vidriera/kit/forms/use-one-at-a-time';
import { showAlert } from '@vidriera/kit/messages/dialogs';
import { textsAreTaken } from '@vidriera/kit/messages/refused-text';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { useDraft } from '../draft/use-draft.ts';
import type { PostImages } from '../images/images.ts';
import type { usePreparation } from '../images/use-preparation.ts';
import type { PostValues } from '../values.ts';
import { type EditedItem, type SaveStatus, useSave } from './use-save.ts';

interface Options {
  tipo: Tipo;
  uid: string;
  /** The edited item; without it, one is created. */
  edits: EditedItem | undefined;
  imagenes: PostImages;
  preparation: ReturnType<typeof usePreparation>;
  draft: Pick<ReturnType<typeof useDraft>, 'attempt' | 'remember'>;
  /** Questions before saving, in their order. One that returns false leads back to the form. */
  questions: readonly (() => Promise<boolean>)[];
  onSaved: (id: string) => void;
}

/** Sends a post form, one press at a time: texts, questions, pictures, then the item. Typing goes on meanwhile. */
export function useSending(
  form: UseFormReturn<PostValues, unknown, Written[Tipo]>,
  { tipo, uid, edits, imagenes, preparation, draft, questions, onSaved }: Options,
) {
  const { attempt, remember } = draft;
  const saving = useSave(tipo, edits, { uid, imagenes, attempt, onAttempt: remember });
  const [waits, setWaits] = useState(false);
  const [photoFailed, setPhotoFailed] = useState(false);
  const chosen = useRef(imagenes);
  useLayoutEffect(() => {
    chosen.current = imagenes;
  }, [imagenes]);

  /** Marks errors. @returns the parsed values; `null` if some are invalid */
  const validated = async (): Promise<Written[Tipo] | null> => {
    let valid: Written[Tipo] | null = null;
    await form.handleSubmit((data) => {
      valid = data;
    })();
    return valid;
  };
  const arePicturesReady = async (): Promise<boolean> => {
    setPhotoFailed(false);
    if (preparation.pending === 0) return true;
    setWaits(true);
    const ready = await preparation.finish();
    setWaits(false);
    setPhotoFailed(!ready);
    return ready;
  };
  const mayBeSent = async (element: HTMLFormElement): Promise<boolean> => {
    const areTextsTaken = await textsAreTaken(element);
    if (!(await validated()) || !areTextsTaken) return false;
    for (const ask of questions) if (!(await ask())) return false;
    return arePicturesReady();
  };
  const send = useOneAtATime(async (element: HTMLFormElement) => {
    // Again, with the answers and the text typed meanwhile.
    const data = (await mayBeSent(element)) ? await validated() : null;
    const id = data && (await saving.save({ uid, data, imagenes: chosen.current }));
    if (id) return onSaved(id);
    focusFirstError(element, (name) => form.getFieldState(name as keyof PostValues).invalid);
  });

  const noSession = saving.status.phase === 'failed' && saving.status.code === 'no-session' && !edits;
  useEffect(() => {
    if (noSession) void showAlert(messages.post.noUsuario);
  }, [noSession]);

  const status: SaveStatus = waits
    ? { phase: 'preparing', part: preparation.part, pending: preparation.pending }
    : saving.status;
  /** Goes on without the pictures that are not uploaded. */
  const skipPhotos = () => (waits ? preparation.abandon() : saving.skipPhotos());
  return { ...saving, status, photoFailed, send, skipPhotos };
}
