import type { Firestore } from 'firebase-admin/firestore';
import { mailSchema } from '../mail/letter-schema.ts';
import { refs } from '../shared/refs.ts';

/** Kinds of what somebody was told, on the site and in letters that are queued: 'subio Evento fila'. */
export async function toldTo(db: Firestore, uid: string): Promise<{ notices: string[]; letters: string[] }> {
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
