import type { Deps } from '../../base/firestore/admin.ts';
import { eachPage } from '../../base/firestore/each-page.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';

const PAGE = 100;
/** Fields of a complaint in the export. */
export const COMPLAINT_FIELDS = [
  'case',
  'reason',
  'text',
  'reference',
  'outcome',
  'createdAt',
  'updatedAt',
] as const;

/** Deletes a person's complaints, and what moderators noted of them. Cases keep the counts. */
export async function forgetComplaintsOf({ db }: Pick<Deps, 'db'>, uid: string): Promise<void> {
  await eachPage(
    () => queryFrom(db, queries.complaintsOf(uid)).limit(PAGE).get(),
    async (ref) => {
      await ref.delete();
    },
  );
  await refs.reporter(db, uid).delete();
}
