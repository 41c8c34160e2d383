import type { Dia } from '@vidriera/domain/values/fecha';
import { derivedItemId, itemIdEnd } from '@vidriera/domain/values/item-id';
import { type Brought, type BroughtEvent, printOf, rememberBrought } from '@vidriera/kit/requests/brought';
import { ownItems } from '@vidriera/kit/requests/read';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import type { Outcome } from '../one-by-one.ts';
import { isSame, printOfEvent } from './print.ts';
import type { CalendarEvent, ReadCalendar } from './read-events.ts';

/** An event of a calendar, and what became of it here. */
export interface FoundEvent extends CalendarEvent {
  id: string;
  /** `had`: it is here as it was, or was edited here. `changed`: in the calendar, and nobody edited it here. `gone`: it was deleted here. */
  state: 'new' | 'had' | 'changed' | 'gone';
  /** A hash of what the calendar says. */
  print: string;
  /** Of the item that is here. */
  version: string;
  /** Left out by the person. */
  isOut: boolean;
  outcome?: Outcome;
}

/** Whether the person may bring it. */
export const isOffered = (state: FoundEvent['state']): boolean => state === 'new' || state === 'changed';

/** A calendar that was read, and compared with what is here. */
export interface FoundCalendar extends Omit<ReadCalendar, 'events'> {
  events: FoundEvent[];
}

const PORTS = { rememberBrought, ownItems };

/** The words by which an event is recognised that comes under a new UID. */
const wordsOf = ({ titulo, fechaExacta, fechaPeriodica, regla, fechaDesde, horaInicio }: Partial<Evento>) =>
  JSON.stringify([titulo, fechaExacta, fechaPeriodica, regla, fechaDesde, horaInicio]);
type Evento = CalendarEvent['data'];

/**
 * Returns the id of each event: the one under which it was brought before, be it by an older name, or, from programs that make new UIDs at
 * each reading, by its title and beginning. No two get the same.
 */
async function idsOf(
  uid: string,
  events: readonly CalendarEvent[],
  brought: Brought,
  there: ReadonlyMap<string, OwnItem<'evento'> | null>,
): Promise<string[]> {
  const idOf = (key: string) => derivedItemId(uid, `${brought.salt}\n${key}`);
  const isKnown = (id: string) => brought.keys.includes(itemIdEnd(id));
  const taken = new Set<string>();
  const own: string[] = [];
  for (const { key, olderKey } of events) {
    const [older, id] = [olderKey === null ? null : await idOf(olderKey), await idOf(key)];
    const chosen = older && isKnown(older) && !taken.has(older) ? older : id;
    own.push(chosen);
    taken.add(chosen);
  }
  const lone = new Map(
    [...there].flatMap(([id, item]) => (item && isKnown(id) && !taken.has(id) ? [[wordsOf(item), id]] : [])),
  );
  return own.map((id, i) => {
    const event = events[i];
    if (!event || isKnown(id) || there.has(id)) return id;
    const words = wordsOf(event.data);
    const recognised = lone.get(words);
    lone.delete(words);
    return recognised ?? id;
  });
}

/**
 * Compares a calendar with what was brought before. Its address is remembered.
 * @throws Failure 'no-session' | 'no-connection' | 'internal'
 */
export async function compare(
  uid: string,
  events: readonly CalendarEvent[],
  address: string | null,
  today: Dia,
  ports = PORTS,
): Promise<FoundEvent[]> {
  const brought = await ports.rememberBrought(address === null ? {} : { address });
  const there = await ports.ownItems('evento');
  const lost: BroughtEvent[] = [];
  const found: FoundEvent[] = [];
  const ids = await idsOf(uid, events, brought, there);
  for (const [i, event] of events.entries()) {
    const id = ids[i] ?? '';
    const key = itemIdEnd(id);
    const [isKnown, known] = [brought.keys.includes(key), printOf(brought, key)];
    const print = await printOfEvent(uid, event.data);
    const item = there.get(id);
    const here = item && { print: await printOfEvent(uid, item), isSame: isSame(item, event.data, today) };
    // The tab may have been closed between an event and its note.
    if (there.has(id) && (!isKnown || (here?.isSame && known !== here.print)))
      lost.push({ key, print: here?.isSame ? here.print : undefined });
    const isChanged = here && here.print === known && !here.isSame;
    const state = there.has(id) ? (isChanged ? 'changed' : 'had') : isKnown ? 'gone' : 'new';
    found.push({ ...event, id, state, print, version: item?.version ?? '', isOut: false });
  }
  if (lost.length > 0) await ports.rememberBrought({ events: lost });
  return found;
}
