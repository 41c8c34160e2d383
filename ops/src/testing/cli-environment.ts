import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiOf } from './project.ts';

/** The Firebase CLI's names for the origins that a deployment calls (firebase-tools, lib/api.js), and the APIs that answer there. */
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
 * The environment in which the Firebase CLI calls the stand-in, and nobody but it: the APIs by their own names, since the CLI switches them on by
 * those, but without TLS, and by way of the stand-in as a proxy, which lets nothing through.
 * @param home a folder for what it writes down
 */
export function cliEnvironment(origin: string, home: string): NodeJS.ProcessEnv {
  const settings = join(home, '.config', 'configstore');
  mkdirSync(settings, { recursive: true });
  // It has just been told the news of the day, so it asks for none.
  const told = JSON.stringify({ motd: { fetched: Date.now() }, usage: false });
  writeFileSync(join(settings, 'firebase-tools.json'), told);
  const origins = Object.entries(ORIGINS).map(([name, api]) => [name, `http://${apiOf(api)}`]);
  return {
    PATH: process.env.PATH,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    NO_UPDATE_NOTIFIER: '1',
    CI: '1',
    FIREBASE_TOKEN: 'refresh',
    HTTP_PROXY: origin,
    HTTPS_PROXY: origin,
    npm_config_fetch_retries: '0', // the CLI has npm ask what the newest firebase-functions is
    ...Object.fromEntries(origins),
  };
}
