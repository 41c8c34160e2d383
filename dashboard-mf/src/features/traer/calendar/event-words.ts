import type { FoundCalendar } from './compare.ts';

const some = (amount: number, one: string, many: string): string[] =>
  amount > 0 ? [`${amount} ${amount === 1 ? one : many}`] : [];

/** Sentences about the whole calendar. */
export function calendarSummary({ events, past, unread }: FoundCalendar): string {
  const amount = (state: string) => events.filter((one) => !one.outcome && one.state === state).length;
  const ended = (kind: string) => events.filter(({ outcome }) => outcome?.kind === kind).length;
  const parts = [
    ...some(ended('brought'), 'borrador traído', 'borradores traídos'),
    ...some(ended('failed'), 'que falló', 'que fallaron'),
    ...some(amount('new'), 'evento nuevo', 'eventos nuevos'),
    ...some(amount('had'), 'que ya trajiste y queda como está', 'que ya trajiste y quedan como están'),
    ...some(amount('gone'), 'que eliminaste y no vuelve', 'que eliminaste y no vuelven'),
    ...some(past, 'que ya pasó', 'que ya pasaron'),
    ...some(unread, 'que no pudimos leer', 'que no pudimos leer'),
  ];
  return parts.length > 0
    ? `Tu calendario: ${new Intl.ListFormat('es').format(parts)}.`
    : 'El calendario no tiene eventos.';
}
