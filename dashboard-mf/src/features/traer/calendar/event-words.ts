import type { FoundCalendar, FoundEvent } from './compare.ts';

const some = (amount: number, singular: string, many: string): string[] =>
  amount > 0 ? [`${amount} ${amount === 1 ? singular : many}`] : [];

/** Sentences about the whole calendar. */
export function calendarSummary({ events, past, unread }: FoundCalendar): string {
  const amount = (state: string) => events.filter((event) => !event.outcome && event.state === state).length;
  const ended = (kind: string, ...states: string[]) =>
    events.filter(({ state, outcome }) => outcome?.kind === kind && states.includes(state)).length;
  const parts = [
    ...some(ended('brought', 'new'), 'borrador traído', 'borradores traídos'),
    ...some(ended('brought', 'changed'), 'actualizado', 'actualizados'),
    ...some(ended('failed', 'new', 'changed'), 'que falló', 'que fallaron'),
    ...some(amount('new'), 'evento nuevo', 'eventos nuevos'),
    ...some(amount('changed'), 'que cambió en el calendario', 'que cambiaron en el calendario'),
    ...some(amount('had'), 'que ya trajiste y queda como está', 'que ya trajiste y quedan como están'),
    ...some(amount('gone'), 'que eliminaste y no vuelve', 'que eliminaste y no vuelven'),
    ...some(past, 'que ya pasó', 'que ya pasaron'),
    ...some(unread, 'que no pudimos leer', 'que no pudimos leer'),
  ];
  return parts.length > 0
    ? `Tu calendario: ${new Intl.ListFormat('es').format(parts)}.`
    : 'El calendario no tiene eventos.';
}

/** 'Traer 2 borradores', 'Actualizar 1 borrador', 'Traer 1 borrador y actualizar 2' */
export function bringWords(ready: readonly FoundEvent[]): string {
  const changed = ready.filter(({ state }) => state === 'changed').length;
  const [fresh] = some(ready.length - changed, 'borrador', 'borradores');
  const [updated] = some(changed, 'borrador', 'borradores');
  if (!fresh) return `Actualizar ${updated}`;
  return updated ? `Traer ${fresh} y actualizar ${changed}` : `Traer ${fresh}`;
}
