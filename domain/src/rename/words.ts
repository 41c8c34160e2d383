import { messages } from '../messages/messages.ts';
import { addDays, type Dia, diaOf, monthName } from '../values/fecha.ts';

const text = (dia: Dia): string => `${Number(dia.slice(8))} de ${monthName(dia)} de ${dia.slice(0, 4)}`;
const dayOf = (moment: number): Dia => diaOf(new Date(moment));

/** @param moment milliseconds since 1970 */
export const dayText = (moment: number): string => text(dayOf(moment));

/** Names the first whole day. @param until milliseconds since 1970 */
export const waitsText = (until: number): string => messages.rename.waits(text(addDays(dayOf(until), 1)));

/** @param until milliseconds since 1970 */
export const fullText = (until: number): string => messages.rename.full(dayText(until));
