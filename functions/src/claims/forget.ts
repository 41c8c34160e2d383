import type { DocumentReference } from 'firebase-admin/firestore';
import type { Deps } from '../shared/admin.ts';
import { editionKept, editionOf, isSameEdition } from '../shared/edition.ts';
import { aQuery, pagesOf, queries } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';
import { isOpen, returned } from './claim.ts';
import { PATIENT } from './parts.ts';
import { offOf, readPromo } from './promo.ts';
import { promoChanged, tellOfPromo } from './promo-changed.ts';
import { allClaimFields, readClaim, readClaimOf } from './stored.ts';

type Here = Pick<Deps, 'db' | 'now'>;

/** The collection of claims; a part of a quota is in another. */
const CLAIMS = 'claim';

/** Documents that are removed at a time. */
const PAGE = 100;
/** How long what is left of a deleted account's claim stays where its promo has no last day, in milliseconds. */
const PRINT_KEPT_MS = 365 * 86_400_000;
/** How long a person's list has a promo that was deleted before they used it, in milliseconds. */
const LISTED_MS = 30 * 86_400_000;

/**
 * Takes a person out of all they claimed, and their helpers away. What is left of a claim whose promo goes on names nobody: by a keyed hash of their mailbox
 * they get no second one, and it is given back: its unit is freed when any other would be, for the phone may still show its code. It may be run again.
 */
export async function forgetClaimsOf(deps: Here, uid: string): Promise<void> {
  const { db } = deps;
  await eachPage(
    () => aQuery(db, queries.claimsOf(uid)).limit(PAGE).get(),
    (ref) => forgetClaim(deps, ref),
  );
  await eachPage(
    () => aQuery(db, queries.helpersOf(uid)).limit(PAGE).get(),
    async (ref) => {
      await ref.delete();
    },
  );
}

/** Takes its person out of a claim. */
function forgetClaim({ db, now }: Here, ref: DocumentReference): Promise<void> {
  return db.runTransaction(async (tx) => {
    const claim = readClaim(await tx.get(ref));
    if (!claim || claim.uid === null) return;
    const { ref: _, ...said } = claim;
    const promo = readPromo(await tx.get(refs.item(db, 'promo', claim.promo)), now());
    const until = promo?.ends ?? now().getTime() + PRINT_KEPT_MS;
    if (promo && isSameEdition(claim, promo.edition) && until > now().getTime()) {
      const first = refs.claim(db, claim.promo, claim.print);
      // Two accounts of one mailbox may both have had one.
      const left = readClaimOf(await tx.get(first), promo)
        ? refs.claim(db, claim.promo, `${claim.print}-${claim.nonce}`)
        : first;
      const gone = said.state === 'open' ? returned(said) : said;
      tx.set(left, allClaimFields({ ...said, ...gone, uid: null, letters: null, expiresAt: until }));
    }
    tx.delete(ref);
  }, PATIENT);
}

/**
 * Ends the claims and the quota of all editions of a promo that are no more: of every edition where the promo is gone, of those before where its id was
 * created again. A claim that was open stays for a month as `withdrawn`, for its person's list; its person is told, unless they know already that it is
 * worth nothing. It may be run again.
 * @returns how many documents were ended
 */
export async function endClaimsOf(deps: Here, promo: string): Promise<number> {
  const { db } = deps;
  let ended = 0;
  for (const query of [aQuery(db, queries.claimsUnder(promo)), refs.quotaParts(db, promo)])
    for await (const page of pagesOf(query, PAGE)) {
      const done = await Promise.all(page.map(({ ref }) => endIfOver(deps, promo, ref)));
      ended += done.filter(Boolean).length;
    }
  return ended;
}

/** Ends a claim or deletes a part, unless it is of the promo that is there now, or has ended; answers whether it did. */
function endIfOver(deps: Here, promo: string, ref: DocumentReference): Promise<boolean> {
  const { db, now } = deps;
  return db.runTransaction(async (tx) => {
    const [item, kept] = await tx.getAll(refs.item(db, 'promo', promo), ref);
    if (!item || !kept?.exists) return false;
    if (isSameEdition(editionOf(item), editionKept(kept))) return false;
    const claim = ref.parent.id === CLAIMS ? readClaim(kept) : null;
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

/** Does something to all that a query finds, whose documents it finds no more when that is done. */
export async function eachPage(
  read: () => Promise<{ docs: { ref: DocumentReference }[] }>,
  work: (ref: DocumentReference) => Promise<void>,
): Promise<void> {
  for (;;) {
    const { docs } = await read();
    if (docs.length === 0) return;
    await Promise.all(docs.map(({ ref }) => work(ref)));
  }
}

/** Ends those of some claims whose promo or person is gone, and tells of promos that changed; answers how many were ended. */
export async function sweepClaims(deps: Here, claims: DocumentReference[]): Promise<number> {
  const { db, now } = deps;
  let swept = 0;
  const changed = new Set<string>();
  for (const ref of claims) {
    const claim = readClaim(await ref.get());
    if (!claim) continue;
    const person = claim.uid === null ? null : refs.user(db, claim.uid);
    const [promo, user] = await db.getAll(refs.item(db, 'promo', claim.promo), ...(person ? [person] : []));
    if (claim.state === 'withdrawn') {
      if (user?.exists) continue;
      await ref.delete();
      swept++;
      continue;
    }
    const isCurrent = promo !== undefined && isSameEdition(editionOf(promo), claim);
    if (isCurrent && (!person || user?.exists)) {
      const read = readPromo(promo, now());
      if (read && isOpen(claim, now().getTime()) && claim.toldOff !== (offOf(read) !== null))
        changed.add(claim.promo);
      continue;
    }
    if (isCurrent) await forgetClaim(deps, ref);
    else await endClaimsOf(deps, claim.promo);
    swept++;
  }
  for (const id of changed) await promoChanged(deps, id);
  return swept;
}
