import { RECURRENCIAS } from '@vidriera/domain/evento/recurrencia';
import { weekdayName } from '@vidriera/domain/evento/regla-words';

/** Monday first, with the numbers of rules. */
export const WEEKDAYS = RECURRENCIAS.map((_, day) => ({ value: String(day), label: weekdayName(day) }));
