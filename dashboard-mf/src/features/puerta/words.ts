import { arrivalsOf, type DoorCounts, type Doors } from '@vidriera/domain/door/register';
import type { DoorParty } from '@vidriera/domain/door/wire-schema';
import { groupDigits } from '@vidriera/domain/values/group-digits';
import { seatsText } from '@vidriera/kit/seats/seat-words';

/** Says how many marks wait for the server, and whether it answers. Only its answer makes them sent. */
export function signalText(unsent: number, signal: boolean | null): string {
  if (signal === false) {
    return unsent > 0
      ? `Sin señal: ${groupDigits(unsent)} por enviar.`
      : 'Sin señal. Puede faltar lo que se marcó en otra puerta.';
  }
  if (unsent > 0) return `Enviando: ${groupDigits(unsent)} por enviar.`;
  return signal ? 'Todo enviado.' : 'Conectando…';
}

/** 'Adentro 40 de 50 · 5 dobles' */
export function countsText({ inside, doubles, walkIns, unlisted }: DoorCounts, seats: number): string {
  const more = [
    walkIns > 0 ? `${groupDigits(walkIns)} sin reserva` : '',
    unlisted > 0 ? `${groupDigits(unlisted)} que ya no están en la lista` : '',
    doubles > 0 ? `${groupDigits(doubles)} ${doubles === 1 ? 'doble' : 'dobles'}` : '',
  ].filter(Boolean);
  return [`${groupDigits(inside)} adentro`, `${seatsText(seats)} con reserva`, ...more].join(' · ');
}

/** '2 lugares', '1 lugar, y espera 2 más', 'espera 2 lugares' */
export function partyText({ asked, held }: DoorParty): string {
  if (held === 0) return `Espera ${seatsText(asked)}`;
  return held < asked ? `${seatsText(held)}, y espera ${asked - held} más` : seatsText(held);
}

export interface PartyState {
  /** People of it who came through this door. */
  own: number;
  others: number;
  text: string;
  isDouble: boolean;
}

/** Returns how this door shows the marks of all doors on a party. @param isLate another one's came after its helper was withdrawn */
export function partyState(
  marks: Doors,
  { nonce, asked }: DoorParty,
  ownDoor: string,
  isLate = false,
): PartyState {
  const { arrived, byDoor } = arrivalsOf(marks, nonce);
  const own = byDoor[ownDoor] ?? 0;
  const others = arrived - own;
  const isDouble = Object.keys(byDoor).length > 1;
  if (isDouble)
    return {
      own,
      others,
      isDouble,
      text: own > 0 ? `Doble: acá ${own}, en otra puerta ${others}` : `Doble: ${others} en otras puertas`,
    };
  if (arrived === 0) return { own, others, isDouble, text: '' };
  const where = own > 0 ? '' : isLate ? ', lo anotó quien ya no ayuda' : ', por otra puerta';
  return {
    own,
    others,
    isDouble,
    text: `${asked === 1 ? 'Adentro' : `Adentro ${arrived} de ${asked}`}${where}`,
  };
}
