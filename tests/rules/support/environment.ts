import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { z } from 'domain/zod';
import { setLogLevel } from 'firebase/firestore';
import type { Actor } from './people.ts';

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
const rules = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

/** A project of its own: no trigger of the stack's watches it, and none deletes what is no real picture. */
export const PROJECT = 'demo-reglas';
export const BUCKET = `gs://${PROJECT}.appspot.com`;
export const FIRESTORE = env.FIRESTORE_EMULATOR_HOST;
export const RULES = { firestore: rules('firestore.rules'), storage: rules('storage.rules') };

/** The rules as they stand, loaded into the stack's emulators. */
export function startFirestore(): Promise<RulesTestEnvironment> {
  setLogLevel('silent'); // every denial would be a warning
  return initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { ...place(FIRESTORE), rules: RULES.firestore },
  });
}
export function startStorage(): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId: PROJECT,
    storage: { ...place(env.FIREBASE_STORAGE_EMULATOR_HOST), rules: RULES.storage },
  });
}

/** A context for an actor; his uid is his name. */
export const contextOf = (environment: RulesTestEnvironment, actor: Actor) =>
  actor === 'visita' ? environment.unauthenticatedContext() : environment.authenticatedContext(actor);
