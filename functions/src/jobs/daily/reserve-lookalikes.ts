import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { eachAlone } from '../../base/firestore/each-alone.ts';
import { refs } from '../../base/firestore/refs.ts';

/** Reserves missing look-alikes, for example after a twin was freed. @returns for how many names */
export async function reserveLookalikes(
  db: Firestore,
  names: DocumentSnapshot[],
  dryRun = false,
): Promise<number> {
  const alikes = await db.getAll(...names.flatMap(({ id }) => refs.usernameAlikes(db, id)));
  const missing = new Set(alikes.filter(({ exists }) => !exists).map(({ ref }) => ref.path));
  return eachAlone(
    names.filter(({ id }) => refs.usernameAlikes(db, id).some(({ path }) => missing.has(path))),
    ({ ref }) => ref.path,
    ({ ref, id }) =>
      db.runTransaction(async (tx) => {
        const name = await tx.get(ref);
        const free = (await tx.getAll(...refs.usernameAlikes(db, id))).filter(({ exists }) => !exists);
        if (!name.exists || free.length === 0) return 0;
        if (!dryRun) for (const alike of free) tx.create(alike.ref, { username: id });
        return 1;
      }),
  );
}
