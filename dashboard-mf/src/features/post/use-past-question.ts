import { messages } from '@vidriera/domain/messages/messages';
import type { Dia } from '@vidriera/domain/values/fecha';
import type { Tipo } from '@vidriera/domain/values/ids';
import { agendaDay } from '@vidriera/domain/values/local-time';
import { askConfirm } from '@vidriera/kit/messages/dialogs';
import { longDay, now } from '@vidriera/kit/words/format';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PostValues } from './values.ts';

type DayField = 'fechaExacta' | 'fechaFin' | 'fechaDesde' | 'fechaHasta';

/** Returns the field with the last day: an event's day or its last one, else the last day, or a course's first. */
function lastDayField(tipo: Tipo, { tipoFecha, fechaFin, fechaHasta }: PostValues): DayField | null {
  if (tipo === 'link') return null;
  if (tipo === 'evento' && tipoFecha !== 'periodica')
    return tipoFecha === 'exacta' ? (fechaFin ? 'fechaFin' : 'fechaExacta') : null;
  return tipo === 'curso' && !fechaHasta ? 'fechaDesde' : 'fechaHasta';
}

/** Returns the day on which the item is already over, and its field; `null` for an upcoming item. */
export function pastDay(tipo: Tipo, values: PostValues, today: Dia): { field: DayField; day: Dia } | null {
  const field = lastDayField(tipo, values);
  const day = field && values[field];
  return field && day && day < today ? { field, day } : null;
}

interface Options {
  tipo: Tipo;
  /** The initial values: a day that was over then is no mistake. */
  base: PostValues;
  edits: boolean;
}

/**
 * Asks once whether a past day is intended; on no, focuses its field.
 * @returns true if nothing is to be asked, or on yes
 */
export function usePastQuestion(
  { getValues, setFocus }: Pick<UseFormReturn<PostValues>, 'getValues' | 'setFocus'>,
  { tipo, base, edits }: Options,
): () => Promise<boolean> {
  const accepted = useRef('');
  const asking = useRef(false);
  return async () => {
    if (asking.current) return false;
    const today = agendaDay(now());
    const past = pastDay(tipo, getValues(), today);
    const known = [accepted.current, pastDay(tipo, base, today)?.day];
    if (!past || known.includes(past.day)) return true;
    asking.current = true;
    const yes = await askConfirm(messages.post.past(longDay(past.day, today)), {
      yes: edits ? 'Sí, guardar' : 'Sí, publicar',
      no: 'Cambiar la fecha',
    });
    asking.current = false;
    if (yes) accepted.current = past.day;
    else setFocus(past.field);
    return yes;
  };
}
