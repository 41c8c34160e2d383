import type { Notice, Party } from 'domain/seats/wire-schema';
import { dateToDia, dayName } from 'domain/values/fecha';
import { shortDay } from 'kit/format';

/** What became of what somebody is down for: 'Se liberaron 2 lugares: vas a «Peña», el jue 26 nov.' @param parties what they are down for now */
export function noticeText(
  { kind, titulo, evento, fecha, cuando }: Notice,
  parties: readonly Party[],
): string {
  const day = `el ${dayName(fecha).slice(0, 3)} ${shortDay(fecha, dateToDia(new Date(cuando)))}`;
  const party = parties.find((one) => one.evento === evento && one.fecha === fecha);
  switch (kind) {
    case 'subio': {
      const amount = party?.tiene ?? 0;
      const freed =
        amount > 1
          ? `Se liberaron ${amount} lugares`
          : amount === 1
            ? 'Se liberó un lugar'
            : 'Se liberaron lugares';
      return `${freed}: vas a «${titulo}», ${day}.`;
    }
    case 'cancelado':
      return `Se canceló «${titulo}», que era ${day}.`;
    case 'pospuesto':
      return `Se pospuso «${titulo}», que era ${day}. La nueva fecha, a confirmar.`;
    case 'movido':
      return party
        ? `Cambió el horario de «${titulo}», ${day}. Tus lugares siguen.`
        : `«${titulo}» ya no es ${day}, y tus lugares de ese día se liberaron. Mirá cuándo es.`;
  }
}
