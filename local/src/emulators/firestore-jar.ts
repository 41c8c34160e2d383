import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { UserError } from '../cli/user-error.ts';
import type { JarReplacement } from './java-wrapper.ts';
import { canDownload, isDownloaded, officialJar } from './official-jars.ts';

export interface ChosenProgram {
  env: Record<string, string>;
  line: string;
  jars?: Record<string, JarReplacement>;
}

/** The SDK's jar has no main class in its manifest. */
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const IN_SDK = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

/**
 * Chooses a Firestore emulator.
 * Prefers the copy downloaded by firebase-tools, then the Google Cloud SDK's copy, then a new download.
 * @throws UserError when none is available
 */
export async function chooseFirestore(): Promise<ChosenProgram> {
  if (isDownloaded('firestore'))
    return { env: {}, line: 'Firestore emulator: the one firebase-tools downloaded' };
  const sdk = sdkJar();
  if (sdk) {
    return {
      env: { FIRESTORE_EMULATOR_BINARY_PATH: sdk },
      line: 'Firestore emulator: the Google Cloud SDK’s',
      jars: { [sdk]: { java: ['-cp', sdk, MAIN_CLASS] } },
    };
  }
  if (await canDownload('firestore')) {
    return { env: {}, line: 'Firestore emulator: firebase-tools downloads it now (60 MB, once)' };
  }
  throw new UserError(
    `The Firestore emulator is not on this machine and ${new URL(officialJar('firestore').url).host} does not answer: connect to the internet for the first start, or install the package google-cloud-cli-firestore-emulator, then try again.`,
  );
}

export function sdkJar(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return sdkFolders(env)
    .map((folder) => join(folder, IN_SDK))
    .find((jar) => existsSync(jar));
}

function sdkFolders(env: NodeJS.ProcessEnv): string[] {
  const named = env.CLOUDSDK_ROOT_DIR ? [env.CLOUDSDK_ROOT_DIR] : [];
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((gcloud) => existsSync(gcloud))
    .map((gcloud) => dirname(dirname(realpathSync(gcloud))));
  const parents = [
    '/usr/lib',
    '/usr/share',
    '/usr/local',
    '/usr/local/share',
    '/opt',
    '/opt/homebrew/share',
    homedir(),
  ];
  return [
    ...named,
    ...onPath,
    ...parents.map((parent) => join(parent, 'google-cloud-sdk')),
    '/snap/google-cloud-cli/current',
  ];
}
