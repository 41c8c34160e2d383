import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiHost } from './project.ts';

/** Variables of the Firebase CLI for the origins of APIs (firebase-tools, lib/api.js). */
const ORIGINS = {
  FIREBASE_TOKEN_URL: 'www',
  FIREBASE_API_URL: 'firebase',
  FIREBASE_HOSTING_API_URL: 'firebasehosting',
  FIREBASE_RESOURCEMANAGER_URL: 'cloudresourcemanager',
  FIREBASE_SERVICE_USAGE_URL: 'serviceusage',
  FIREBASE_FUNCTIONS_URL: 'cloudfunctions',
  FIREBASE_FUNCTIONS_V2_URL: 'cloudfunctions',
  FIREBASE_RUNTIMECONFIG_URL: 'runtimeconfig',
  FIREBASE_CLOUDBUILD_URL: 'cloudbuild',
  FIREBASE_CLOUDBILLING_URL: 'cloudbilling',
  FIREBASE_CLOUDSCHEDULER_URL: 'cloudscheduler',
  FIREBASE_PUBSUB_URL: 'pubsub',
  FIREBASE_RULES_URL: 'firebaserules',
  FIREBASE_STORAGE_URL: 'storage',
  FIREBASE_FIREBASESTORAGE_URL: 'firebasestorage',
  FIREBASE_EXT_URL: 'firebaseextensions',
  FIRESTORE_URL: 'firestore',
  ARTIFACT_REGISTRY_DOMAIN: 'artifactregistry',
  CLOUD_SECRET_MANAGER_URL: 'secretmanager',
  CLOUD_RUN_URL: 'run',
  CLOUD_RUN_API_URL: 'run',
  COMPUTE_URL: 'compute',
  EVENTARC_URL: 'eventarc',
};

/**
 * Returns an environment in which the Firebase CLI reaches only the fake APIs.
 * The CLI enables APIs by their host names, so requests keep those, without TLS, through the fake as a proxy.
 * @param home folder for the CLI's files
 */
export function cliEnvironment(origin: string, home: string): NodeJS.ProcessEnv {
  const settings = join(home, '.config', 'configstore');
  mkdirSync(settings, { recursive: true });
  // Skips the CLI's news request.
  const state = JSON.stringify({ motd: { fetched: Date.now() }, usage: false });
  writeFileSync(join(settings, 'firebase-tools.json'), state);
  const origins = Object.entries(ORIGINS).map(([name, api]) => [name, `http://${apiHost(api)}`]);
  return {
    PATH: process.env.PATH,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    NO_UPDATE_NOTIFIER: '1',
    CI: '1',
    FIREBASE_TOKEN: 'refresh',
    HTTP_PROXY: origin,
    HTTPS_PROXY: origin,
    npm_config_fetch_retries: '0', // the CLI asks npm for the newest firebase-functions
    ...Object.fromEntries(origins),
  };
}
