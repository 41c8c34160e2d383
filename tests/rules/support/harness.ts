import { createHash } from 'node:crypto';
import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { Tipo } from '@vidriera/domain/values/ids';
import { deleteField, doc, type Firestore, writeBatch } from 'firebase/firestore/lite';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { ACTORS, type Actor } from '../../support/actors.ts';
import { firestoreOf, startFirestore } from './environment.ts';
import { OWNER } from './items.ts';
import { PROJECT, userDoc } from './people.ts';
import { FUTURE, forAdmin, forClient, LEFT_OUT, PAST, type RulesFixture } from './values.ts';

export type RulesVerdict = 'allow' | 'deny';

/** Bypasses the rules, to prepare cases and check results. */
export const admin = getFirestore(initializeApp({ projectId: PROJECT }, 'rules'));
export const put = (path: string, data: RulesFixture) => admin.doc(path).set(forAdmin(admin, data));

let environment: RulesTestEnvironment;
const dbs = new Map<Actor, Firestore>();
export const db = (actor: Actor): Firestore => dbs.get(actor) as Firestore;

/** Loads the rules into an empty database with the actors' `user` documents. */
export async function start(): Promise<void> {
  environment = await startFirestore();
  await environment.clearFirestore();
  for (const actor of ACTORS) dbs.set(actor, firestoreOf(actor));
  await put('user/personal', userDoc('personal', 'personal'));
  await put('user/creador', userDoc('creador', 'creador'));
  await put('user/unconfirmed', userDoc('unconfirmed', 'creador'));
  await put('user/otherCreador', { ...userDoc('otherCreador', 'creador'), suspendedUntil: PAST });
  await put('user/frozen', { ...userDoc('frozen', 'creador'), frozenAt: PAST });
  await put('user/suspended', { ...userDoc('suspended', 'creador'), suspendedUntil: FUTURE });
}
export const stop = () => environment.cleanup();

let count = 0;
export const prefixOf = (actor: Actor): string =>
  createHash('sha256').update(actor).digest('hex').slice(0, 12);
export const freshId = (actor: Actor = OWNER): string =>
  `${prefixOf(actor)}${String(count++).padStart(12, '0')}`;

export const judge = (verdict: RulesVerdict, operation: Promise<unknown>): Promise<unknown> =>
  verdict === 'allow' ? assertSucceeds(operation) : assertFails(operation);

const counterPath = (uid: string, tipo: string) => `user/${uid}/counter/${tipo}`;
const countOf = async (uid: string, tipo: string): Promise<number> =>
  (await admin.doc(counterPath(uid, tipo)).get()).get('count') ?? 0;

/** Creates an item and counts it in the same request, like a page. */
export async function createItem(actor: Actor, tipo: Tipo, id: string, data: RulesFixture): Promise<void> {
  const count = await countOf(actor, tipo);
  const batch = writeBatch(db(actor));
  batch.set(doc(db(actor), tipo, id), forClient(db(actor), data));
  batch.set(doc(db(actor), counterPath(actor, tipo)), { count: count + 1, lastId: id });
  await batch.commit();
}

/** Deletes an item and counts it in the same request, like a page. */
export async function deleteItem(actor: Actor, tipo: Tipo, id: string): Promise<void> {
  await put(counterPath(actor, tipo), { count: 3, lastId: 'antes' });
  const batch = writeBatch(db(actor));
  batch.delete(doc(db(actor), tipo, id));
  batch.set(doc(db(actor), counterPath(actor, tipo)), { count: 2, lastId: id });
  await batch.commit();
}

export function update(actor: Actor, change: RulesFixture): RulesFixture {
  const written = Object.entries(change).map(([name, value]) => [
    name,
    value === LEFT_OUT ? deleteField() : value,
  ]);
  return forClient(db(actor), Object.fromEntries(written));
}
