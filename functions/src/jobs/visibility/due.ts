import { TIPOS } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { logger } from '../../base/process/logger.ts';
import { DERIVED_BATCH, updateDerived } from '../../items/items/derived.ts';

/** Orders by turns: each owner's first, then each one's second. So who schedules hundreds for one minute delays nobody. */
export function inTurns<T>(things: readonly T[], ownerOf: (thing: T) => string): T[] {
  const taken = new Map<string, number>();
  const turns = things.map((thing) => {
    const owner = ownerOf(thing);
    const turn = taken.get(owner) ?? 0;
    taken.set(owner, turn + 1);
    return { thing, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ thing }) => thing);
}

type Deps = { db: Firestore; now: () => Date };
export type DueOutcome = { changed: number; more: boolean };

/** Items of a kind that a look reads: more than an account has, so that nobody fills it alone. */
const LOOKED_AT = 2 * LIMITS.itemsPerTipo;
/** An item waits for up to a minute; its lists have two more. */
const LATE_MS = 2 * 60_000;
/** An alert looks for this line (ops/monitoring/policies/visibility-late.json). */
export const LATE_LINE = 'visibility: items wait';

/**
 * Derives the items anew whose moment has come, by turns of their owners. Without any it costs four empty queries. What a run leaves, the
 * next one finds: `cambiaEl` is the queue.
 * @param isTimeLeft called per batch
 */
export async function changeDue(deps: Deps, isTimeLeft: () => boolean): Promise<DueOutcome> {
  const outcome: DueOutcome = { changed: 0, more: false };
  const failed = new Set<string>();
  for (;;) {
    const due = (await readDue(deps)).filter(({ ref }) => !failed.has(ref.path));
    if (due.length === 0) return outcome;
    warnIfLate(deps, due);
    const items = inTurns(due, ({ owner }) => owner).map(({ ref }) => ref);
    for (let i = 0; i < items.length; i += DERIVED_BATCH) {
      if (!isTimeLeft()) return { ...outcome, more: true };
      outcome.changed += await change(deps, items.slice(i, i + DERIVED_BATCH), failed);
    }
  }
}

async function readDue({ db, now }: Deps) {
  const at = now();
  const kinds = await Promise.all(
    TIPOS.map((tipo) =>
      queryFrom(db, queries.due(tipo, at)).select('uid', 'cambiaEl').limit(LOOKED_AT).get(),
    ),
  );
  return kinds.flatMap(({ docs }) =>
    docs.map((doc) => ({ ref: doc.ref, owner: String(doc.get('uid')), since: doc.get('cambiaEl') })),
  );
}

function warnIfLate({ now }: Deps, due: { since: unknown }[]): void {
  const moments = due.flatMap(({ since }) => (since instanceof Timestamp ? [since.toMillis()] : []));
  const waited = now().getTime() - Math.min(...moments);
  if (waited > LATE_MS) logger.warn(LATE_LINE, { seconds: Math.round(waited / 1000), items: due.length });
}

/** Changes a batch; after a failure one by one, so that one item stops no other. */
async function change(deps: Deps, items: DocumentReference[], failed: Set<string>): Promise<number> {
  try {
    return (await updateDerived(deps, items)).written;
  } catch (error) {
    const [only, ...otherItems] = items;
    if (only && otherItems.length === 0) {
      failed.add(only.path);
      logger.error('visibility: skipped', { path: only.path, error });
      return 0;
    }
    let changed = 0;
    for (const item of items) changed += await change(deps, [item], failed);
    return changed;
  }
}
