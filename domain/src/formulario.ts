import { diaDe } from './fecha.ts';
import { dateAHora } from './hora.ts';

/** A stored date as `<input type="date">` takes it; `''` for none. */
export const diaAFormulario = (fecha: Date | null): string => (fecha ? diaDe(fecha) : '');

/** A stored time as `<input type="time">` takes it; `''` for none. */
export const horaAFormulario = dateAHora;
