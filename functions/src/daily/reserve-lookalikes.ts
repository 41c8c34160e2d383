import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { refs } from '../shared/refs.ts';
import { eachAlone } from './each-alone.ts';

/** Reserves missing look-alikes, for example after a twin was freed. @returns how many */
export async function reserveLookalikes(db: Firestore, names: DocumentSnapshot[]): Promise<number> {
  const alikes = await db.getAll(...names.map(({ id }) => refs.usernameAlike(db, id)));
  return eachAlone(
    names.filter((_, i) => !alikes[i]?.exists),
    ({ ref }) => ref.path,
    ({ ref, id }) =>
      db.runTransaction(async (tx) => {
        const name = await tx.get(ref);
        const alike = await tx.get(refs.usernameAlike(db, id));
        if (!name.exists || alike.exists) return 0;
        tx.create(alike.ref, { username: id });
        return 1;
      }),
  );
}
