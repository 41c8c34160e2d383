import { RECURRENCIAS, type Recurrencia } from '@vidriera/domain/evento/recurrencia';
import { readRegla } from '@vidriera/domain/evento/regla';
import { addDays, type Dia, range } from '@vidriera/domain/values/fecha';
import { agendaDay, localTime } from '@vidriera/domain/values/local-time';
import type { When } from './content/kinds.ts';

export type DemoMoment = {
  /** Days in a form's date fields. */
  days: (Dia | null)[];
  weekly: Recurrencia | null;
  /** As stored: 'FREQ=MONTHLY;BYDAY=1FR'. */
  regla: string | null;
  horaInicio: string | null;
  horaFin: string | null;
};

const WEEKEND_DAYS = { 'finde:vie': 2, 'finde:sab': 1, 'finde:dom': 0 } as const;
const HORAS = /^(\d{2}:\d{2})-(\d{2}:\d{2})?$/;

/** Returns day N of the next month, or its last one. */
function ofNextMonth(today: Dia, number: number): Dia {
  const [year, month] = today.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(number, last))).toISOString().slice(0, 10);
}

function dia(word: string, today: Dia): Dia | null {
  if (word === 'sin' || word === '-') return null;
  if (word === 'hoy') return today;
  if (word in WEEKEND_DAYS) {
    const [from, sunday] = range('finde', today);
    const sought = addDays(sunday, -WEEKEND_DAYS[word as keyof typeof WEEKEND_DAYS]);
    return sought < from ? from : sought;
  }
  const number = Number(/^(?:mes\+|[+-])(\d{1,3})$/.exec(word)?.[1] ?? Number.NaN);
  if (Number.isNaN(number)) throw new RangeError(`Not a day: ${word}`);
  if (word.startsWith('mes')) return ofNextMonth(today, number);
  return addDays(today, word.startsWith('-') ? -number : number);
}

/** Parses the content's dates from the agenda's day on. @throws RangeError for an unknown word */
export function interpret(when: When, now: Date): DemoMoment {
  const today = agendaDay(localTime(now));
  const moment: DemoMoment = { days: [], weekly: null, regla: null, horaInicio: null, horaFin: null };
  for (const word of when.split(' ')) {
    const horas = HORAS.exec(word);
    const weekly = RECURRENCIAS.find((item) => item === `Todos los ${word}`);
    if (horas) {
      moment.horaInicio = horas[1] ?? null;
      moment.horaFin = horas[2] ?? null;
    } else if (weekly) moment.weekly = weekly;
    else if (readRegla(word)) moment.regla = word;
    else moment.days.push(dia(word, today));
  }
  return moment;
}
