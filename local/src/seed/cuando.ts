import { type Dia, diaDe, sumarDias, ventana } from 'domain/fecha';
import { RECURRENCIAS, type Recurrencia } from 'domain/recurrencia';
import type { Cuando } from './contenido/tipos.ts';

export type Momento = {
  /** Days as a form's date fields hold them; `null` for none. */
  dias: (Dia | null)[];
  semanal: Recurrencia | null;
  horaInicio: string | null;
  horaFin: string | null;
};

const DIAS_FINDE = { 'finde:vie': 2, 'finde:sab': 1, 'finde:dom': 0 } as const;
const HORAS = /^(\d{2}:\d{2})-(\d{2}:\d{2})?$/;

/** Day N of the month after `hoy`'s; the last one when the month is shorter. */
function delMesQueViene(hoy: Dia, numero: number): Dia {
  const [anio, mes] = hoy.split('-').map(Number) as [number, number];
  const ultimo = new Date(Date.UTC(anio, mes + 1, 0)).getUTCDate();
  return new Date(Date.UTC(anio, mes, Math.min(numero, ultimo))).toISOString().slice(0, 10);
}

function dia(palabra: string, hoy: Dia): Dia | null {
  if (palabra === 'sin' || palabra === '-') return null;
  if (palabra === 'hoy') return hoy;
  if (palabra in DIAS_FINDE) {
    const [desde, domingo] = ventana('finde', hoy);
    const buscado = sumarDias(domingo, -DIAS_FINDE[palabra as keyof typeof DIAS_FINDE]);
    return buscado < desde ? desde : buscado;
  }
  const numero = Number(/^(?:mes\+|[+-])(\d{1,3})$/.exec(palabra)?.[1] ?? Number.NaN);
  if (Number.isNaN(numero)) throw new RangeError(`Not a day: ${palabra}`);
  if (palabra.startsWith('mes')) return delMesQueViene(hoy, numero);
  return sumarDias(hoy, palabra.startsWith('-') ? -numero : numero);
}

/** Reads the little language of the content's dates. @throws RangeError on a word it does not know */
export function interpretar(cuando: Cuando, now: Date): Momento {
  const hoy = diaDe(now);
  const momento: Momento = { dias: [], semanal: null, horaInicio: null, horaFin: null };
  for (const palabra of cuando.split(' ')) {
    const horas = HORAS.exec(palabra);
    const semanal = RECURRENCIAS.find((una) => una === `Todos los ${palabra}`);
    if (horas) {
      momento.horaInicio = horas[1] ?? null;
      momento.horaFin = horas[2] ?? null;
    } else if (semanal) momento.semanal = semanal;
    else momento.dias.push(dia(palabra, hoy));
  }
  return momento;
}
