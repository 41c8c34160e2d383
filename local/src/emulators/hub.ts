import { z } from '@vidriera/domain/zod-classic';

const QUICK_MS = 5000;
const EXPORT_MS = 60_000;

const Address = z.object({
  host: z.string(),
  port: z.number(),
  reservedPorts: z.array(z.number()).optional(),
});
const EmulatorAddresses = z.object({
  auth: Address.optional(),
  firestore: Address.optional(),
  functions: Address.optional(),
  hosting: Address.optional(),
  storage: Address.optional(),
});
const Refusal = z.object({ message: z.string() });
export type EmulatorAddresses = z.infer<typeof EmulatorAddresses>;

export async function runningEmulators(hub: string): Promise<EmulatorAddresses> {
  const answer = await fetch(`http://${hub}/emulators`, { signal: AbortSignal.timeout(QUICK_MS) });
  return EmulatorAddresses.parse(await answer.json());
}

/**
 * Exports every emulator's data to `folder`, replacing it.
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

function reasonIn(text: string): string {
  try {
    return Refusal.parse(JSON.parse(text)).message;
  } catch {
    return text.slice(0, 200); // not JSON: the server of the hub itself failed
  }
}

/** Returns the variables by which programs find a stack: Firebase's own and the project's. */
export function stackEnv(
  projectId: string,
  sites: string[],
  hub: string,
  emulators: EmulatorAddresses,
): Record<string, string> {
  const env: Record<string, string> = {
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
    FIREBASE_EMULATOR_HUB: hub,
    METADATA_SERVER_DETECTION: 'none',
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
