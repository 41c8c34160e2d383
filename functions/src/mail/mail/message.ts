import { complaintPath, messagePath } from '@vidriera/domain/complaint/paths';
import { messages } from '@vidriera/domain/messages/messages';
import type { Firestore } from 'firebase-admin/firestore';
import { readEvent } from '../../attend/seats/event.ts';
import { isFor, readMessage } from '../../attend/seats/messages.ts';
import { ifOfEdition, readParty } from '../../attend/seats/stored.ts';
import { isSameEdition } from '../../base/firestore/edition.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readableOrNull } from '../../base/firestore/unreadable.ts';
import type { MessageLetter } from '../../base/letters/letter-schema.ts';
import { spokenTime, titleOf } from './notice.ts';
import type { Content } from './render.ts';
import { withoutLinks } from './without-links.ts';

/** Makes the letter of a creator's message. @returns `null` if its guest left, or it is gone; `not-yet` while it is held */
export async function messageContent(
  { db, origin }: { db: Firestore; origin: string },
  uid: string,
  { evento, edition, message: id }: MessageLetter,
  stop: string,
): Promise<Content | 'not-yet' | null> {
  const [item, stored] = await db.getAll(refs.item(db, 'evento', evento), refs.message(db, id));
  const event = item && readEvent(item);
  const message = ifOfEdition(readableOrNull(stored, readMessage), edition);
  if (!event || !isSameEdition(event.edition, edition) || !message) return null;
  // Its date may have moved since.
  const own = await refs.party(db, message, uid).get();
  const party = ifOfEdition(readableOrNull(own, readParty), edition);
  if (!party) return null;
  if (message.retenido === 'baja' || !isFor(message.to, party)) return null;
  if (message.retenido) return 'not-yet';
  const words = messages.letters.message;
  const titulo = titleOf(event.titulo);
  return {
    subject: words.subject(titulo),
    before: [
      words.news({ titulo, when: spokenTime(party.startsAt) }),
      ...withoutLinks(message.text)
        .split(/\n+/)
        .filter((line) => line.trim()),
      words.hint,
    ],
    link: { label: words.link, href: `${origin}/eventos/${evento}` },
    after: [words.complain(`${origin}${complaintPath(messagePath(id))}`)],
    footer: { text: messages.letters.notices.stop, href: stop },
  };
}
