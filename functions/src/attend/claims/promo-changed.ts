import { isPaused, isRetired } from '@vidriera/domain/item/access';
import type { PromoNotice } from '@vidriera/domain/seats/wire-schema';
import { oneLine } from '@vidriera/domain/values/one-line';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { editionFields, editionOf } from '../../base/firestore/edition.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { pagesOf, queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readable } from '../../base/firestore/unreadable.ts';
import { readPeople, type TellDeps, tellPerson } from '../notices/tell-person.ts';
import { isOpen } from './claim.ts';
import { offOf, readPromo } from './promo.ts';
import { readClaimOf, type StoredClaim } from './stored.ts';

type Data = Record<string, unknown> | undefined;

const TOLD_AT_ONCE = 50;

/** Returns whether a write may change a promo’s validity. `endClaimsOf` handles deletions. */
export const concernsClaims = (before: Data, after: Data): boolean =>
  !!before &&
  !!after &&
  (before.estado !== after.estado ||
    isRetired(before) !== isRetired(after) ||
    isPaused(before) !== isPaused(after));

/** Notifies a person, in the transaction that records it. */
export function tellOfPromo(
  deps: TellDeps,
  tx: Transaction,
  person: DocumentSnapshot | undefined,
  claim: StoredClaim,
  news: Pick<PromoNotice, 'kind' | 'titulo' | 'aviso'>,
): void {
  const { promo, creador, itemCreatedAt, lapsesAt } = claim;
  const texts = { kind: news.kind, titulo: oneLine(news.titulo), aviso: oneLine(news.aviso) };
  tellPerson(deps, tx, person, {
    notice: { ...texts, promo, ...editionFields(claim) },
    letter: {
      kind: 'promo-notice',
      promo,
      edition: { creador, itemCreatedAt },
      news: { ...texts, lapses: lapsesAt },
    },
  });
}

/**
 * Notifies holders of open claims whether the promo is valid, unless they know. Reads the current promo, so it may run late and again.
 * While it is held for review nobody is notified.
 * @returns the number of notified people
 */
export async function promoChanged(deps: TellDeps, id: string): Promise<number> {
  const { db, now } = deps;
  const found = await refs.item(db, 'promo', id).get();
  const edition = editionOf(found);
  if (!edition || isPaused(found.data())) return 0;
  let notified = 0;
  for await (const page of pagesOf(
    queryFrom(db, queries.openClaimsOfPromo({ id, edition }, now())),
    TOLD_AT_ONCE,
  ))
    notified += await tellSome(
      deps,
      id,
      page.map(({ ref }) => ref),
    );
  return notified;
}

const tellSome = (deps: TellDeps, id: string, claims: readonly DocumentReference[]): Promise<number> =>
  deps.db.runTransaction(async (tx) => {
    const { db, now } = deps;
    const promo = readPromo(await tx.get(refs.item(db, 'promo', id)), now());
    if (!promo || promo.isPaused) return 0;
    const { titulo } = promo;
    const off = offOf(promo);
    const untold = readable(await tx.getAll(...claims), (doc) => readClaimOf(doc, promo)).filter(
      (claim) => isOpen(claim, now().getTime()) && claim.toldOff !== (off !== null),
    );
    const people = await readPeople(deps, tx, untold);
    for (const claim of untold) {
      tx.update(claim.ref, { toldOff: off !== null });
      const aviso = off === 'withdrawn' ? '' : promo.aviso;
      const news = { kind: off ?? ('restored' as const), titulo, aviso };
      tellOfPromo(deps, tx, people.get(claim.uid ?? ''), claim, news);
    }
    return untold.length;
  }, PATIENT);
