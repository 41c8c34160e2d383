import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The Firebase CLI's names for the origins that a deployment calls (firebase-tools, lib/api.js). */
const ORIGINS = [
  'FIREBASE_TOKEN_URL',
  'FIREBASE_API_URL',
  'FIREBASE_HOSTING_API_URL',
  'FIREBASE_RESOURCEMANAGER_URL',
  'FIREBASE_FUNCTIONS_URL',
  'FIREBASE_FUNCTIONS_V2_URL',
];

/** The environment in which the Firebase CLI calls the stand-in, and nobody but it. @param home a folder for what it writes down */
export function cliEnvironment(origin: string, home: string): NodeJS.ProcessEnv {
  const settings = join(home, '.config', 'configstore');
  mkdirSync(settings, { recursive: true });
  // It has just been told the news of the day, so it asks for none.
  const told = JSON.stringify({ motd: { fetched: Date.now() }, usage: false });
  writeFileSync(join(settings, 'firebase-tools.json'), told);
  return {
    PATH: process.env.PATH,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    NO_UPDATE_NOTIFIER: '1',
    CI: '1',
    FIREBASE_TOKEN: 'refresh',
    ...Object.fromEntries(ORIGINS.map((name) => [name, origin])),
  };
}
