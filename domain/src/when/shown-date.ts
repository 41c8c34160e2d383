import type { Hours, Occurrence } from '../evento/occurrence.ts';

/** Fields of a card for the date that it shows. @param usual the event's hours */
export function shownDate(usual: Hours, time: Occurrence | null) {
  if (!time) return { proximaFecha: null };
  const { dia: proximaFecha, horaInicio, horaFin, agotado } = time;
  const differs = horaInicio !== usual.horaInicio || horaFin !== usual.horaFin;
  return {
    proximaFecha,
    horaInicio,
    horaFin,
    ...(differs && { horasUsuales: { horaInicio: usual.horaInicio, horaFin: usual.horaFin } }),
    ...(agotado && { proximaAgotada: true }),
  };
}
