import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { z } from 'domain/zod';
import { setLogLevel } from 'firebase/firestore';
import { filledRules } from '../../../local/src/rules/fill-rules.ts';
import { type Actor, PROJECT, UPLOADS } from './people.ts';

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
  firestore: filledRules(UPLOADS),
  storage: readFileSync(new URL('../../../storage.rules', import.meta.url), 'utf8'),
};

/** The rules as they stand, or others, loaded into the stack's emulators. */
export function startFirestore(projectId = PROJECT, rules = RULES.firestore): Promise<RulesTestEnvironment> {
  setLogLevel('silent'); // every denial would be a warning
  return initializeTestEnvironment({ projectId, firestore: { ...place(FIRESTORE), rules } });
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
