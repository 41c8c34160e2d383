import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { z } from '@vidriera/domain/zod-classic';
import { type FirebaseOptions, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { fillRules } from '../../../local/src/rules/fill-rules.ts';
import type { Actor } from '../../support/actors.ts';
import { PROJECT, UPLOADS } from './people.ts';

const env = z
  .object({
    FIRESTORE_EMULATOR_HOST: z.string().includes(':'),
    FIREBASE_STORAGE_EMULATOR_HOST: z.string().includes(':'),
  })
  .parse(process.env);

const place = (address: string) => {
  const { hostname, port } = new URL(`http://${address}`);
  return { host: hostname, port: Number(port) };
};

export const BUCKET = `gs://${UPLOADS.bucket}`;
export const FIRESTORE = env.FIRESTORE_EMULATOR_HOST;
export const RULES = {
  firestore: fillRules(UPLOADS),
  storage: readFileSync(new URL('../../../storage.rules', import.meta.url), 'utf8'),
};

/** Loads rules into the stack's emulators. */
export function startFirestore(projectId = PROJECT, rules = RULES.firestore): Promise<RulesTestEnvironment> {
  setLogLevel('silent'); // every denial would be a warning
  return initializeTestEnvironment({ projectId, firestore: { ...place(FIRESTORE), rules } });
}
/** Loads the rules anew. */
export async function loadRules(): Promise<void> {
  await (await startFirestore()).cleanup();
}
export function startStorage(): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId: PROJECT,
    storage: { ...place(env.FIREBASE_STORAGE_EMULATOR_HOST), rules: RULES.storage },
  });
}

/**
 * Returns an actor's database, with the pages' SDK that sends one request per operation. The streaming SDK
 * repeats unanswered writes, which the rules then deny.
 */
export function firestoreOf(actor: Actor, projectId = PROJECT): Firestore {
  const options: FirebaseOptions = { projectId, apiKey: 'none' };
  const db = getFirestore(initializeApp(options, `${projectId} ${actor} ${randomUUID()}`));
  const { host, port } = place(FIRESTORE);
  const mockUserToken = { sub: actor, email_verified: actor !== 'unconfirmed' };
  connectFirestoreEmulator(db, host, port, actor === 'visitor' ? {} : { mockUserToken });
  return db;
}

/** Returns an actor's Storage context; the uid is the actor's name. */
export const contextOf = (environment: RulesTestEnvironment, actor: Actor) =>
  actor === 'visitor' ? environment.unauthenticatedContext() : environment.authenticatedContext(actor);
