import { messages } from '@vidriera/domain/messages/messages';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import { askConfirm } from '@vidriera/kit/messages/dialogs';
import { impactSentence } from '@vidriera/kit/words/impact-sentence';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PostValues } from './values.ts';

const isStretch = ({ tipoFecha, fechaFin, horaInicio, corrido }: PostValues): boolean =>
  tipoFecha === 'exacta' && Boolean(fechaFin && horaInicio && corrido);

/**
 * Asks once before the days of an event with guests become one date, or one date its days: some lose their seat.
 * @returns true if nothing is to be asked, or on yes
 */
export function useStretchQuestion(
  { getValues }: Pick<UseFormReturn<PostValues>, 'getValues'>,
  { base, id }: { base: PostValues; id: string | undefined },
): () => Promise<boolean> {
  const accepted = useRef(isStretch(base));
  return async () => {
    const becomes = isStretch(getValues());
    const isAsked = id !== undefined && base.fechaFin && Number(base.aforo) > 0;
    if (!isAsked || becomes === accepted.current) return true;
    const hasGuests = (await impactSentence('evento', id as ItemId)) !== '';
    const { stretched, apart } = messages.post;
    const yes =
      !hasGuests || (await askConfirm(becomes ? stretched : apart, { yes: 'Sí, guardar', no: 'Volver' }));
    if (yes) accepted.current = becomes;
    return yes;
  };
}
