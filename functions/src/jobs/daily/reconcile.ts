import { mayPublish } from '@vidriera/domain/usuario/may';
import { fechaOrNull } from '@vidriera/domain/values/firestore-schema';
import { isUid, TIPOS } from '@vidriera/domain/values/ids';
import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
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
import { UnreadableDocument } from '../../base/firestore/unreadable.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import { DERIVED_BATCH, updateDerived } from '../../items/items/derived.ts';
import { sweepOwnerless } from '../../items/items/sweep-ownerless.ts';
import { reserveLookalikes } from './reserve-lookalikes.ts';

/** Most paths that are kept; more say nothing new. */
const MOST = 100;
/** The document `internal/unreadable`. `npm run health` reads it (ops/src/health/checks.ts). */
const foundSchema = z.catch(z.object({ paths: z.array(z.string()) }), { paths: [] });

/** Tells which of a night's documents are unreadable, and keeps the list of all that were found and not mended. */
function unreadableFound(db: Firestore) {
  const seen = new Map<string, boolean>();
  return {
    /** @param read returns `null`, or throws UnreadableDocument, for an unreadable document */
    look(docs: readonly DocumentSnapshot[], read: (doc: DocumentSnapshot) => unknown): void {
      for (const doc of docs) seen.set(doc.ref.path, isReadable(doc, read));
    },
    async keep(): Promise<void> {
      const ref = refs.unreadable(db);
      const { paths } = foundSchema.parse((await ref.get()).data());
      const before = paths.filter((path) => !seen.has(path));
      const stored = before.length > 0 ? await db.getAll(...before.map((path) => db.doc(path))) : [];
      const left = stored.filter(({ exists }) => exists).map((doc) => doc.ref.path);
      const bad = [...seen].flatMap(([path, isGood]) => (isGood ? [] : [path]));
      await ref.set({ paths: [...left, ...bad].slice(0, MOST) });
    },
  };
}

function isReadable(doc: DocumentSnapshot, read: (doc: DocumentSnapshot) => unknown): boolean {
  try {
    return read(doc) !== null;
  } catch (error) {
    if (error instanceof UnreadableDocument) return false;
    throw error;
  }
}

/** Nights in which a walk sees every document, with a month to spare before an outdated claim expires (RETENTION_DAYS.claims). */
const WALK_NIGHTS = 60;

/** Documents of a collection that a night reconciles: a million in thirty nights. */
export const PER_NIGHT = 33_400;

/** Returns how many documents a night takes of a collection whose walk has a deadline. */
export const nightShare = (count: number): number => Math.max(PER_NIGHT, Math.ceil(count / WALK_NIGHTS));

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
