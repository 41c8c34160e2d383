import { z } from '@vidriera/domain/zod-classic';

const QUICK_MS = 5000;
const EXPORT_MS = 60_000;

const Running = z.object({
  host: z.string(),
  port: z.number(),
  reservedPorts: z.array(z.number()).optional(),
});
const Emulators = z.object({
  auth: Running.optional(),
  firestore: Running.optional(),
  functions: Running.optional(),
  hosting: Running.optional(),
  storage: Running.optional(),
});
const Refusal = z.object({ message: z.string() });
/** The running emulators by name, as the hub tells them. */
export type Emulators = z.infer<typeof Emulators>;

/** Asks the hub which emulators run, and where. */
export async function runningEmulators(hub: string): Promise<Emulators> {
  const answer = await fetch(`http://${hub}/emulators`, { signal: AbortSignal.timeout(QUICK_MS) });
  return Emulators.parse(await answer.json());
}

/**
 * Has the hub write every emulator's data to `folder`, which it replaces.
 * @throws when the hub does not answer in a minute or reports a failure
 */
export async function exportData(hub: string, folder: string): Promise<void> {
  const answer = await fetch(`http://${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'local stack' }),
    signal: AbortSignal.timeout(EXPORT_MS),
  });
  if (!answer.ok)
    throw new Error(`the emulator hub answered ${answer.status}: ${reasonIn(await answer.text())}`);
}

/** What a refusal of the hub says, on one line. */
function reasonIn(text: string): string {
  try {
    return Refusal.parse(JSON.parse(text)).message;
  } catch {
    return text.slice(0, 200); // the hub's server answers for it
  }
}

/** The environment by which programs find a stack: the Firebase libraries' own variables and the project's. */
export function stackEnv(
  projectId: string,
  sites: string[],
  hub: string,
  emulators: Emulators,
): Record<string, string> {
  const env: Record<string, string> = {
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
    FIREBASE_EMULATOR_HUB: hub,
    METADATA_SERVER_DETECTION: 'none', // no Google machine here
  };
  const { auth, firestore, storage, functions, hosting } = emulators;
  if (auth) env.FIREBASE_AUTH_EMULATOR_HOST = `${auth.host}:${auth.port}`;
  if (firestore) env.FIRESTORE_EMULATOR_HOST = `${firestore.host}:${firestore.port}`;
  if (storage) {
    env.FIREBASE_STORAGE_EMULATOR_HOST = `${storage.host}:${storage.port}`;
    env.STORAGE_EMULATOR_HOST = `http://${storage.host}:${storage.port}`;
  }
  if (functions) env.VIDRIERA_FUNCTIONS_ORIGIN = `http://${functions.host}:${functions.port}`;
  if (hosting) {
    const ports = [hosting.port, ...(hosting.reservedPorts ?? [])];
    const origins = sites.map((site, i) => [site, `http://${hosting.host}:${ports[i]}`]);
    env.VIDRIERA_ORIGIN = `http://${hosting.host}:${hosting.port}`;
    env.VIDRIERA_SITES = JSON.stringify(Object.fromEntries(origins));
  }
  return env;
}
