import { monthName as nameOf } from '@vidriera/domain/values/fecha';
import { shortDay } from '@vidriera/kit/format';

/** '2026-11' → 'noviembre de 2026' */
export const monthName = (month: string): string => `${nameOf(month)} de ${month.slice(0, 4)}`;

/** '2026-11-27' → '27 nov 2026' */
export const dayName = (dia: string): string => shortDay(dia, '');

/** '2026-11-27T21' → '27 nov 2026, 21 h' */
export const hourName = (hour: string): string => `${dayName(hour.slice(0, 10))}, ${hour.slice(11)} h`;
