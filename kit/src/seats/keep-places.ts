import { isSingleDate } from '@vidriera/domain/evento/occurrence';
import { messages } from '@vidriera/domain/messages/messages';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import { agendaDay } from '@vidriera/domain/values/local-time';
import { askConfirm } from '../messages/dialogs.ts';
import { askSeats } from '../requests/ask-seats.ts';
import { now } from '../words/format.ts';
import { whenText } from './seat-words.ts';

/** When an event is: days 'YYYY-MM-DD' and an hour 'HH:mm', empty ones ''. */
export interface SingleDay {
  fechaExacta: string;
  fechaFin: string;
  corrido: boolean;
  horaInicio: string;
}

/**
 * Asks the creator whether guests keep their places when an event's single date to come moves to another one, and tells functions so before
 * the event is saved. Without guests, or for any other change, nothing is asked.
 * @returns whether to save; false: the person goes back
 * @throws Failure if functions don't answer
 */
export async function askToKeepPlaces(id: string, was: SingleDay, is: SingleDay): Promise<boolean> {
  const today = agendaDay(now());
  const isMove =
    isSingleDate(was) && isSingleDate(is) && was.fechaExacta !== is.fechaExacta && was.fechaExacta >= today;
  if (!isMove || is.fechaExacta < today) return true;
  const evento = id as ItemId;
  const { down } = await askSeats({ what: 'impact', item: { tipo: 'evento', id: evento } });
  if (down.people === 0) return true;
  const to = await chosenDay(down, is);
  if (to === undefined) return false;
  await askSeats({ what: 'keep', evento, fecha: was.fechaExacta, to });
  return true;
}

/** @returns the new day; `null`: the places end; `undefined`: the person goes back */
async function chosenDay(
  { people, orMore }: { people: number; orMore: boolean },
  { fechaExacta, horaInicio }: SingleDay,
): Promise<string | null | undefined> {
  const isOne = people === 1 && !orMore;
  const count = `${orMore ? 'Al menos ' : ''}${people} ${isOne ? 'persona' : 'personas'}`;
  const when = whenText(horaInicio ? `${fechaExacta}T${horaInicio}` : fechaExacta, now());
  const keeps = await askConfirm(messages.seats.keepPlaces(count, isOne, when), {
    yes: 'Sí, guardar los lugares',
    no: 'No',
    note: Promise.resolve(messages.seats.keptPlaces),
  });
  if (keeps) return fechaExacta;
  const frees = await askConfirm(messages.seats.freePlaces, {
    yes: 'Liberar los lugares',
    no: 'Volver',
    danger: true,
  });
  return frees ? null : undefined;
}
