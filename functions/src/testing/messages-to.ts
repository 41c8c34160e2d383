import type { Firestore } from 'firebase-admin/firestore';
import { refs } from '../base/firestore/refs.ts';
import { mailSchema } from '../base/letters/letter-schema.ts';

/** Returns the kinds of a person's notices, and the news of their queued letters: 'moved-up Evento fila'. */
export async function messagesTo(
  db: Firestore,
  uid: string,
): Promise<{ notices: string[]; letters: string[] }> {
  const [notices, mail] = await Promise.all([
    refs.notices(db, uid).get(),
    refs.mail(db).where('uid', '==', uid).get(),
  ]);
  const news = mail.docs.flatMap((doc): { kind: string; titulo: string }[] => {
    const { letter } = mailSchema.parse(doc.data());
    if (letter.kind === 'promo-notice') return [letter.news];
    return letter.kind === 'event-notice' ? Object.values(letter.news) : [];
  });
  return {
    notices: notices.docs.map((doc) => String(doc.get('kind'))).sort(),
    letters: news.map(({ kind, titulo }) => `${kind} ${titulo}`).sort(),
  };
}
