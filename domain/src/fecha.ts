/** The zone all dates are read and written in, unless a caller says otherwise. */
export const ZONA = 'America/Argentina/Buenos_Aires';

/** A day of the calendar, without a zone: `'2026-11-27'`. */
export type Dia = string;

const DIA = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Milliseconds the zone's clock is ahead of UTC at that moment. */
function desfase(momento: Date, zona: string): number {
  const partes = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone: zona,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
      .formatToParts(momento)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const local = Date.UTC(
    partes.year ?? 0,
    (partes.month ?? 1) - 1,
    partes.day ?? 1,
    partes.hour ?? 0,
    partes.minute ?? 0,
    partes.second ?? 0,
  );
  return local - Math.floor(momento.getTime() / 1000) * 1000;
}

/** The calendar day it is in the zone at that moment. */
export function diaDe(momento: Date, zona: string = ZONA): Dia {
  return new Date(momento.getTime() + desfase(momento, zona)).toISOString().slice(0, 10);
}

/** Local midnight of a day in the zone; `null` when the text is no day of the calendar ('2026-02-30'). */
export function medianoche(dia: Dia | null | undefined, zona: string = ZONA): Date | null {
  const partes = DIA.exec(dia ?? '');
  if (!partes) return null;
  const utc = Date.UTC(Number(partes[1]), Number(partes[2]) - 1, Number(partes[3]));
  if (new Date(utc).toISOString().slice(0, 10) !== dia) return null;
  const tanteo = new Date(utc - desfase(new Date(utc), zona));
  return new Date(utc - desfase(tanteo, zona));
}

/** Day `dias` days after (or before) a day. */
export function sumarDias(dia: Dia, dias: number): Dia {
  const partes = DIA.exec(dia);
  if (!partes) throw new RangeError(`Not a day: ${dia}`);
  return new Date(Date.UTC(Number(partes[1]), Number(partes[2]) - 1, Number(partes[3]) + dias))
    .toISOString()
    .slice(0, 10);
}

/** Day of the week, 0 = Sunday … 6 = Saturday. */
export function diaDeSemana(dia: Dia): number {
  return new Date(`${dia}T00:00:00Z`).getUTCDay();
}

const SEMANA = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const MESES = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio'],
  ...['agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];

/** '2026-11-27' → 'viernes'. */
export const nombreDelDia = (dia: Dia): string => SEMANA[diaDeSemana(dia)] ?? '';
/** '2026-11-27' → 'noviembre'. */
export const nombreDelMes = (dia: Dia): string => MESES[Number(dia.slice(5, 7)) - 1] ?? '';

/** Windows of the agenda. */
export const VENTANAS = ['hoy', 'finde', 'mes'] as const;
export type Ventana = (typeof VENTANAS)[number];

/** A window's [first day, last day], inclusive. The weekend is Friday to Sunday. */
export function ventana(cual: Ventana, hoy: Dia): [Dia, Dia] {
  if (cual === 'hoy') return [hoy, hoy];
  if (cual === 'finde') {
    const domingo = sumarDias(hoy, (7 - diaDeSemana(hoy)) % 7);
    const viernes = sumarDias(domingo, -2);
    return [viernes < hoy ? hoy : viernes, domingo];
  }
  const [anio, mes] = hoy.split('-').map(Number) as [number, number];
  return [hoy, new Date(Date.UTC(anio, mes, 0)).toISOString().slice(0, 10)];
}
