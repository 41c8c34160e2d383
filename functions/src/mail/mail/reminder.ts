import { messages } from '@vidriera/domain/messages/messages';
import { diaOf } from '@vidriera/domain/values/fecha';
import type { Firestore } from 'firebase-admin/firestore';
import { fateOf, readEvent } from '../../attend/seats/event.ts';
import { readReminder } from '../../attend/seats/reminder.ts';
import { ifOfEdition, readParty } from '../../attend/seats/stored.ts';
import { hasPage } from '../../base/firestore/access.ts';
import { isSameEdition } from '../../base/firestore/edition.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readableOrNull } from '../../base/firestore/unreadable.ts';
import type { Reminder } from '../../base/letters/letter-schema.ts';
import { hasBegun, spokenTime, titleOf } from './notice.ts';
import type { Content } from './render.ts';

/**
 * Makes a reminder from current data. @param stop address to stop reminders
 * @returns `null` if the seat was given back and no reminder asked for, or the date begins at another time, is off or has begun;
 * `not-yet` while the page of somebody without a seat is hidden
 */
export async function reminderContent(
  { db, now, origin }: { db: Firestore; now: Date; origin: string },
  uid: string,
  { evento, edition, fecha, startsAt, setting }: Reminder,
  stop: string,
): Promise<Content | 'not-yet' | null> {
  const at = { evento, fecha };
  const [item, own, reminder] = await db.getAll(
    refs.item(db, 'evento', evento),
    refs.party(db, at, uid),
    refs.reminder(db, at, uid),
  );
  const event = item && readEvent(item);
  if (!event || !isSameEdition(event.edition, edition)) return null;
  const seats = ifOfEdition(readableOrNull(own, readParty), edition)?.held ?? 0;
  const isAsked = ifOfEdition(readableOrNull(reminder, readReminder), edition) !== null;
  if (seats === 0 && !isAsked) return null;
  const fate = fateOf(event, fecha);
  if (fate.kind !== 'on' || fate.startsAt !== startsAt || hasBegun(startsAt, now)) return null;
  // People with a seat keep it while the page is hidden.
  if (seats === 0 && !hasPage(item, now)) return 'not-yet';
  const words = messages.letters.reminder;
  const when = spokenTime(startsAt);
  const titulo = titleOf(event.titulo);
  return {
    // A letter of the evening may wait past midnight.
    subject: startsAt.slice(0, 10) <= diaOf(now) ? words.today(titulo, startsAt) : words.subject(titulo),
    before: seats > 0 ? [words.news({ titulo, when, seats }), words.hint] : [words.asked({ titulo, when })],
    link: { label: words.link, href: `${origin}/eventos/${evento}` },
    footer: { text: words[setting][seats > 0 ? 'seat' : 'asked'], href: stop },
  };
}
