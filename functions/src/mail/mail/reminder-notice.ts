import { messages } from '@vidriera/domain/messages/messages';
import type { Firestore } from 'firebase-admin/firestore';
import { fateOf, readEvent } from '../../attend/seats/event.ts';
import { isSameEdition } from '../../base/firestore/edition.ts';
import { refs } from '../../base/firestore/refs.ts';
import type { ReminderNotice } from '../../base/letters/letter-schema.ts';
import { hasBegun, spokenTime, titleOf } from './notice.ts';
import type { Content } from './render.ts';
import { withoutLinks } from './without-links.ts';

/**
 * Makes a letter to a person whom we reminded of a date that is off or begins at another time, from current data.
 * @param stop address to stop reminders
 * @returns `null` if the date is again as they know it, or has begun
 */
export async function reminderNoticeContent(
  { db, now, origin }: { db: Firestore; now: Date; origin: string },
  { evento, edition, fecha, titulo, startsAt: reminded, known, setting }: ReminderNotice,
  stop: string,
): Promise<Content | null> {
  const snapshot = await refs.item(db, 'evento', evento).get();
  const found = readEvent(snapshot);
  // Unreadable: nothing is known of it.
  if (!found && snapshot.exists) return null;
  const event = found && isSameEdition(found.edition, edition) ? found : null;
  const fate = fateOf(event, fecha);
  const isOn = fate.kind === 'on';
  const startsAt = isOn ? fate.startsAt : reminded;
  if (hasBegun(startsAt, now) || known === (isOn ? startsAt : fate.kind)) return null;
  const words = messages.letters.reminder;
  const facts = { titulo: titleOf(event?.titulo ?? titulo), when: spokenTime(startsAt) };
  const wasOff = !/^\d/.test(known);
  const kind = isOn ? (wasOff ? 'back-on' : 'moved') : fate.kind === 'moved' ? 'gone' : fate.kind;
  const aviso = event && !event.isRetired ? event.avisoOn(fecha) : '';
  return {
    subject: messages.letters.notices[kind === 'gone' ? 'moved' : kind].subject(facts.titulo),
    before: [words[kind](facts), ...(aviso ? [messages.seats.reason(withoutLinks(aviso))] : []), words.page],
    link: { label: words.link, href: `${origin}/eventos/${evento}` },
    footer: { text: words[setting].asked, href: stop },
  };
}
