import { diaOf } from './fecha.ts';
import { dateToHora } from './hora.ts';

/** A stored date as `<input type="date">` takes it; `''` for none. */
export const diaToForm = (fecha: Date | null): string => (fecha ? diaOf(fecha) : '');

/** A stored time as `<input type="time">` takes it; `''` for none. */
export const horaToForm = dateToHora;
