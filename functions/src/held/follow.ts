import { partsOf, type Subject } from '@vidriera/domain/held/subject-schema';
import type { Deps } from '../firestore/admin.ts';
import { refs } from '../firestore/refs.ts';
import { updateDerived } from '../items/derived.ts';
import { syncItems } from '../items/owner-items.ts';

/** Derives a held or cleared item anew, or all items of its account. It reads what is stored, so events may come late and twice. */
export async function followHold(deps: Pick<Deps, 'db' | 'now'>, subject: Subject): Promise<void> {
  const { kind, id } = partsOf(subject);
  if (kind === 'user') await syncItems(deps, id);
  else await updateDerived(deps, [refs.item(deps.db, kind, id)]);
}
