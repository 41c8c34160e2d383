import { readWhatsapp, whatsappAddress } from '@vidriera/domain/perfil/whatsapp';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';

/**
 * Completes stored WhatsApp numbers that begin with no country's code and are read as one Argentine number: `wa.me/1155550134` →
 * `wa.me/5491155550134`. The old address stays in `link_WsspBefore`. A number that some country may have, or that is none, stays as it is.
 */
export const whatsappNumbers: Migration = {
  title: 'Completes WhatsApp numbers that lack the code of their country',
  collections: ['user'],
  page: async ({ db, dryRun }, _collection, people) => {
    let written = 0;
    for (const person of people) {
      if (!completedOf(person)) continue;
      if (dryRun || (await complete(db, person.ref))) written++;
    }
    return written;
  },
};

/** Completes a person's number as it is stored by now; says whether there was something to complete. */
const complete = (db: Firestore, ref: DocumentReference): Promise<boolean> =>
  db.runTransaction(async (tx) => {
    const person = await tx.get(ref);
    const completed = completedOf(person);
    if (completed) tx.update(ref, { link_Wssp: completed, link_WsspBefore: person.get('link_Wssp') });
    return completed !== null;
  });

/** The completed address of a person's WhatsApp; `null` where there is nothing to complete. */
function completedOf(person: DocumentSnapshot): string | null {
  const stored: unknown = person.get('link_Wssp');
  if (typeof stored !== 'string' || !/^https:\/\/wa\.me\/\d+$/.test(stored)) return null;
  const completed = whatsappAddress(readWhatsapp(stored));
  return completed === stored ? null : completed;
}
