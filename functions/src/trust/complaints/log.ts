import { DAY_MS, RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { fechaSchema, textOrNull } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { eachPage } from '../../base/firestore/each-page.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { parseStored, readable } from '../../base/firestore/unreadable.ts';

/** A document `deskLog/{id}`, which nothing changes but the deletion of the moderator's account. */
const actSchema = z.object({
  case: z.string(),
  /** `held`, `cleared`, `removed`, or `muted` and `unmuted`, without the reporter's name; `ordered`, `unordered` and `kept` for a judge; `verified` and `unverified` for a person. */
  action: z.string(),
  text: z.string(),
  /** The moderator; `null` for an operator, and for what happened by itself. */
  by: textOrNull,
  at: fechaSchema,
  expiresAt: z.optional(fechaSchema),
});
type Act = Omit<z.infer<typeof actSchema>, 'expiresAt'>;

/** Stands for the uid of a moderator whose account is deleted. */
export const DELETED_MODERATOR = '(deleted)';

const AT_ONCE = 50;
const PAGE = 100;

/** Notes an act within its transaction. */
export function logAct(db: Firestore, tx: Transaction, { case: of, action, text, by, at }: Act): void {
  const expiresAt = new Date(at.getTime() + RETENTION_DAYS.deskLog * DAY_MS);
  tx.create(refs.deskLog(db).doc(), { case: of, action, text, by, at, expiresAt });
}

/** Returns a case's acts, newest first. @param before only earlier ones */
export async function readLog(
  { db }: Pick<Deps, 'db'>,
  of: string,
  before?: Date,
): Promise<{ acts: Act[]; hasMore: boolean }> {
  const query = queryFrom(db, queries.deskLogOf(of)).limit(AT_ONCE + 1);
  const { docs } = await (before ? query.startAfter(before) : query).get();
  return { acts: readable(docs.slice(0, AT_ONCE), readAct), hasMore: docs.length > AT_ONCE };
}

const readAct = (doc: DocumentSnapshot): Act => parseStored(actSchema, doc, doc.data());

/** Takes a moderator's name from the log. */
export async function forgetActsOf({ db }: Pick<Deps, 'db'>, uid: string): Promise<void> {
  await eachPage(
    () => queryFrom(db, queries.deskLogBy(uid)).limit(PAGE).get(),
    async (ref) => {
      await ref.update({ by: DELETED_MODERATOR });
    },
  );
}
