import { messages } from '@vidriera/domain/messages/messages';
import type { Firestore } from 'firebase-admin/firestore';
import { readUpcoming } from '../../accounts/following/upcoming.ts';
import { spokenTime, titleOf } from './notice.ts';
import type { Content } from './render.ts';

/** Makes the week’s letter from current data. @param stop address to stop it @returns `null` if nothing begins soon */
export async function digestContent(
  { db, now, origin }: { db: Firestore; now: Date; origin: string },
  uid: string,
  stop: string,
): Promise<Content | null> {
  const upcoming = await readUpcoming(db, uid, now);
  if (upcoming.length === 0) return null;
  const words = messages.letters.digest;
  return {
    subject: words.subject,
    before: [
      words.intro,
      ...upcoming.map(({ titulo, author, startsAt }) =>
        words.item({
          titulo: titleOf(titulo),
          nombre: titleOf(author.nombre || author.username),
          when: spokenTime(startsAt),
        }),
      ),
    ],
    link: { label: words.link, href: `${origin}/all` },
    footer: { text: words.stop, href: stop },
  };
}
