import { partsOf, type Subject } from '@vidriera/domain/held/subject-schema';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import type { Deps } from '../firestore/admin.ts';
import { type HoldReason, readHold, retenidoFor, type StoredHold } from '../firestore/held.ts';
import { PATIENT } from '../firestore/patient.ts';
import { refs } from '../firestore/refs.ts';
import { updateDerived } from '../items/derived.ts';
import { syncItems } from '../items/owner-items.ts';
import { isClosed } from '../people/is-gone.ts';

type HoldDeps = Pick<Deps, 'db' | 'now'>;

/** `isNew`: the reason was not there before. `since`: of the first reason. */
export type HoldOutcome = { kind: 'held'; isNew: boolean; since: Date } | { kind: 'missing' };
/** `still-held`: other reasons are left. */
export type ClearOutcome = { kind: 'cleared' | 'not-held' } | { kind: 'still-held'; reasons: HoldReason[] };

/**
 * Holds a thing for a reason: nobody but its creator sees it, and its seats and claims wait. `removed` is final: it ends them as leaving
 * the role does. Idempotent; a retry completes an interrupted call.
 */
export async function hold(deps: HoldDeps, subject: Subject, reason: HoldReason): Promise<HoldOutcome> {
  const { db, now } = deps;
  const { kind } = partsOf(subject);
  const thing = thingOf(deps, subject);
  const outcome = await db.runTransaction(async (tx): Promise<HoldOutcome> => {
    const [found, stored] = await tx.getAll(thing, refs.held(db, subject));
    if (!found?.exists || (kind === 'user' && isClosed(found))) return { kind: 'missing' };
    const held = readHold(stored);
    const since = held?.since ?? now();
    const isNew = held?.reasons[reason] === undefined;
    const reasons: StoredHold['reasons'] = { ...held?.reasons, ...(isNew && { [reason]: now() }) };
    if (isNew) tx.set(refs.held(db, subject), { subject, since, reasons });
    // Pages go by this field at once; an item's derivation completes it.
    const retenido = kind === 'user' ? retenidoFor({ reasons }) : (found.get('retenido') ?? 'revision');
    if (found.get('retenido') !== retenido) tx.update(thing, { retenido });
    return { kind: 'held', isNew, since };
  }, PATIENT);
  if (outcome.kind === 'held') await followUp(deps, subject);
  return outcome;
}

/**
 * Takes back one reason, or all. The last one brings everything back; what a removal ended stays ended. Idempotent, as `hold` is.
 * @param reason missing: all
 */
export async function clear(deps: HoldDeps, subject: Subject, reason?: HoldReason): Promise<ClearOutcome> {
  const { db } = deps;
  const { kind } = partsOf(subject);
  const thing = thingOf(deps, subject);
  const outcome = await db.runTransaction(async (tx): Promise<ClearOutcome> => {
    const [found, stored] = await tx.getAll(thing, refs.held(db, subject));
    const held = readHold(stored);
    if (!held || (reason && !held.reasons[reason])) return { kind: 'not-held' };
    const { [reason ?? 'removed']: _, ...otherReasons } = held.reasons;
    const left = reason ? otherReasons : {};
    const reasons = Object.keys(left) as HoldReason[];
    if (reasons.length === 0) tx.delete(refs.held(db, subject));
    else tx.update(refs.held(db, subject), { reasons: left });
    if (kind === 'user' && found?.exists)
      tx.update(thing, {
        retenido: reasons.length > 0 ? retenidoFor({ reasons: left }) : FieldValue.delete(),
      });
    return reasons.length > 0 ? { kind: 'still-held', reasons } : { kind: 'cleared' };
  }, PATIENT);
  await followUp(deps, subject);
  return outcome;
}

function thingOf({ db }: HoldDeps, subject: Subject): DocumentReference {
  const { kind, id } = partsOf(subject);
  return kind === 'user' ? refs.user(db, id) : refs.item(db, kind, id);
}

/** Derives the item anew, or all items of the account. */
async function followUp(deps: HoldDeps, subject: Subject): Promise<void> {
  const { kind, id } = partsOf(subject);
  if (kind === 'user') await syncItems(deps, id);
  else await updateDerived(deps, [thingOf(deps, subject)]);
}
