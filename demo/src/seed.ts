import { setTimeout as pause } from 'node:timers/promises';
import { uploadUrl } from '@vidriera/domain/image/upload-url';
import { bucketOf, thumbnailsBucketOf } from '@vidriera/domain/site/config';
import { z } from '@vidriera/domain/zod-classic';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { PASSWORD } from './accounts.ts';
import { plan, type Size } from './plan.ts';
import { saveAccounts, saveDocuments, saveImages } from './store.ts';
import { withoutTriggers } from './triggers.ts';

/** Milliseconds that a cold process on a busy machine may take. */
const MOST_MS = 600_000;
/** Milliseconds until another request: the emulator drops an event whose process starts too late. */
const AGAIN_MS = 30_000;

/**
 * Has the functions build the public lists from the seed, and waits.
 * @throws Error after `MOST_MS`
 */
async function makeAgenda(db: Firestore): Promise<void> {
  const requested = db.doc('pending/all');
  const end = performance.now() + MOST_MS;
  await requested.set({ requestedAt: new Date() });
  for (let again = performance.now() + AGAIN_MS; performance.now() < end; await pause(200)) {
    if (!(await requested.get()).exists) return;
    if (performance.now() < again) continue;
    again = performance.now() + AGAIN_MS;
    await requested.set({ requestedAt: new Date() });
  }
  throw new Error(`The agenda was not built within ${MOST_MS / 1000} s: see the functions' log`);
}

const hostPort = z.string().regex(/^[^\s:/]+:\d+$/, 'expected host:port');
/** Addresses of all emulators: without one, the seed could write to a real project. */
const environmentSchema = z.object({
  FIREBASE_AUTH_EMULATOR_HOST: hostPort,
  FIRESTORE_EMULATOR_HOST: hostPort,
  FIREBASE_STORAGE_EMULATOR_HOST: hostPort,
  FIREBASE_EMULATOR_HUB: hostPort.optional(),
});

export type SeedOptions = {
  projectId: string;
  /** The data is relative to this moment. */
  now: Date;
  log: (line: string) => void;
  size?: Size;
};
export type SeedAccount = { email: string; password: string; role: string; username: string };

/**
 * Fills the emulators with the demonstration, replacing an earlier seed.
 * @throws Error before any write without an emulator's address or a `demo-` project
 */
export async function seed({
  projectId,
  now,
  log,
  size = 'full',
}: SeedOptions): Promise<{ accounts: SeedAccount[] }> {
  if (!projectId.startsWith('demo-')) throw new Error(`Refusing to seed ${projectId}: not a demo- project`);
  const environment = environmentSchema.safeParse(process.env);
  if (!environment.success) {
    throw new Error(`Refusing to seed without emulators: ${z.prettifyError(environment.error)}`);
  }
  const bucket = bucketOf(projectId);
  const origen = `http://${environment.data.FIREBASE_STORAGE_EMULATOR_HOST}`;
  const urlOf = (path: string, token: string) => uploadUrl(bucket, path, token, origen);

  const { accounts, items, documents, uploads } = await plan(now, urlOf, size);
  const app = initializeApp({ projectId, storageBucket: bucket }, `seed-${now.getTime()}-${Math.random()}`);
  try {
    log(`Seeding ${accounts.length} accounts, ${items.length} items, ${uploads.length} pictures…`);
    const storage = getStorage(app);
    const buckets = { bucket: storage.bucket(), thumbnails: storage.bucket(thumbnailsBucketOf(projectId)) };
    const withFunctions = await withoutTriggers(environment.data.FIREBASE_EMULATOR_HUB, () =>
      Promise.all([
        saveAccounts(getAuth(app), accounts),
        saveDocuments(getFirestore(app), documents),
        saveImages(buckets, uploads),
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
