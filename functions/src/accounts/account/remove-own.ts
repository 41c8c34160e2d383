import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { DAY_MS } from '@vidriera/domain/site/retention';
import { TIPOS } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import type { Deps } from '../../base/firestore/admin.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { deleteFolder, foldersOf } from '../../base/firestore/uploads.ts';
import { itemsOf } from '../../items/items/owner-items.ts';

/** Removes a person’s items and files. */
export async function sweep({ db, bucket, thumbnails }: Deps, uid: string): Promise<void> {
  for (const tipo of TIPOS) {
    for await (const page of itemsOf(db, tipo, uid)) {
      // Transactions retry, because triggers and tabs write the same items.
      await db.runTransaction(async (tx) => {
        for (const ref of page) tx.delete(ref);
      });
    }
  }
  // Originals go first: image processing checks last that its original exists.
  for (const folderBucket of [bucket, thumbnails])
    await Promise.all(foldersOf(uid).map((prefix) => deleteFolder(folderBucket, prefix)));
}

/** Removes the documents that a person has one of, and keeps the usernames for a while. Runs last. */
export function removeDocuments({ db, now }: Deps, uid: string): Promise<void> {
  const freeFrom = new Date(now().getTime() + LIMITS.usernameKeptDays * DAY_MS);
  return db.runTransaction(async (tx) => {
    const { docs: names } = await tx.get(queryFrom(db, queries.namesOf(uid)));
    for (const { ref } of names) tx.set(ref, { freeFrom });
    for (const tipo of TIPOS) tx.delete(refs.counter(db, uid, tipo));
    tx.delete(refs.brought(db, uid));
    tx.delete(refs.creador(db, uid));
    tx.delete(refs.keptPerfil(db, uid));
    tx.delete(refs.orden(db, uid));
    tx.delete(refs.held(db, subjectOf('user', uid)));
    tx.delete(refs.user(db, uid));
  });
}
