import { quoted } from '@vidriera/domain/values/isolated';
import type { FoundCalendar, FoundEvent } from './compare.ts';
import type { Unread } from './components.ts';

const some = (amount: number, singular: string, many: string): string[] =>
  amount > 0 ? [`${amount} ${amount === 1 ? singular : many}`] : [];
const listed = (parts: readonly string[]): string => new Intl.ListFormat('es').format(parts);

/** Counts of a file's events. Each event is exactly one of these. */
export interface FileNumbers {
  new: number;
  changed: number;
  unchanged: number;
  over: number;
  calledOff: number;
  parts: number;
  unread: number;
}

/** Counts the events of a file; one that is brought as several drafts counts once. */
export function numbersOf({ events, over, calledOff, parts, unread }: FoundCalendar): FileNumbers {
  const states = new Map<number, Set<FoundEvent['state']>>();
  for (const { of, state } of events) states.set(of, (states.get(of) ?? new Set()).add(state));
  const all = [...states.values()];
  const isNew = (found: Set<FoundEvent['state']>) => found.has('new');
  const isChanged = (found: Set<FoundEvent['state']>) => !isNew(found) && found.has('changed');
  const [fresh, changed] = [all.filter(isNew).length, all.filter(isChanged).length];
  return {
    new: fresh,
    changed,
    unchanged: all.length - fresh - changed,
    over,
    calledOff,
    parts,
    unread: unread.length,
  };
}

/** 'El calendario tiene 5 eventos: 3 nuevos, 1 que ya trajiste y 1 que ya pasó.' */
export function fileSummary(found: FoundCalendar): string {
  const numbers = numbersOf(found);
  const total = Object.values(numbers).reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return 'El calendario no tiene eventos.';
  const parts = [
    ...some(numbers.new, 'nuevo', 'nuevos'),
    ...some(numbers.changed, 'que cambió', 'que cambiaron'),
    ...some(numbers.unchanged, 'que ya trajiste', 'que ya trajiste'),
    ...some(numbers.over, 'que ya pasó', 'que ya pasaron'),
    ...some(numbers.calledOff, 'cancelado', 'cancelados'),
    ...some(numbers.parts, 'que es parte de otro', 'que son parte de otros'),
    ...some(numbers.unread, 'que no pudimos leer', 'que no pudimos leer'),
  ];
  return `El calendario tiene ${some(total, 'evento', 'eventos')}: ${listed(parts)}.`;
}

/** 'No pudimos leer «Taller»: no se entiende su fecha.' */
export const unreadText = ({ titulo, why }: Unread): string =>
  `No pudimos leer ${titulo ? quoted(titulo) : 'un evento sin título'}: ${why}.`;

/** Says what became of the drafts that were brought, or would be. */
export function draftsSummary({ events }: FoundCalendar): string {
  const amount = (state: string) => events.filter((event) => !event.outcome && event.state === state).length;
  const ended = (kind: string, ...states: string[]) =>
    events.filter(({ state, outcome }) => outcome?.kind === kind && states.includes(state)).length;
  const parts = [
    ...some(ended('brought', 'new'), 'borrador traído', 'borradores traídos'),
    ...some(ended('brought', 'changed'), 'actualizado', 'actualizados'),
    ...some(ended('failed', 'new', 'changed'), 'que falló', 'que fallaron'),
    ...some(amount('had'), 'que ya trajiste y queda como está', 'que ya trajiste y quedan como están'),
    ...some(amount('gone'), 'que eliminaste y no vuelve', 'que eliminaste y no vuelven'),
  ];
  return parts.length > 0 ? `Tu calendario: ${listed(parts)}.` : '';
}

/** 'Traer 2 borradores', 'Actualizar 1 borrador', 'Traer 1 borrador y actualizar 2' */
export function bringWords(ready: readonly FoundEvent[]): string {
  const changed = ready.filter(({ state }) => state === 'changed').length;
  const [fresh] = some(ready.length - changed, 'borrador', 'borradores');
  const [updated] = some(changed, 'borrador', 'borradores');
  if (!fresh) return `Actualizar ${updated}`;
  return updated ? `Traer ${fresh} y actualizar ${changed}` : `Traer ${fresh}`;
}
