import { DAY_MS, RETENTION_DAYS } from '@vidriera/domain/site/retention';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { eachAlone } from '../../base/firestore/each-alone.ts';
import { eachPage } from '../../base/firestore/each-page.ts';
import { editionOf, isSameEdition, knownEditionOf, storedEdition } from '../../base/firestore/edition.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { pagesOf, queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readableOrNull } from '../../base/firestore/unreadable.ts';
import { isOpen, keptUntil, returned } from './claim.ts';
import { offOf, type Promo, readPromo } from './promo.ts';
import { promoChanged, tellOfPromo } from './promo-changed.ts';
import { allClaimFields, readClaim, type StoredClaim } from './stored.ts';

type ClaimDeps = Pick<Deps, 'db' | 'now'>;

/** The claims’ collection: parts are in another. */
const CLAIMS = 'claim';

const PAGE = 100;
/** Lifetime of an anonymous claim of an endless promo. */
const MAILBOX_HASH_KEPT_MS = RETENTION_DAYS.claimPrint * DAY_MS;
/** Time that a withdrawn promo stays in a person’s list. */
const LISTED_MS = RETENTION_DAYS.withdrawn * DAY_MS;

/**
 * Anonymises a person's claims, and deletes their helpers. A hash of the mailbox stays, so it gets no second unit. Idempotent.
 */
export async function forgetClaimsOf(deps: ClaimDeps, uid: string): Promise<void> {
  const { db } = deps;
  await eachPage(
    () => queryFrom(db, queries.claimsOf(uid)).limit(PAGE).get(),
    (ref) => forgetClaim(deps, ref),
  );
  await eachPage(
    () => queryFrom(db, queries.helpersOf(uid)).limit(PAGE).get(),
    async (ref) => {
      await ref.delete();
    },
  );
}

function forgetClaim({ db, now }: ClaimDeps, ref: DocumentReference): Promise<void> {
  return db.runTransaction(async (tx) => {
    const stored = await tx.get(ref);
    const claim = readableOrNull(stored, readClaim);
    // An unreadable one is deleted by its path.
    if (!claim && stored.exists) tx.delete(ref);
    if (!claim || claim.uid === null) return;
    const { ref: _, ...fields } = claim;
    const promo = readPromo(await tx.get(refs.item(db, 'promo', claim.promo)), now());
    const until = promo?.ends ?? now().getTime() + MAILBOX_HASH_KEPT_MS;
    if (promo && isSameEdition(claim, promo.edition) && until > now().getTime()) {
      const first = refs.claim(db, claim.promo, claim.print);
      // Two accounts of one mailbox may both have a claim.
      const left = isSameEdition(storedEdition(await tx.get(first)), promo.edition)
        ? refs.claim(db, claim.promo, `${claim.print}-${claim.nonce}`)
        : first;
      const gone = fields.state === 'open' ? returned(fields) : fields;
      tx.set(left, allClaimFields({ ...fields, ...gone, uid: null, letters: null, expiresAt: until }));
    }
    tx.delete(ref);
  }, PATIENT);
}

/**
 * Ends claims and quota of outdated editions of a promo. Open claims become `withdrawn` for a month, with one notice each.
 * Idempotent. @returns documents ended
 */
export async function endClaimsOf(deps: ClaimDeps, promo: string): Promise<number> {
  const { db } = deps;
  let ended = 0;
  for (const query of [queryFrom(db, queries.claimsUnder(promo)), refs.quotaParts(db, promo)])
    for await (const page of pagesOf(query, PAGE)) {
      const done = await Promise.all(page.map(({ ref }) => endIfOver(deps, promo, ref)));
      ended += done.filter(Boolean).length;
    }
  return ended;
}

/** Ends a claim or deletes a part, unless it is current, or it is unknown whether. @returns whether it did */
function endIfOver(deps: ClaimDeps, promo: string, ref: DocumentReference): Promise<boolean> {
  const { db, now } = deps;
  return db.runTransaction(async (tx) => {
    const [item, kept] = await tx.getAll(refs.item(db, 'promo', promo), ref);
    if (!item || !kept?.exists) return false;
    const [is, was] = [editionOf(item), storedEdition(kept)];
    if (isSameEdition(is, was) || (item.exists && !(is && was))) return false;
    const claim = ref.parent.id === CLAIMS ? readableOrNull(kept, readClaim) : null;
    if (claim?.state === 'withdrawn') return false;
    const at = now().getTime();
    if (claim && claim.uid !== null && isOpen(claim, at)) {
      const person = await tx.get(refs.user(db, claim.uid));
      const changes = { state: 'withdrawn', part: null, letters: null, toldOff: true };
      tx.update(ref, { ...changes, expiresAt: new Date(at + LISTED_MS) });
      const news = { kind: 'withdrawn', titulo: claim.titulo, aviso: '' } as const;
      if (!claim.toldOff) tellOfPromo(deps, tx, person, claim, news);
    } else tx.delete(ref);
    return true;
  }, PATIENT);
}

/** Ends claims without promo or person, and moves the others' ends with their promo's; skips unreadable ones. @returns how many ended */
export async function sweepClaims(deps: ClaimDeps, claims: DocumentReference[]): Promise<number> {
  const changed = new Set<string>();
  const swept = await eachAlone(
    claims,
    ({ path }) => path,
    (ref) => sweepClaim(deps, ref, changed),
  );
  await eachAlone(
    changed,
    (id) => `promo/${id}`,
    (id) => promoChanged(deps, id),
  );
  return swept;
}

/** @param changed gets promos of which a person was not told */
async function sweepClaim(deps: ClaimDeps, ref: DocumentReference, changed: Set<string>): Promise<number> {
  const { db, now } = deps;
  const claim = readClaim(await ref.get());
  if (!claim) return 0;
  const person = claim.uid === null ? null : refs.user(db, claim.uid);
  const [promo, user] = await db.getAll(refs.item(db, 'promo', claim.promo), ...(person ? [person] : []));
  if (claim.state === 'withdrawn') {
    if (user?.exists) return 0;
    await ref.delete();
    return 1;
  }
  const isCurrent = promo !== undefined && isSameEdition(knownEditionOf(promo), claim);
  if (isCurrent && (!person || user?.exists)) {
    const read = readPromo(promo, now());
    if (read && expiryOf(claim, read) !== claim.expiresAt) await moveExpiry(deps, ref);
    if (read && isOpen(claim, now().getTime()) && claim.toldOff !== (offOf(read) !== null))
      changed.add(claim.promo);
    return 0;
  }
  if (isCurrent) await forgetClaim(deps, ref);
  else await endClaimsOf(deps, claim.promo);
  return 1;
}

/** Returns when a claim of this promo may be deleted. An anonymous one of an endless promo keeps its year. */
function expiryOf({ uid, expiresAt }: StoredClaim, { ends }: Promo): number | null {
  if (uid !== null) return keptUntil(ends);
  return ends ?? expiresAt;
}

function moveExpiry({ db, now }: ClaimDeps, ref: DocumentReference): Promise<void> {
  return db.runTransaction(async (tx) => {
    const found = readClaim(await tx.get(ref));
    const promo = found && readPromo(await tx.get(refs.item(db, 'promo', found.promo)), now());
    if (!promo || !isSameEdition(found, promo.edition)) return;
    const expiresAt = expiryOf(found, promo);
    tx.update(ref, { expiresAt: expiresAt === null ? null : new Date(expiresAt) });
  }, PATIENT);
}
