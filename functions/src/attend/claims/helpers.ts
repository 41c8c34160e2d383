import { RANDOM_128, RANDOM_128_LENGTH, random128 } from '@vidriera/domain/claim/random-128';
import { HELPER_MS, MAX_HELPERS, OFFLINE_MS } from '@vidriera/domain/claim/times';
import { mayPublish } from '@vidriera/domain/usuario/may';
import { fechaOrNull, fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { parseStored, readable } from '../../base/firestore/unreadable.ts';
import { isClosed, suspendedUntil } from '../../base/people/is-gone.ts';
import { hashOf, isSecret } from '../../base/people/mailbox-hash.ts';
import type { At } from './redeem.ts';

type ClaimDeps = Pick<Deps, 'db' | 'now'>;

/** A document `helper/{id}` (docs/data.md). */
const helperSchema = z.object({
  creador: z.string(),
  nombre: z.string(),
  linkHash: z.string(),
  deviceHash: z.nullable(z.string()),
  lapsesAt: fechaSchema,
  withdrawnAt: fechaOrNull,
});
type Helper = z.infer<typeof helperSchema>;

/** Lifetime after the link's end: offline redemptions arrive later. */
const KEPT_AFTER_MS = 2 * OFFLINE_MS;

const readHelper = (snapshot: DocumentSnapshot): Helper | null =>
  snapshot.exists ? parseStored(helperSchema, snapshot, snapshot.data()) : null;
const endOf = ({ lapsesAt, withdrawnAt }: Helper): number =>
  Math.min(lapsesAt.getTime(), (withdrawnAt ?? lapsesAt).getTime());

/**
 * Creates a helper’s link; `null` at the limit. The secret is returned once.
 * @param link chosen by the creator’s device, which may send it again after a lost answer
 */
export async function invite(
  { db, now }: ClaimDeps,
  creador: string,
  nombre: string,
  link: string = random128() + random128(),
): Promise<{ id: string; link: string; lapsesAt: number } | null> {
  const [id, secret] = [link.slice(0, RANDOM_128_LENGTH), link.slice(RANDOM_128_LENGTH)];
  return db.runTransaction(async (tx) => {
    const [creator, helper] = await tx.getAll(refs.user(db, creador), refs.helper(db, id));
    const before = helper && readHelper(helper);
    if (before) {
      const isSame = before.creador === creador && isSecret(secret, before.linkHash);
      return isSame ? { id, link, lapsesAt: before.lapsesAt.getTime() } : null;
    }
    const lapsesAt = new Date(now().getTime() + HELPER_MS);
    const live = await tx.get(queryFrom(db, queries.liveHelpersOf(creador, now())).limit(MAX_HELPERS));
    if (!creator?.exists || live.size >= MAX_HELPERS) return null;
    const expiresAt = new Date(lapsesAt.getTime() + KEPT_AFTER_MS);
    const fields = {
      creador,
      nombre,
      linkHash: hashOf(secret),
      deviceHash: null,
      lapsesAt,
      withdrawnAt: null,
      expiresAt,
    };
    tx.create(refs.helper(db, id), fields);
    return { id, link, lapsesAt: lapsesAt.getTime() };
  }, PATIENT);
}

/**
 * Binds a link to the device that opens it first; `null` if invalid.
 * @param own the device’s secret, which may open the link again: an answer may be lost. Pages of earlier releases bring none
 */
export function join(
  { db, now }: ClaimDeps,
  link: string,
  own: string = random128(),
): Promise<{ id: string; secret: string; lapsesAt: number } | null> {
  const [id, secret] = [link.slice(0, RANDOM_128_LENGTH), link.slice(RANDOM_128_LENGTH)];
  if (!RANDOM_128.test(id)) return Promise.resolve(null);
  return db.runTransaction(async (tx) => {
    const ref = refs.helper(db, id);
    const helper = readHelper(await tx.get(ref));
    if (!helper || !isSecret(secret, helper.linkHash) || endOf(helper) <= now().getTime()) return null;
    if (helper.deviceHash === null) tx.update(ref, { deviceHash: hashOf(own) });
    else if (!isSecret(own, helper.deviceHash)) return null;
    return { id, secret: own, lapsesAt: helper.lapsesAt.getTime() };
  });
}

/** Ends a helper at once. @returns whether there was one */
export function withdraw({ db, now }: ClaimDeps, creador: string, id: string): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    if (!RANDOM_128.test(id)) return false;
    const ref = refs.helper(db, id);
    const helper = readHelper(await tx.get(ref));
    if (helper?.creador !== creador || helper.withdrawnAt !== null) return false;
    tx.update(ref, { withdrawnAt: now() });
    return true;
  }, PATIENT);
}

export async function liveHelpers({ db, now }: ClaimDeps, creador: string) {
  const { docs } = await queryFrom(db, queries.liveHelpersOf(creador, now())).limit(MAX_HELPERS).get();
  return readable(docs, (doc) => {
    const helper = readHelper(doc);
    if (!helper) return null;
    const { nombre, lapsesAt, deviceHash } = helper;
    return { id: doc.id, nombre, lapsesAt: lapsesAt.getTime(), bound: deviceHash !== null };
  });
}

/** A counter. `until`: an expired helper’s end; it may only report what happened before. */
export type AuthenticatedCounter = At & { isHelper: boolean; until: number | null; creadorName: string };

/** Authenticates a counter by session or helper. @returns `gone` for an invalid or expired helper */
export async function authenticateCounter(
  { db, now }: ClaimDeps,
  who: { uid: string | null; helper: { id: string; secret: string } | null },
): Promise<AuthenticatedCounter | 'no-session' | 'not-a-creator' | 'gone'> {
  const { helper: credentials } = who;
  const helper = credentials && readHelper(await refs.helper(db, credentials.id).get());
  if (credentials && !(helper && isSecret(credentials.secret, helper.deviceHash))) return 'gone';
  const creador = helper?.creador ?? who.uid;
  if (creador === null) return 'no-session';
  const user = await refs.user(db, creador).get();
  if (!mayPublish(user.get('role')) || isClosed(user)) return helper ? 'gone' : 'not-a-creator';
  // Guests of before hold their codes, so helpers go on until their links end.
  if (!helper && suspendedUntil(user, now())) return 'not-a-creator';
  const name: unknown = user.get('display_name');
  const at = { creador, creadorName: typeof name === 'string' ? name : '' };
  if (!credentials || !helper)
    return { ...at, counter: { id: 'creador', name: null }, isHelper: false, until: null };
  const end = endOf(helper);
  const isOver = end <= now().getTime();
  if (isOver && end + OFFLINE_MS <= now().getTime()) return 'gone';
  return {
    ...at,
    counter: { id: credentials.id, name: helper.nombre },
    isHelper: true,
    until: isOver ? end : null,
  };
}
