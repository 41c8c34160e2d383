import { ownerOfPath } from '@vidriera/domain/image/image';
import { z } from '@vidriera/domain/zod';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Buckets, Deps } from '../../base/firestore/admin.ts';
import { eachAlone } from '../../base/firestore/each-alone.ts';
import { pagesOf, queries, queryFrom } from '../../base/firestore/queries.ts';
import { deleteUnnamed } from '../../items/images/naming.ts';

const BATCH = 250;
const entrySchema = z.object({ path: z.catch(z.string(), '') });

function byOwner(entries: QueryDocumentSnapshot[]): Map<string, Map<string, QueryDocumentSnapshot>> {
  const owners = new Map<string, Map<string, QueryDocumentSnapshot>>();
  for (const entry of entries) {
    const { path } = entrySchema.parse(entry.data());
    const uid = ownerOfPath(path) ?? '';
    owners.set(uid, (owners.get(uid) ?? new Map()).set(path, entry));
  }
  return owners;
}

/** Deletes due uploads that no document names, with thumbnails. Unreadable documents keep them. @returns how many */
export async function sweepUploads(
  { db, bucket, thumbnails, now }: Pick<Deps, 'db' | 'now'> & Buckets,
  isTimeLeft: () => boolean = () => true,
): Promise<number> {
  let deleted = 0;
  for await (const entries of pagesOf(queryFrom(db, queries.dueUploads(now())), BATCH)) {
    deleted += await eachAlone(
      byOwner(entries),
      ([uid]) => `user/${uid}`,
      async ([uid, uploads]) => {
        const leftovers = await deleteUnnamed({ db, bucket, thumbnails, now }, uid, uploads.keys());
        const batch = db.batch();
        for (const { ref } of uploads.values()) batch.delete(ref);
        await batch.commit();
        return leftovers;
      },
    );
    if (!isTimeLeft()) break;
  }
  return deleted;
}
