import { uploadUrl } from '@vidriera/domain/image/upload-url';
import { bucketOf } from '@vidriera/domain/site/config';
import { z } from '@vidriera/domain/zod-classic';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { PASSWORD } from './accounts.ts';
import { makeAgenda } from './agenda.ts';
import { plan, type Size } from './plan.ts';
import { saveAccounts, saveDocuments, saveImages } from './store.ts';
import { withoutTriggers } from './triggers.ts';

const hostPort = z.string().regex(/^[^\s:/]+:\d+$/, 'expected host:port');
/** The emulators' addresses: without every one of them, writing could reach a real project. */
const environmentSchema = z.object({
  FIREBASE_AUTH_EMULATOR_HOST: hostPort,
  FIRESTORE_EMULATOR_HOST: hostPort,
  FIREBASE_STORAGE_EMULATOR_HOST: hostPort,
  FIREBASE_EMULATOR_HUB: hostPort.optional(),
});

export type SeedOptions = {
  projectId: string;
  /** The moment the data is relative to. */
  now: Date;
  log: (line: string) => void;
  size?: Size;
};
export type SeedAccount = { email: string; password: string; role: string; username: string };

/**
 * Fills the emulators with the demonstration: accounts, profiles, items, likes and pictures. Seeding again replaces.
 * @throws Error when an emulator's address is missing or the project is not a `demo-` one: nothing is written then
 */
export async function seed({
  projectId,
  now,
  log,
  size = 'full',
}: SeedOptions): Promise<{ accounts: SeedAccount[] }> {
  if (!projectId.startsWith('demo-')) throw new Error(`Not a demo- project, refusing to seed: ${projectId}`);
  const environment = environmentSchema.safeParse(process.env);
  if (!environment.success) {
    throw new Error(`Emulators only, refusing to seed: ${z.prettifyError(environment.error)}`);
  }
  const bucket = bucketOf(projectId);
  const origen = `http://${environment.data.FIREBASE_STORAGE_EMULATOR_HOST}`;
  const urlOf = (path: string, token: string) => uploadUrl(bucket, path, token, origen);

  const { accounts, items, documents, uploads } = await plan(now, urlOf, size);
  const app = initializeApp({ projectId, storageBucket: bucket }, `seed-${now.getTime()}-${Math.random()}`);
  try {
    log(`Seeding ${accounts.length} accounts, ${items.length} items, ${uploads.length} pictures…`);
    const withFunctions = await withoutTriggers(environment.data.FIREBASE_EMULATOR_HUB, () =>
      Promise.all([
        saveAccounts(getAuth(app), accounts),
        saveDocuments(getFirestore(app), documents),
        saveImages(getStorage(app).bucket(), uploads),
      ]),
    );
    if (withFunctions) await makeAgenda(getFirestore(app));
  } finally {
    await deleteApp(app);
  }
  return {
    accounts: accounts.map(({ email, role, username }) => ({ email, password: PASSWORD, role, username })),
  };
}
