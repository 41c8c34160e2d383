import { fechaSchema, textOrNull } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../firestore/admin.ts';
import { eachPage } from '../firestore/each-page.ts';
import { queries, queryFrom } from '../firestore/queries.ts';
import { refs } from '../firestore/refs.ts';
import { parseStored } from '../firestore/unreadable.ts';

/** A document `deskLog/{id}`, which nothing changes but the deletion of the moderator's account. */
const actSchema = z.object({
  case: z.string(),
  /** `held`, `cleared`, `removed`, or `muted` and `unmuted`, without the reporter's name; `verified` and `unverified` for a person. */
  action: z.string(),
  text: z.string(),
  /** The moderator; `null` for an operator, and once a moderator's account is deleted. */
  by: textOrNull,
  at: fechaSchema,
});
type Act = z.infer<typeof actSchema>;

const LATEST = 50;
const PAGE = 100;

/** Notes an act within its transaction. */
export function logAct(db: Firestore, tx: Transaction, { case: of, action, text, by, at }: Act): void {
  tx.create(refs.deskLog(db).doc(), { case: of, action, text, by, at });
}

/** Returns a case's latest acts, newest first. */
export async function readLog({ db }: Pick<Deps, 'db'>, of: string): Promise<Act[]> {
  const { docs } = await queryFrom(db, queries.deskLogOf(of)).limit(LATEST).get();
  return docs.map((doc) => parseStored(actSchema, doc, doc.data()) as Act);
}

/** Takes a moderator's name from the log. */
export async function forgetActsOf({ db }: Pick<Deps, 'db'>, uid: string): Promise<void> {
  await eachPage(
    () => queryFrom(db, queries.deskLogBy(uid)).limit(PAGE).get(),
    async (ref) => {
      await ref.update({ by: null });
    },
  );
}
