import { near } from '@vidriera/domain/item/near';
import type { Party } from '@vidriera/domain/seats/wire-schema';
import { type Dia, dayName } from '@vidriera/domain/values/fecha';
import { groupDigits } from '@vidriera/domain/values/group-digits';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { longDay, shortDay } from '../words/format.ts';

/** '1 lugar', '2 lugares' */
export const seatsText = (amount: number): string => `${amount} ${amount === 1 ? 'lugar' : 'lugares'}`;

/** Free seats of a date: 'Hay 24 lugares', 'Quedan 6 de 24', 'No quedan lugares'. */
export function leftText(free: number, aforo: number): string {
  if (free === 0) return 'No quedan lugares';
  if (free === aforo) return `Hay ${groupDigits(aforo)} ${aforo === 1 ? 'lugar' : 'lugares'}`;
  return `${free === 1 ? 'Queda' : 'Quedan'} ${groupDigits(free)} de ${groupDigits(aforo)}`;
}

/** Texts of giving up seats, and of staying. @param goes they have seats */
export const leaveWords = (goes: boolean) =>
  ({ yes: goes ? 'No voy' : 'Salir de la lista', no: 'Me quedo' }) as const;

/** 'Vas: 2 lugares', 'En lista de espera: hay 3 antes', or both. The first is not promised the next seat: a smaller party may fit sooner. */
export function standingText({
  asked,
  held,
  state,
  ahead,
}: Pick<Party, 'asked' | 'held' | 'state' | 'ahead'>): string {
  const goes = held > 0 ? `Vas: ${seatsText(held)}` : '';
  if (state === 'going') return goes;
  const before = ahead ? `hay ${ahead} antes` : 'sos la primera persona';
  return goes
    ? `${goes}. En lista de espera por ${asked - held} más: ${before}`
    : `En lista de espera: ${before}`;
}

/** The day to show, and ', 21:00' after it with the night it belongs to; '' without an hour. @param startsAt may be a day */
function partsOf(startsAt: LocalTime, now: LocalTime): { dia: Dia; hour: string } {
  const [dia = '', hora] = startsAt.split('T');
  if (!hora) return { dia, hour: '' };
  const shown = near({ dia, horaInicio: hora, begins: startsAt, ends: startsAt }, now).dia;
  return { dia: shown, hour: `, ${shown === dia ? '' : `madrugada del ${Number(dia.slice(8))}, `}${hora}` };
}

/** 'Hoy, jueves 26 de noviembre, 21:00', 'viernes 27 de noviembre, madrugada del 28, 00:30' */
export function whenText(startsAt: LocalTime, now: LocalTime): string {
  const { dia, hour } = partsOf(startsAt, now);
  return longDay(dia, now) + hour;
}

/** 'jue 26 nov, 21:00' */
export function shortWhen(startsAt: LocalTime, now: LocalTime): string {
  const { dia, hour } = partsOf(startsAt, now);
  return `${dayName(dia).slice(0, 3)} ${shortDay(dia, now)}${hour}`;
}
