import { failureOf, logUnforeseen } from '@vidriera/domain/failure';
import { showAlert } from '@vidriera/kit/messages/dialogs';
import type { UseFormReturn } from 'react-hook-form';
import type { PostValues } from './values.ts';

const dayOf = ({ tipoFecha, fechaExacta, fechaFin, corrido, horaInicio }: PostValues) => ({
  fechaExacta: tipoFecha === 'exacta' ? fechaExacta : '',
  fechaFin,
  corrido: Boolean(corrido),
  horaInicio,
});

/**
 * Asks whether guests keep their places when the single date of an edited event moves.
 * @param id of an edited event
 * @returns whether to save
 */
export function useMoveQuestion(
  { getValues }: Pick<UseFormReturn<PostValues>, 'getValues'>,
  { base, id }: { base: PostValues; id: string | undefined },
): () => Promise<boolean> {
  return async () => {
    if (id === undefined || !(Number(base.aforo) > 0)) return true;
    try {
      const { askToKeepPlaces } = await import('@vidriera/kit/seats/keep-places');
      return await askToKeepPlaces(id, dayOf(base), dayOf(getValues()));
    } catch (caught) {
      logUnforeseen(caught);
      await showAlert(failureOf(caught).message);
      return false;
    }
  };
}
