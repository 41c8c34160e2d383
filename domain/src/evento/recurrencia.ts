/** Weekly recurrences, Monday first. */
export const RECURRENCIAS = [
  'Todos los lunes',
  'Todos los martes',
  'Todos los miércoles',
  'Todos los jueves',
  'Todos los viernes',
  'Todos los sábados',
  'Todos los domingos',
] as const;
export type Recurrencia = (typeof RECURRENCIAS)[number];
