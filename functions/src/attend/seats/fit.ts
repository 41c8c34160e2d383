import { MAX_SEATS } from '@vidriera/domain/seats/limits';
import { localTime } from '@vidriera/domain/values/local-time';
import { isSameEdition } from '../../base/firestore/edition.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readable } from '../../base/firestore/unreadable.ts';
import { readPeople } from '../notices/tell-person.ts';
import { type EventDate, fateOf, readKnownEvent } from './event.ts';
import { dateSeatsOf, dateTransaction, type SeatDeps } from './move-up.ts';
import { readDateCounts, writeDateCounts } from './rearrange.ts';
import { partyChanges, readParty } from './stored.ts';
import { tellSeatNews } from './tell.ts';

/**
 * Lowers requests of waiting parties to the event's seats, and tells them: more can never come. They keep their seats and their place.
 * A request for none is deleted.
 * @returns parties told; fewer than `limit` if none is left
 */
export const fitSome = (deps: SeatDeps, at: EventDate, limit: number): Promise<number> =>
  dateTransaction(deps, at, async (tx) => {
    const { db, now } = deps;
    const event = readKnownEvent(await tx.get(refs.item(db, 'evento', at.evento)));
    const fate = fateOf(event, at.fecha);
    if (!event || event.isPaused || !isSameEdition(event.edition, at.edition)) return 0;
    if (fate.kind !== 'on' || fate.begins <= localTime(now())) return 0;
    const { aforo, titulo } = event;
    const aviso = event.avisoOn(at.fecha);
    const tooMany = Array.from({ length: MAX_SEATS }, (_, i) => i + 1).filter((amount) => amount > aforo);
    if (tooMany.length === 0) return 0;
    const { docs } = await tx.get(queryFrom(db, queries.waitingFor(at, tooMany)).limit(limit));
    const parties = readable(docs, readParty);
    const was = await readDateCounts(deps, tx, at);
    const people = await readPeople(deps, tx, parties);
    let waitingCount = was.head?.waitingCount ?? 0;
    for (const party of parties) {
      const { ref, uid, held } = party;
      const asked = Math.max(held, aforo);
      if (asked === held) waitingCount--;
      if (asked === 0) tx.delete(ref);
      else tx.update(ref, partyChanges({ ...party, asked }));
      const news = { kind: 'fewer', ...at, titulo, aviso, startsAt: fate.startsAt } as const;
      tellSeatNews(deps, tx, people.get(uid), { ...news, held, isKept: asked > 0 });
    }
    writeDateCounts(deps, tx, dateSeatsOf(event, at.fecha, fate, now()), was, { ...was, waitingCount });
    return parties.length;
  });
