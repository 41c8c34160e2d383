import type { Subject } from '@vidriera/domain/held/subject-schema';
import type { Deps } from '../../base/firestore/admin.ts';
import { readHold } from '../../base/firestore/held.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { refs } from '../../base/firestore/refs.ts';
import { pathsOf } from './hold.ts';

/** Adds to an item's own hold the pictures that it names now. The hold's trigger withholds them. */
export async function listPictures({ db }: Pick<Deps, 'db'>, subject: Subject): Promise<void> {
  await db.runTransaction(async (tx) => {
    const [thing, stored] = await tx.getAll(db.doc(subject), refs.held(db, subject));
    const hold = readHold(stored);
    if (!thing?.exists || !hold) return;
    const paths = pathsOf({ subject, thing, hold });
    if (paths.length > (hold.paths?.length ?? 0)) tx.update(refs.held(db, subject), { paths });
  }, PATIENT);
}
