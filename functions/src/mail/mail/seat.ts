import { messages } from '@vidriera/domain/messages/messages';
import type { Firestore } from 'firebase-admin/firestore';
import { fateOf, readEvent } from '../../attend/seats/event.ts';
import { ifOfEdition, readParty } from '../../attend/seats/stored.ts';
import { isSameEdition } from '../../base/firestore/edition.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readableOrNull } from '../../base/firestore/unreadable.ts';
import type { SeatLetter } from '../../base/letters/letter-schema.ts';
import { icsOfDate } from '../../items/calendars/calendar-item.ts';
import { hasBegun, spokenTime, titleOf } from './notice.ts';
import type { Content } from './render.ts';

/** Makes a seat's own letter from current data. @returns `null` if the seat was given back, or the date is off or has begun */
export async function seatContent(
  { db, now, origin }: { db: Firestore; now: Date; origin: string },
  uid: string,
  { evento, edition, fecha }: SeatLetter,
): Promise<Content | null> {
  const [item, own] = await db.getAll(
    refs.item(db, 'evento', evento),
    refs.party(db, { evento, fecha }, uid),
  );
  const event = item && readEvent(item);
  const party = ifOfEdition(readableOrNull(own, readParty), edition);
  if (!event || !isSameEdition(event.edition, edition) || !party || party.held === 0) return null;
  const fate = fateOf(event, fecha);
  if (fate.kind !== 'on' || hasBegun(fate.startsAt, now)) return null;
  const words = messages.letters.seat;
  const titulo = titleOf(event.titulo);
  const ics = icsOfDate({ origin, now }, item, fecha);
  return {
    subject: words.subject(titulo),
    before: [
      words.news({ titulo, when: spokenTime(fate.startsAt), seats: party.held }),
      ...(ics ? [words.attached] : []),
      words.hint,
    ],
    link: { label: words.link, href: `${origin}/eventos/${evento}` },
    ics,
  };
}
