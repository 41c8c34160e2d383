import { SHOWN_AFTER_MS } from '@vidriera/domain/door/limits';
import { messages } from '@vidriera/domain/messages/messages';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readable } from '../../base/firestore/unreadable.ts';
import { readSeatHead } from '../seats/stored.ts';
import type { DoorDeps } from './standing.ts';

const MAX_DATES = 20;

/** Lists a creator's dates with parties whose list may be seen, soonest first. */
export async function doorDates({ db, now }: DoorDeps, uid: string) {
  const since = new Date(now().getTime() - SHOWN_AFTER_MS);
  const { docs } = await queryFrom(db, queries.datesFrom(uid, since)).limit(MAX_DATES).get();
  const heads = readable(docs, readSeatHead);
  if (heads.length === 0) return [];
  const items = heads.map(({ evento }) => refs.item(db, 'evento', evento));
  const events = await db.getAll(...items, { fieldMask: ['titulo'] });
  return heads.map(({ evento, fecha }, i) => {
    const titulo: unknown = events[i]?.get('titulo');
    return { evento, fecha, titulo: typeof titulo === 'string' ? titulo : messages.general.nameless };
  });
}
