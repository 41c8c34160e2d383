import { mayPublish } from '@vidriera/domain/usuario/may';
import { fechaOrNull } from '@vidriera/domain/values/firestore-schema';
import { isUid, TIPOS } from '@vidriera/domain/values/ids';
import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { removeAccount } from '../../accounts/account/remove-account.ts';
import { recheckPersonLinks } from '../../accounts/owners/person-links.ts';
import { recountItems } from '../../accounts/owners/recount-items.ts';
import { sweepClaims } from '../../attend/claims/forget.ts';
import { readClaim } from '../../attend/claims/stored.ts';
import { sweepParties } from '../../attend/seats/forget.ts';
import { readParty } from '../../attend/seats/stored.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import { eachAlone } from '../../base/firestore/each-alone.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { readItem } from '../../base/firestore/readable-items.ts';
import { refs } from '../../base/firestore/refs.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import { DERIVED_BATCH, updateDerived } from '../../items/items/derived.ts';
import { sweepOwnerless } from '../../items/items/sweep-ownerless.ts';
import { nightShare, PER_NIGHT } from './night-share.ts';
import { reserveLookalikes } from './reserve-lookalikes.ts';
import { unreadableFound } from './unreadable-found.ts';

/** Most removals per night, so that operators can stop a mistake. */
const REMOVED_PER_NIGHT = 50;
/** A sign-up or deletion may take this long. */
const SETTLED_MS = 60 * 60_000;

export type ReconcileOutcome = { removed: number; swept: number; mended: number; counted: number };

const cursorSchema = z.catch(z.record(z.string(), z.string()), {});

/**
 * Repairs a share of everything each night:
 * - removes accounts without a sign-in, or half deleted;
 * - removes items, claims and seats without owner, and moves claims' ends with their promo's;
 * - fills in missing uids and look-alike reservations, and checks links against the list;
 * - corrects counts;
 * - lists unreadable documents, and leaves them as they are.
 */
export async function reconcile(
  deps: Deps,
  isTimeLeft: () => boolean = () => true,
): Promise<ReconcileOutcome> {
  const outcome: ReconcileOutcome = { removed: 0, swept: 0, mended: 0, counted: 0 };
  const unreadable = unreadableFound(deps.db);
  // First: claims expire, so their walk has a deadline.
  const { count } = (await queryFrom(deps.db, queries.walk('claim')).count().get()).data();
  const ofClaims = { isTimeLeft, share: nightShare(count) };
  await walk(deps, ofClaims, 'claim', async (claims) => {
    unreadable.look(claims, readClaim);
    outcome.swept += await sweepClaims(
      deps,
      claims.map(({ ref }) => ref),
    );
  });
  await walk(deps, { isTimeLeft }, 'user', (people) => reconcilePeople(deps, people, outcome));
  for (const tipo of TIPOS) {
    await walk(deps, { isTimeLeft }, tipo, async (items) => {
      unreadable.look(items, (item) => readItem(tipo, item));
      const { written, ownerless } = await updateDerived(
        deps,
        items.map(({ ref }) => ref),
      );
      outcome.mended += written;
      outcome.swept += await sweepOwnerless(deps, ownerless);
    });
  }
  await walk(deps, { isTimeLeft }, 'username', async (names) => {
    outcome.mended += await reserveLookalikes(deps.db, names);
  });
  await walk(deps, { isTimeLeft }, 'party', async (parties) => {
    unreadable.look(parties, readParty);
    const found = parties.map(({ ref }) => ref);
    outcome.swept += await sweepParties(deps, found);
  });
  await unreadable.keep();
  return outcome;
}

/** Walks the next `share` documents and stores the position. */
async function walk(
  { db }: Deps,
  { isTimeLeft, share = PER_NIGHT }: { isTimeLeft: () => boolean; share?: number },
  collection: Parameters<typeof queries.walk>[0],
  work: (docs: DocumentSnapshot[]) => Promise<void>,
): Promise<void> {
  const cursor = refs.reconciliation(db);
  const query = queryFrom(db, queries.walk(collection)).limit(DERIVED_BATCH);
  const stored = cursorSchema.parse((await cursor.get()).data());
  let after = stored[collection] ?? '';
  for (let seen = 0; seen < share; seen += DERIVED_BATCH) {
    const { docs } = await (after ? query.startAfter(after) : query).get();
    if (docs.length > 0) await work(docs);
    after = docs.length < DERIVED_BATCH ? '' : (docs.at(-1)?.id ?? '');
    await cursor.set({ [collection]: after }, { merge: true });
    if (!after || !isTimeLeft()) return;
  }
}

async function reconcilePeople(
  deps: Deps,
  people: DocumentSnapshot[],
  outcome: ReconcileOutcome,
): Promise<void> {
  const uids = people.filter(({ id }) => isUid(id)).map(({ id }) => ({ uid: id }));
  const { users } = await deps.auth.getUsers(uids);
  const alive = new Set(users.map(({ uid }) => uid));
  await eachAlone(
    people,
    ({ ref }) => ref.path,
    async (person) => {
      if (!alive.has(person.id) || isClosed(person)) {
        if (outcome.removed >= REMOVED_PER_NIGHT || !isSettled(deps, person)) return 0;
        await removeAccount(deps, person.id);
        outcome.removed++;
        return 1;
      }
      if (await recheckPersonLinks(deps, person)) outcome.mended++;
      if (mayPublish(person.get('role'))) {
        const off = await Promise.all(TIPOS.map((tipo) => recountItems(deps.db, { uid: person.id, tipo })));
        outcome.counted += off.filter(Boolean).length;
      }
      return 1;
    },
  );
}

function isSettled({ now }: Deps, person: DocumentSnapshot): boolean {
  const since = z.catch(fechaOrNull, null).parse(person.get('closedAt') ?? person.get('created_time'));
  return now().getTime() - (since?.getTime() ?? 0) >= SETTLED_MS;
}
