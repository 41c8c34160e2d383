import { randomUUID } from 'node:crypto';
import { DEMO_OPERATOR } from '@vidriera/domain/site/demo-operator';
import { newClaimKey } from './claim-key.ts';
import { type EmulatorName, type FirebaseConfig, sitePorts } from './config.ts';

/** Variables that would connect an emulator to a real project, account or another stack. */
const DANGEROUS =
  /^(GOOGLE_APPLICATION_CREDENTIALS|FIREBASE_TOKEN|FIREBASE_CONFIG|FIREBASE_EMULATOR_HUB|GCLOUD_PROJECT|GOOGLE_CLOUD_PROJECT|.*_EMULATOR_HOST)$/;
const LOCAL = '127.0.0.1,localhost,::1';

/**
 * Concurrent requests and events; the emulator's default is 50. With 50, two cores exceed the 30 s start
 * timeout and requests are lost. A page takes at least two places: its own and one for its data.
 */
const MAX_CONCURRENT = 16;
/** For a short-lived Firestore emulator: half the work would be compiling, and 3 GB would be garbage. */
const JAVA = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** Returns the environment for the emulators, without variables that reach beyond this machine. */
export function emulatorsEnv(own: NodeJS.ProcessEnv, extra: Record<string, string>): NodeJS.ProcessEnv {
  const safe = Object.entries(own).filter(([name]) => !DANGEROUS.test(name));
  const noProxy = [own.NO_PROXY ?? own.no_proxy, LOCAL].filter(Boolean).join(',');
  return {
    ...Object.fromEntries(safe),
    NO_PROXY: noProxy,
    no_proxy: noProxy,
    JAVA_TOOL_OPTIONS: own.JAVA_TOOL_OPTIONS ?? JAVA,
    FUNCTIONS_EMULATOR_PARALLEL: `${MAX_CONCURRENT}`,
    FUNCTIONS_DISCOVERY_TIMEOUT: '120', // seconds; Firebase waits 10 for the functions' list
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none', // looking for Google's metadata server costs each function 3 s
    VIDRIERA_WEB_API_KEY: 'demo',
    VIDRIERA_LIMIT_SECRET: randomUUID(),
    VIDRIERA_CLAIM_KEY: newClaimKey(),
    VIDRIERA_CONFIRMED_MAIL: own.VIDRIERA_CONFIRMED_MAIL ?? 'off',
    ...DEMO_OPERATOR,
    ...extra,
  };
}

const urlAt = (port: number): string => `http://127.0.0.1:${port}`;

/** Returns the variables by which functions and other programs find a stack's sites and functions. */
export function originsEnv(config: FirebaseConfig) {
  const sites = sitePorts(config).map(({ site, port }) => [site, urlAt(port)]);
  return {
    VIDRIERA_ORIGIN: urlAt(config.emulators.hosting.port),
    VIDRIERA_SITES: JSON.stringify(Object.fromEntries(sites)),
    VIDRIERA_FUNCTIONS_ORIGIN: urlAt(config.emulators.functions.port),
  };
}

/** Returns the variables by which programs find a stack: Firebase's own and the project's. */
export function stackEnv(
  projectId: string,
  config: FirebaseConfig,
  only: readonly EmulatorName[],
): Record<string, string> {
  const { hub, auth, firestore, storage } = config.emulators;
  const hostOf = ({ port }: { port: number }): string => `127.0.0.1:${port}`;
  return {
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
    FIREBASE_EMULATOR_HUB: hostOf(hub),
    METADATA_SERVER_DETECTION: 'none',
    ...(only.includes('auth') && { FIREBASE_AUTH_EMULATOR_HOST: hostOf(auth) }),
    ...(only.includes('firestore') && { FIRESTORE_EMULATOR_HOST: hostOf(firestore) }),
    ...(only.includes('storage') && {
      FIREBASE_STORAGE_EMULATOR_HOST: hostOf(storage),
      STORAGE_EMULATOR_HOST: urlAt(storage.port),
    }),
    ...originsEnv(config),
  };
}
