import { addDays, type Dia, midnight, ZONE } from '../values/fecha.ts';

/** Returns a day, or a time with the zone's offset: '2026-11-27T21:00:00-03:00'. */
export function moment(dia: Dia, hora: string | null): string {
  if (!hora) return dia;
  const start = midnight(dia, ZONE);
  const minutes = start ? (start.getTime() - Date.parse(`${dia}T00:00:00Z`)) / 60_000 : 0;
  const [sign, total] = minutes > 0 ? ['-', minutes] : ['+', -minutes];
  const two = (number: number) => String(number).padStart(2, '0');
  return `${dia}T${hora}:00${sign}${two(Math.floor(total / 60))}:${two(total % 60)}`;
}

/** Returns an event’s end; an end before the start is on the next day. */
export const end = (dia: Dia, start: string | null, final: string | null): string | undefined =>
  final ? moment(start && final <= start ? addDays(dia, 1) : dia, final) : undefined;
