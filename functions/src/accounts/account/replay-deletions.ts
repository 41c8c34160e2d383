import { fechaOrNull } from '@vidriera/domain/values/firestore-schema';
import { TIPOS } from '@vidriera/domain/values/ids';
import { z } from '@vidriera/domain/zod';
import type { Deps } from '../../base/firestore/admin.ts';
import { type Edition, editionOf, isSameEdition } from '../../base/firestore/edition.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { foldersOf } from '../../base/firestore/uploads.ts';
import { type Deletion, recordedDeletions } from '../../base/people/ledger.ts';
import { itemWritten } from '../../items/items/item-written.ts';
import { removeAccount } from './remove-account.ts';

export type Replay = {
  deleted: string[];
  gone: number;
  newer: string[];
  unreadable: string[];
  failed: string[];
};
type Outcome = 'deleted' | 'gone' | 'newer';

/**
 * Repeats the ledger’s deletions after a restore. Data newer than the entry stay. A run may be interrupted and repeated.
 * @param dryRun deletes nothing
 * @throws the signal’s reason
 */
export async function replayDeletions(
  deps: Deps,
  { dryRun, signal, log }: { dryRun: boolean; signal: AbortSignal; log: (line: string) => void },
): Promise<Replay> {
  const replay: Replay = { deleted: [], gone: 0, newer: [], unreadable: [], failed: [] };
  for await (const { name, deletion } of recordedDeletions(deps.bucket)) {
    signal.throwIfAborted();
    if (!deletion) {
      replay.unreadable.push(name);
      log(`${name} is unreadable: check it by hand`);
      continue;
    }
    try {
      const outcome =
        deletion.kind === 'account'
          ? await replayAccount(deps, deletion, dryRun)
          : await replayItem(deps, deletion, dryRun);
      if (outcome === 'gone') {
        replay.gone++;
        continue;
      }
      replay[outcome].push(name);
      if (outcome === 'newer') log(`${name} was created again since, and stays`);
      else log(dryRun ? `${name} is back` : `${name} was back, and is deleted`);
    } catch (error) {
      replay.failed.push(name);
      log(`${name} could not be deleted: ${error instanceof Error ? error.message : error}`);
    }
  }
  return replay;
}

const isAfter = (createdAt: unknown, when: Date): boolean => {
  const moment = z.catch(fechaOrNull, null).parse(createdAt);
  return moment !== null && moment > when;
};

async function replayAccount(
  deps: Deps,
  { uid, when }: Extract<Deletion, { kind: 'account' }>,
  dryRun: boolean,
): Promise<Outcome> {
  const user = await refs.user(deps.db, uid).get();
  if (isAfter(user.get('created_time'), when)) return 'newer';
  if (!user.exists && !(await leavesTraces(deps, uid))) return 'gone';
  if (!dryRun) await removeAccount(deps, uid);
  return 'deleted';
}

/** Whether data remain without the document: a restore may bring back one collection only. */
async function leavesTraces({ db, auth, bucket }: Deps, uid: string): Promise<boolean> {
  const [profile, { users }, names, claims, parties, ...lists] = await Promise.all([
    refs.creador(db, uid).get(),
    auth.getUsers([{ uid }]),
    queryFrom(db, queries.namesOf(uid)).limit(1).get(),
    queryFrom(db, queries.claimsOf(uid)).limit(1).get(),
    queryFrom(db, queries.partiesOf(uid)).limit(1).get(),
    ...TIPOS.map((tipo) => queryFrom(db, queries.itemsOf(tipo, uid)).limit(1).get()),
  ]);
  if (profile.exists || users.length > 0 || [names, claims, parties, ...lists].some(({ empty }) => !empty))
    return true;
  const folders = foldersOf(uid).map((prefix) =>
    bucket.getFiles({ prefix, maxResults: 1, autoPaginate: false }),
  );
  return (await Promise.all(folders)).some(([files]) => files.length > 0);
}

/** Whether an item is of the deleted edition or an earlier one. */
const isUpTo = (item: Edition | null, deleted: Edition): boolean =>
  isSameEdition(item, deleted) || (item !== null && item.itemCreatedAt < deleted.itemCreatedAt);

async function replayItem(
  deps: Deps,
  { tipo, id, when, edition }: Extract<Deletion, { kind: 'item' }>,
  dryRun: boolean,
): Promise<Outcome> {
  const item = await refs.item(deps.db, tipo, id).get();
  if (!item.exists) return 'gone';
  if (edition ? !isUpTo(editionOf(item), edition) : isAfter(item.get('createdAt'), when)) return 'newer';
  if (dryRun) return 'deleted';
  const { writeTime } = await item.ref.delete();
  // The trigger does the same where functions run.
  await itemWritten(deps, { tipo, id, before: item.data(), deleted: writeTime.toDate() });
  return 'deleted';
}
