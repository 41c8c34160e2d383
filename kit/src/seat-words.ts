import type { Party } from '@vidriera/domain/seats/wire-schema';
import { type Dia, dayName } from '@vidriera/domain/values/fecha';
import { agendaDay, type LocalTime } from '@vidriera/domain/values/local-time';
import { longDay, shortDay } from './format.ts';

/** '1 lugar', '2 lugares' */
export const seatsText = (amount: number): string => `${amount} ${amount === 1 ? 'lugar' : 'lugares'}`;

const count = (amount: number): string => amount.toLocaleString('es-AR');

/** Free seats of a date: 'Quedan 6 de 24', 'No quedan lugares'. */
export const leftText = (libres: number, aforo: number): string =>
  libres === 0
    ? 'No quedan lugares'
    : `${libres === 1 ? 'Queda' : 'Quedan'} ${count(libres)} de ${count(aforo)}`;

/** Texts of giving up seats, and of staying. @param goes they have seats */
export const leaveWords = (goes: boolean) =>
  ({ yes: goes ? 'No voy' : 'Salir de la lista', no: 'Me quedo' }) as const;

/** 'Vas: 2 lugares', 'En lista de espera: hay 3 antes', or both */
export function standingText({
  lugares,
  tiene,
  estado,
  delante,
}: Pick<Party, 'lugares' | 'tiene' | 'estado' | 'delante'>): string {
  const goes = tiene > 0 ? `Vas: ${seatsText(tiene)}` : '';
  if (estado === 'va') return goes;
  const before = delante ? `hay ${delante} antes` : 'seguís vos';
  return goes
    ? `${goes}. En lista de espera por ${lugares - tiene} más: ${before}`
    : `En lista de espera: ${before}`;
}

/** ', 21:00', with the night it belongs to; '' without an hour */
function hourText(empieza: LocalTime): string {
  const [dia = '', hora] = empieza.split('T');
  if (!hora) return '';
  return `, ${agendaDay(empieza) === dia ? '' : `madrugada del ${Number(dia.slice(8))}, `}${hora}`;
}
const dayOf = (empieza: LocalTime): Dia => (empieza.includes('T') ? agendaDay(empieza) : empieza);

/** 'Hoy, jueves 26 de noviembre, 21:00', 'viernes 27 de noviembre, madrugada del 28, 00:30'. @param today the agenda's day */
export const whenText = (empieza: LocalTime, today: Dia): string =>
  longDay(dayOf(empieza), today) + hourText(empieza);

/** 'jue 26 nov, 21:00' */
export const shortWhen = (empieza: LocalTime, today: Dia): string =>
  `${dayName(dayOf(empieza)).slice(0, 3)} ${shortDay(dayOf(empieza), today)}${hourText(empieza)}`;
