import { partsOf, type Subject } from '@vidriera/domain/held/subject-schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Buckets, Deps } from '../../base/firestore/admin.ts';
import { heldAs } from '../../base/firestore/held.ts';
import { refs } from '../../base/firestore/refs.ts';
import { settlePictures, settlePicturesOf } from '../../items/images/held-pictures.ts';
import { updateDerived } from '../../items/items/derived.ts';
import { syncItems } from '../../items/items/owner-items.ts';

type Snapshots = { before?: DocumentSnapshot | undefined; after?: DocumentSnapshot | undefined };

/**
 * Derives a held or cleared item anew, or all items of its account, and moves pictures. It reads what is stored, so events may come late and
 * twice.
 */
export async function followHold(
  deps: Pick<Deps, 'db' | 'now'> & Buckets,
  subject: Subject,
  { before, after }: Snapshots,
): Promise<void> {
  const { kind, id } = partsOf(subject);
  const isSame = heldAs(before) === heldAs(after);
  if (kind === 'user') {
    if (isSame) return;
    await syncItems(deps, id);
    await settlePicturesOf(deps, id);
    return;
  }
  if (kind === 'message') return; // its readers go by its own field
  if (!isSame) await updateDerived(deps, [refs.item(deps.db, kind, id)]);
  await settlePictures(
    deps,
    [before, after].flatMap((held) => (held?.get('paths') as string[]) ?? []),
  );
}
