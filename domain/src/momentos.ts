import { type Dia, medianoche, sumarDias, ZONA } from './fecha.ts';

/** A day, or a day and a time with the zone's offset: '2026-11-27T21:00:00-03:00'. */
export function momento(dia: Dia, hora: string | null): string {
  if (!hora) return dia;
  const inicio = medianoche(dia, ZONA);
  const minutos = inicio ? (inicio.getTime() - Date.parse(`${dia}T00:00:00Z`)) / 60_000 : 0;
  const [signo, total] = minutos > 0 ? ['-', minutos] : ['+', -minutos];
  const dos = (numero: number) => String(numero).padStart(2, '0');
  return `${dia}T${hora}:00${signo}${dos(Math.floor(total / 60))}:${dos(total % 60)}`;
}

/** When what begins on a day ends: an end before the start is the next day's. */
export const fin = (dia: Dia, inicio: string | null, final: string | null): string | undefined =>
  final ? momento(inicio && final <= inicio ? sumarDias(dia, 1) : dia, final) : undefined;
