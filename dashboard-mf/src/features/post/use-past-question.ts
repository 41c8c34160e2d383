import { messages } from 'domain/messages/messages';
import type { Tipo } from 'domain/values/ids';
import { askConfirm } from 'kit/dialogs';
import { longDay, today } from 'kit/format';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { pastDay } from './past-day.ts';
import type { Values } from './values.ts';

interface Options {
  tipo: Tipo;
  /** What the form opened with: a day that was over then is no mistake. */
  base: Values;
  edits: boolean;
}

/**
 * Asks once whether a day that has passed is meant. Whoever wants to change it is led to its field.
 * @returns true when there is nothing to ask, or they said yes
 */
export function usePastQuestion(
  { getValues, setFocus }: Pick<UseFormReturn<Values>, 'getValues' | 'setFocus'>,
  { tipo, base, edits }: Options,
): () => Promise<boolean> {
  const accepted = useRef('');
  const asking = useRef(false);
  return async () => {
    if (asking.current) return false;
    const now = today();
    const past = pastDay(tipo, getValues(), now);
    const known = [accepted.current, pastDay(tipo, base, now)?.day];
    if (!past || known.includes(past.day)) return true;
    asking.current = true;
    const yes = await askConfirm(messages.post.past(longDay(past.day, now)), {
      yes: edits ? 'Sí, guardar' : 'Sí, publicar',
      no: 'Cambiar la fecha',
    });
    asking.current = false;
    if (yes) accepted.current = past.day;
    else setFocus(past.field);
    return yes;
  };
}
