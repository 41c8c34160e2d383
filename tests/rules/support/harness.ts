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
import { forAdmin, forClient, LEFT_OUT, type RulesFixture } from './values.ts';

export type RulesVerdict = 'allow' | 'deny';

/** Past the rules: puts what a case needs there, and looks at what came of it. */
export const admin = getFirestore(initializeApp({ projectId: PROJECT }, 'rules'));
export const put = (path: string, data: RulesFixture) => admin.doc(path).set(forAdmin(admin, data));

let environment: RulesTestEnvironment;
const dbs = new Map<Actor, Firestore>();
/** The database as an actor's browser sees it. */
export const db = (actor: Actor): Firestore => dbs.get(actor) as Firestore;

/** Loads the rules into an empty database with the actors' `user` documents in it. */
export async function start(): Promise<void> {
  environment = await startFirestore();
  await environment.clearFirestore();
  for (const actor of ACTORS) dbs.set(actor, firestoreOf(actor));
  await put('user/personal', userDoc('personal', 'personal'));
  await put('user/creador', userDoc('creador', 'creador'));
  for (const actor of ['otherCreador', 'unconfirmed']) await put(`user/${actor}`, userDoc(actor, 'creador'));
}
export const stop = () => environment.cleanup();

let count = 0;
/** How the ids of an actor's new items begin. */
export const prefixOf = (actor: Actor): string =>
  createHash('sha256').update(actor).digest('hex').slice(0, 12);
/** An id nobody has used yet, for a new item of an actor's. */
export const freshId = (actor: Actor = OWNER): string =>
  `${prefixOf(actor)}${String(count++).padStart(12, '0')}`;

export const judge = (verdict: RulesVerdict, operation: Promise<unknown>): Promise<unknown> =>
  verdict === 'allow' ? assertSucceeds(operation) : assertFails(operation);

const counterPath = (uid: string, tipo: string) => `user/${uid}/counter/${tipo}`;
const countOf = async (uid: string, tipo: string): Promise<number> =>
  (await admin.doc(counterPath(uid, tipo)).get()).get('count') ?? 0;

/** Creates an item as its owner's page does: counted in the same request. */
export async function createItem(actor: Actor, tipo: Tipo, id: string, data: RulesFixture): Promise<void> {
  const count = await countOf(actor, tipo);
  const batch = writeBatch(db(actor));
  batch.set(doc(db(actor), tipo, id), forClient(db(actor), data));
  batch.set(doc(db(actor), counterPath(actor, tipo)), { count: count + 1, lastId: id });
  await batch.commit();
}

/** Deletes an item as its owner's page does: counted in the same request. */
export async function deleteItem(actor: Actor, tipo: Tipo, id: string): Promise<void> {
  await put(counterPath(actor, tipo), { count: 3, lastId: 'antes' });
  const batch = writeBatch(db(actor));
  batch.delete(doc(db(actor), tipo, id));
  batch.set(doc(db(actor), counterPath(actor, tipo)), { count: 2, lastId: id });
  await batch.commit();
}

/** A change as `updateDoc` takes it: what is left out is deleted. */
export function update(actor: Actor, change: RulesFixture): RulesFixture {
  const written = Object.entries(change).map(([name, value]) => [
    name,
    value === LEFT_OUT ? deleteField() : value,
  ]);
  return forClient(db(actor), Object.fromEntries(written));
}
