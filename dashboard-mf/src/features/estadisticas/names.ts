import { monthName as nameOf } from '@vidriera/domain/values/fecha';
import { shortDay } from '@vidriera/kit/words/format';

/** '2026-11' → 'noviembre de 2026' */
export const monthName = (month: string): string => `${nameOf(month)} de ${month.slice(0, 4)}`;

/** '2026-11-27' → '27 nov 2026' */
export const dayName = (dia: string): string => shortDay(dia, '');

/** Under a bar: '2026-11-27' → '27', '2026-11' → 'nov' */
export const barName = (step: string): string =>
  step.length > 7 ? String(Number(step.slice(8))) : nameOf(step).slice(0, 3);

/** '2026-11-27T21' → '27 nov 2026, 21 h' */
export const hourName = (hour: string): string => `${dayName(hour.slice(0, 10))}, ${hour.slice(11)} h`;
