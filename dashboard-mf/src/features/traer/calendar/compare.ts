import { derivedItemId, itemIdEnd } from '@vidriera/domain/values/item-id';
import { rememberBrought } from '@vidriera/kit/requests/brought';
import { ownIds } from '@vidriera/kit/requests/read';
import type { Outcome } from '../one-by-one.ts';
import type { CalendarEvent, ReadCalendar } from './read-events.ts';

/** An event of a calendar, and what became of it here. */
export interface FoundEvent extends CalendarEvent {
  id: string;
  /** `gone`: it was brought, and deleted here. */
  state: 'new' | 'had' | 'gone';
  /** Left out by the person. */
  isOut: boolean;
  outcome?: Outcome;
}

/** A calendar that was read, and compared with what is here. */
export interface FoundCalendar extends Omit<ReadCalendar, 'events'> {
  events: FoundEvent[];
}

const PORTS = { rememberBrought, ownIds };

/**
 * Compares a calendar with what was brought before. Its address is remembered.
 * @throws Failure 'no-session' | 'no-connection' | 'internal'
 */
export async function compare(
  uid: string,
  events: readonly CalendarEvent[],
  address: string | null,
  ports = PORTS,
): Promise<FoundEvent[]> {
  const { salt, keys } = await ports.rememberBrought(address === null ? {} : { address });
  const ids = await Promise.all(events.map(({ key }) => derivedItemId(uid, `${salt}\n${key}`)));
  const there = await ports.ownIds('evento');
  // The tab may have been closed between an event and its note.
  for (const id of ids)
    if (there.has(id) && !keys.includes(itemIdEnd(id))) await ports.rememberBrought({ key: itemIdEnd(id) });
  return events.map((event, i) => {
    const id = ids[i] ?? '';
    const state = there.has(id) ? 'had' : keys.includes(itemIdEnd(id)) ? 'gone' : 'new';
    return { ...event, id, state, isOut: false };
  });
}
